package dev.touchstone.cli.child;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.ParallelClaim;
import dev.touchstone.machine.SequentialClaim;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One of the two properties that a model states by itself; they are named like methods of its class.
 *
 * @param type the class of the model
 * @param parallel whether calls of several threads are judged, or scripts run call by call
 */
record ModelProperty(Class<?> type, boolean parallel) {
  private static final String PARALLEL = "parallel";
  private static final String SEQUENTIAL = "sequential";

  /** Returns the property of a class that a name stands for; "" is what the parameters ask for. */
  static Optional<ModelProperty> of(Class<?> type, String method, Map<String, String> parameters) {
    boolean named = method.equals(PARALLEL) || method.equals(SEQUENTIAL);
    if (!isModel(type) || !(named || method.isEmpty())) {
      return Optional.empty();
    }
    boolean asked = Boolean.parseBoolean(parameters.get("touchstone.parallel"));
    return Optional.of(new ModelProperty(type, named ? method.equals(PARALLEL) : asked));
  }

  private static boolean isModel(Class<?> type) {
    return Model.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
  }

  /** Returns whether the model can be made without being told anything. */
  boolean canBeMade() {
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.getParameterCount() == 0) {
        return true;
      }
    }
    return false;
  }

  private String method() {
    return parallel ? PARALLEL : SEQUENTIAL;
  }

  /** Returns the name the failure database knows the property by. */
  String id() {
    return type.getName() + "." + method() + "()";
  }

  /** Returns the name to check the property by. */
  String name() {
    return type.getName() + "#" + method();
  }

  /** Returns the claim, with those of the parameters that only models know. */
  Claim claim(Map<String, String> parameters) throws ReflectiveOperationException {
    if (!canBeMade()) {
      throw new NoSuchMethodException(type.getName() + " has no constructor without parameters;"
          + " give it one, or make a subclass that has");
    }
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Model<?, ?> model = (Model<?, ?>) constructor.newInstance();
    return parallel ? parallel(model, parameters) : sequential(model, parameters);
  }

  private static Claim sequential(Model<?, ?> model, Map<String, String> parameters) {
    SequentialClaim claim = Machine.sequential(model);
    String bugs = parameters.get("touchstone.bugs");
    claim = bugs == null ? claim : claim.bugs(Integer.parseInt(bugs));
    return Boolean.parseBoolean(parameters.get("touchstone.withKnownBugs"))
        ? claim.withKnownBugs()
        : claim;
  }

  private static Claim parallel(Model<?, ?> model, Map<String, String> parameters) {
    ParallelClaim claim = Machine.parallel(model);
    String order = parameters.get("touchstone.order");
    claim = order == null ? claim : claim.order(Order.valueOf(order.toUpperCase(Locale.ROOT)));
    String branches = parameters.get("touchstone.branches");
    claim = branches == null ? claim : claim.branches(Integer.parseInt(branches));
    String always = parameters.get("touchstone.alwaysShrinking");
    return always == null ? claim : claim.always(1, Integer.parseInt(always));
  }

  /** Returns a test that runs a failing script again. */
  String asTest(Verdict.Falsified falsified) {
    String name = type.getSimpleName() + "CaseTests";
    String home =
        type.getPackageName().isEmpty() ? "" : "package " + type.getPackageName() + ";\n\n";
    StringBuilder script = new StringBuilder();
    falsified
        .shrunk()
        .arguments()
        .forEach(shown -> shown
            .value()
            .lines()
            .forEach(line -> script.append("  // ").append(line).append('\n')));
    return home
        + """
        import dev.touchstone.machine.Machine;
        import org.junit.jupiter.api.Test;

        class %s {
        %s  @Test
          void fails() {
            Machine.%s(new %s()).replay("%s").orThrow();
          }
        }
        """.formatted(
                name, script, method(), String.valueOf(type.getCanonicalName()), falsified.token());
  }
}
