package dev.touchstone.junit;

import dev.touchstone.Claim;
import dev.touchstone.Listener;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/** Gives a claim the settings of a property. */
final class PropertySettings {
  private static final String FOLDER = ".touchstone/failures";
  private static final int UNSHRUNK = 0;
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}) ?(ms|s|min|h)");

  private final PropertyMethod method;
  private final Configuration configuration;

  PropertySettings(PropertyMethod method, Configuration configuration) {
    this.method = method;
    this.configuration = configuration;
  }

  /** Gives a claim that was made for the property everything the configuration says. */
  Claim complete(Claim claim) {
    return where(numbers(claim, configuration)).label(method.label());
  }

  /** Gives a claim of the user's own what stands on the property, and leaves the rest to it. */
  Claim adopt(Claim claim) {
    Claim adopted = where(numbers(claim, configuration.strongest()));
    return claim.label().isEmpty() ? adopted.label(method.label()) : adopted;
  }

  /** Returns the claim with its failing cases kept under a name. */
  Claim keep(Claim claim, String id) {
    String folder = configuration
        .value("database", said(method.property().database()), text -> text)
        .orElse(FOLDER);
    return folder.equalsIgnoreCase("off") ? claim : claim.database(Path.of(folder), id);
  }

  /** Returns whether a report is wanted where all is well. */
  boolean reports() {
    return configuration.flag("report", false);
  }

  private Claim numbers(Claim claim, Configuration from) {
    Property property = method.property();
    Claim c = number(from, claim, "cases", property.cases(), 0, Claim::cases);
    c = number(from, c, "maxSize", property.maxSize(), -1, Claim::maxSize);
    c = number(from, c, "failures", property.failures(), 0, Claim::failures);
    c = number(from, c, "always", property.always(), 0, Claim::always);
    c = number(from, c, "maxDiscards", property.maxDiscards(), 0, Claim::maxDiscards);
    c = number(from, c, "threads", property.threads(), 0, Claim::parallel);
    c = text(from, c, "within", property.within(), (it, time) -> it.within(time(time)));
    c = text(from, c, "caseTimeout", property.caseTimeout(), (it, t) -> it.caseTimeout(time(t)));
    if (property.checkCoverage() || from.flag("checkCoverage", false)) {
      c = c.checkCoverage();
    }
    boolean shrinks = property.shrink() && from.flag("shrink", true);
    return shrinks ? c : c.shrinking(UNSHRUNK, Duration.ZERO);
  }

  private Claim where(Claim claim) {
    String token = AnnotationSupport.findAnnotation(method.method(), Replay.class)
        .map(Replay::value)
        .orElse("");
    Claim c = text(configuration, claim, "seed", method.property().seed(), Claim::seed);
    c = text(configuration, c, "replay", token, Claim::replay);
    return text(configuration, c, "listener", "", (it, name) -> it.listener(listener(name)));
  }

  private static Claim number(
      Configuration from,
      Claim claim,
      String name,
      int declared,
      int unset,
      BiFunction<Claim, Integer, Claim> set) {
    return from.value(
            name,
            declared == unset ? null : set.apply(claim, declared),
            text -> set.apply(claim, whole(text)))
        .orElse(claim);
  }

  private static Claim text(
      Configuration from,
      Claim claim,
      String name,
      String declared,
      BiFunction<Claim, String, Claim> set) {
    return from.value(
            name,
            declared.isEmpty() ? null : set.apply(claim, declared),
            text -> set.apply(claim, text))
        .orElse(claim);
  }

  private static @Nullable String said(String text) {
    return text.isEmpty() ? null : text;
  }

  private static int whole(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException wrong) {
      throw new IllegalArgumentException("give a whole number", wrong);
    }
  }

  private static Duration time(String text) {
    Matcher parts = TIME.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!parts.matches()) {
      throw new IllegalProperty("'" + text + "' is no time; give one such as 500 ms, 10 s, 2 min");
    }
    long amount = Long.parseLong(parts.group(1));
    return switch (parts.group(2)) {
      case "ms" -> Duration.ofMillis(amount);
      case "s" -> Duration.ofSeconds(amount);
      case "min" -> Duration.ofMinutes(amount);
      default -> Duration.ofHours(amount);
    };
  }

  private static Listener listener(String name) {
    try {
      Class<?> type = ReflectionSupport.tryToLoadClass(name)
          .getOrThrow(e -> new IllegalArgumentException("there is no such class", e));
      return (Listener) ReflectionSupport.newInstance(type);
    } catch (ClassCastException wrong) {
      throw new IllegalArgumentException("it is no " + Listener.class.getName(), wrong);
    }
  }
}
