package dev.touchstone.junit;

import dev.touchstone.Claim;
import dev.touchstone.Listener;
import dev.touchstone.internal.run.Checker;
import dev.touchstone.internal.run.Settings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * Gives a claim the settings of a property.
 *
 * <p>Written without lambdas, which cost too much in the first test of a run.
 */
final class PropertySettings {
  private static final String FOLDER = ".touchstone/failures";

  private final PropertyMethod method;
  private final Property property;
  private final Configuration configuration;
  private final boolean own;

  /** Creates settings; those of a claim of the user's own yield to what the claim says. */
  PropertySettings(PropertyMethod method, Configuration configuration, boolean own) {
    this.method = method;
    this.property = method.property();
    this.configuration = configuration;
    this.own = own;
  }

  /** Returns the claim with all settings; its failing cases are kept under a name. */
  Claim apply(Claim claim, String id) {
    Claim changed = amounts(claim);
    changed = limits(changed);
    changed = where(changed, id);
    String label = claim.label().isEmpty() ? method.label() : "";
    return label.isEmpty() ? changed : changed.label(label);
  }

  /** Returns whether a report is wanted where all is well. */
  boolean reports() {
    return configuration.flag("report", false);
  }

  private Claim amounts(Claim claim) {
    Claim c = claim;
    Setting cases = setting("cases", property.cases(), 0);
    c = cases == null ? c : c.cases(cases.whole(1));
    Setting maxSize = setting("maxSize", property.maxSize(), -1);
    c = maxSize == null ? c : c.maxSize(maxSize.whole(0));
    Setting failures = setting("failures", property.failures(), 0);
    c = failures == null ? c : c.failures(failures.whole(1));
    Setting always = setting("always", property.always(), 0);
    c = always == null ? c : c.always(always.whole(1));
    Setting discards = setting("maxDiscards", property.maxDiscards(), 0);
    c = discards == null ? c : c.maxDiscards(discards.whole(1));
    Setting threads = setting("threads", property.threads(), 0);
    return threads == null ? c : c.parallel(threads.whole(1));
  }

  private Claim limits(Claim claim) {
    Claim c = claim;
    Setting within = setting("within", property.within());
    c = within == null ? c : c.within(within.time());
    Setting caseTimeout = setting("caseTimeout", property.caseTimeout());
    c = caseTimeout == null ? c : c.caseTimeout(caseTimeout.time());
    if (property.checkCoverage() || configuration.flag("checkCoverage", false)) {
      c = c.checkCoverage();
    }
    if (property.apart() || configuration.flag("apart", false)) {
      c = c.apart();
    }
    Setting explain = configuration.find("explain", "");
    c = explain == null ? c : c.explaining(explain.truth());
    boolean shrinks = property.shrink() && configuration.flag("shrink", true);
    return shrinks ? c : c.shrinking(0, Duration.ZERO);
  }

  private Claim where(Claim claim, String id) {
    Claim c = claim;
    Setting seed = configuration.find("seed", property.seed());
    c = seed == null ? c : seeded(c, seed);
    String token = token();
    Setting replay = configuration.find("replay", token == null ? "" : token);
    String replayed = replay == null ? token : replay.text();
    c = replayed == null ? c : c.replay(replayed);
    Setting listener = configuration.find("listener", "");
    c = listener == null ? c : c.listener(named(listener, Listener.class));
    Setting checker = configuration.find("checker", "");
    c = checker == null ? c : c.configured(new CheckedBy(named(checker, Checker.class)));
    Setting host = configuration.find("host", property.host());
    c = host == null ? c : c.host(host.text());
    Setting database = configuration.find("database", property.database());
    String folder = database == null ? FOLDER : database.text();
    return folder.equals("off") ? c : c.database(Path.of(folder), id);
  }

  private @Nullable Setting setting(String name, int declared, int open) {
    return setting(name, declared == open ? "" : Integer.toString(declared));
  }

  private @Nullable Setting setting(String name, String declared) {
    return own ? configuration.overruling(name, declared) : configuration.find(name, declared);
  }

  /** Returns what is to be replayed, or null; an empty token is one that cannot be read. */
  private @Nullable String token() {
    if (method.isPlain()) {
      return null;
    }
    Replay replay =
        AnnotationSupport.findAnnotation(method.method(), Replay.class).orElse(null);
    return replay == null ? null : replay.value();
  }

  private static Claim seeded(Claim claim, Setting seed) {
    try {
      return claim.seed(seed.text());
    } catch (IllegalArgumentException wrong) {
      throw seed.wrong(String.valueOf(wrong.getMessage()));
    }
  }

  private record CheckedBy(Checker checker) implements Consumer<Settings> {
    @Override
    public void accept(Settings settings) {
      settings.checker = checker;
    }
  }

  private static <T> T named(Setting setting, Class<T> wanted) {
    Class<?> type = ReflectionSupport.tryToLoadClass(setting.text())
        .toOptional()
        .orElseThrow(() -> setting.wrong("there is no such class"));
    if (wanted.isAssignableFrom(type)) {
      return wanted.cast(ReflectionSupport.newInstance(type));
    }
    throw setting.wrong("name a class that implements " + wanted.getName());
  }
}
