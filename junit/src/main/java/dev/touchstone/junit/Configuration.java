package dev.touchstone.junit;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Finds settings: what the annotation says, then JUnit's configuration parameters, which include
 * system properties, then the environment.
 *
 * <p>With {@code touchstone.override=true} the annotation comes last, for tools that run properties
 * in another way than they are written.
 */
final class Configuration {
  private final Function<String, Optional<String>> parameters;
  private final @Nullable UnaryOperator<@Nullable String> environment;
  private final boolean override;

  /** Creates a configuration; without an environment it is that of the process. */
  Configuration(
      Function<String, Optional<String>> parameters,
      @Nullable UnaryOperator<@Nullable String> environment) {
    this.parameters = parameters;
    this.environment = environment;
    this.override = flag("override", false);
  }

  static Configuration of(Surroundings around) {
    return new Configuration(around, null);
  }

  /** Returns a setting; the annotation says "" where it leaves the setting open. */
  @Nullable
  Setting find(String name, String declared) {
    Setting said = declared.isEmpty() ? null : new Setting("@Property(" + name + ")", declared);
    if (said != null && !override) {
      return said;
    }
    Setting configured = configured(name);
    return configured == null ? said : configured;
  }

  /** Returns a setting of a claim that has settings of its own, which only these overrule. */
  @Nullable
  Setting overruling(String name, String declared) {
    return declared.isEmpty() && !override ? null : find(name, declared);
  }

  boolean flag(String name, boolean otherwise) {
    Setting setting = configured(name);
    return setting == null ? otherwise : setting.truth();
  }

  private @Nullable Setting configured(String name) {
    String parameter = parameters.apply("touchstone." + name).orElse("");
    if (!parameter.isBlank()) {
      return new Setting("touchstone." + name, parameter.strip());
    }
    String variable = variable(name);
    String text = environment == null ? System.getenv(variable) : environment.apply(variable);
    return text == null || text.isBlank() ? null : new Setting(variable, text.strip());
  }

  /** Returns the name of a setting in the environment. */
  static String variable(String name) {
    StringBuilder variable = new StringBuilder("TOUCHSTONE_");
    for (int i = 0; i < name.length(); i++) {
      char letter = name.charAt(i);
      if (Character.isUpperCase(letter)) {
        variable.append('_');
      }
      variable.append(Character.toUpperCase(letter));
    }
    return variable.toString();
  }
}
