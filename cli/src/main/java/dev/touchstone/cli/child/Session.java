package dev.touchstone.cli.child;

import static java.util.Objects.requireNonNull;

import dev.touchstone.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The one run of this JVM, for listeners that JUnit makes by name.
 *
 * @param frames where everything is told
 * @param pulse how far it has come
 * @param asTest whether a failing case is wanted as a test
 * @param failed what was found to fail
 */
record Session(Frames frames, Pulse pulse, boolean asTest, FailedVerdicts failed) {
  private static volatile @Nullable Session only;
  private static final ThreadLocal<@Nullable Property> RUNNING = new ThreadLocal<>();

  /**
   * A property that is run.
   *
   * @param key what JUnit calls it
   * @param asTest prints a failing case of it as a test
   */
  record Property(String key, Function<Verdict.Falsified, String> asTest) {}

  /** Tells which properties there are. */
  void tellPlan(List<Map<String, Object>> properties) {
    frames.put("plan", Frames.fields("properties", properties));
  }

  /** Tells which classes cannot be loaded. */
  void tellUnread(List<Unread> classes) {
    classes.forEach(odd -> frames.put("unread", odd.fields()));
  }

  /** Returns how a plan tells of a property. */
  static Map<String, Object> planned(String key, String id, String name) {
    return Frames.fields("key", key, "id", id, "name", name);
  }

  /** Tells that a property begins; returns how much was printed before. */
  long tellStarted(String key) {
    long printed = pulse.printed();
    frames.put("started", Frames.fields("key", key, "printed", printed));
    return printed;
  }

  /** Tells a verdict on a property. */
  void tellVerdict(String key, Map<String, Object> verdict) {
    Map<String, Object> fields = Frames.fields("key", key);
    fields.putAll(verdict);
    frames.put("verdict", fields);
  }

  /** Tells how a property ended, and what was printed since it began. */
  void tellFinished(String key, String status, String message, long printedBefore) {
    frames.put(
        "finished",
        Frames.fields(
            "message", message,
            "key", key,
            "status", status,
            "printed", pulse.printed() - printedBefore,
            "output", pulse.tail(printedBefore)));
  }

  /** Tells of a failure that is none of a property, because those it is around have ended. */
  void tellAlone(String key, String name, String headline, String message) {
    String own = key + "/alone";
    tellPlan(List.of(planned(own, name, name)));
    tellVerdict(own, Frames.fields("verdict", "error", "headline", headline));
    tellFinished(own, "FAILED", message, pulse.printed());
  }

  void begin() {
    only = this;
  }

  static Session only() {
    return requireNonNull(only, "no run has begun");
  }

  /** Notes what this thread runs: a property, or nothing any more. */
  static void running(@Nullable Property property) {
    RUNNING.set(property);
  }

  static Optional<Property> running() {
    return Optional.ofNullable(RUNNING.get());
  }
}
