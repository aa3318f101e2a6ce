package dev.touchstone.junit;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Finds settings: what the annotation says, then JUnit's configuration parameters, which include
 * system properties, then the environment.
 *
 * <p>With {@code touchstone.override=true} the annotation comes last, for tools that run properties
 * in another way than they are written.
 */
final class Configuration {
  private static final String PREFIX = "touchstone.";

  private final Function<String, Optional<String>> parameters;
  private final UnaryOperator<@Nullable String> environment;
  private final boolean override;

  Configuration(
      Function<String, Optional<String>> parameters, UnaryOperator<@Nullable String> environment) {
    this.parameters = parameters;
    this.environment = environment;
    this.override = flag("override", false);
  }

  static Configuration of(ExtensionContext context) {
    return new Configuration(context::getConfigurationParameter, System::getenv);
  }

  /** Returns what is left of this configuration before others: all of it, or only annotations. */
  Configuration strongest() {
    return override ? this : new Configuration(name -> Optional.empty(), name -> null);
  }

  /** Returns a setting, read from text where the annotation does not say. */
  <T> Optional<T> value(String name, @Nullable T declared, Function<String, T> read) {
    Optional<T> said = Optional.ofNullable(declared);
    return override ? configured(name, read).or(() -> said) : said.or(() -> configured(name, read));
  }

  boolean flag(String name, boolean otherwise) {
    return configured(name, Configuration::truth).orElse(otherwise);
  }

  <T> Optional<T> configured(String name, Function<String, T> read) {
    Optional<String> parameter = parameters.apply(PREFIX + name);
    if (parameter.isPresent()) {
      return Optional.of(read(PREFIX + name, parameter.get().strip(), read));
    }
    String variable = variable(name);
    String text = environment.apply(variable);
    return text == null || text.isBlank()
        ? Optional.empty()
        : Optional.of(read(variable, text.strip(), read));
  }

  private static <T> T read(String where, String text, Function<String, T> read) {
    try {
      return read.apply(text);
    } catch (IllegalArgumentException wrong) {
      throw new IllegalProperty(where + " is '" + text + "': " + wrong.getMessage(), wrong);
    }
  }

  /** Returns the name of a setting in the environment. */
  static String variable(String name) {
    String words = name.replaceAll("([A-Z])", "_$1").toUpperCase(Locale.ROOT);
    return "TOUCHSTONE_" + words;
  }

  private static boolean truth(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "true", "on", "yes" -> true;
      case "false", "off", "no" -> false;
      default -> throw new IllegalArgumentException("give true or false");
    };
  }
}
