package dev.touchstone.cli.child;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.internal.database.FailureDatabase;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Order;
import dev.touchstone.machine.ParallelClaim;
import dev.touchstone.machine.SequentialClaim;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One of the two properties that a model states by itself; they are named like methods of its class.
 *
 * @param type the class of the model
 * @param parallel whether calls of several threads are judged, or scripts run call by call
 */
record ModelProperty(Class<?> type, boolean parallel) implements Stated {
  private static final String PARALLEL = "parallel";
  private static final String SEQUENTIAL = "sequential";
  static final Set<String> WAYS = Set.of(PARALLEL, SEQUENTIAL, ExampleProperty.METHOD);

  /** Returns the property of a class that a name stands for; "" is what the parameters ask for. */
  static Optional<ModelProperty> of(Class<?> type, String method, Map<String, String> parameters) {
    boolean named = method.equals(PARALLEL) || method.equals(SEQUENTIAL);
    if (!isModel(type) || !(named || method.isEmpty())) {
      return Optional.empty();
    }
    boolean asked = Boolean.parseBoolean(parameters.get("touchstone.parallel"));
    return Optional.of(new ModelProperty(type, named ? method.equals(PARALLEL) : asked));
  }

  static boolean isModel(Class<?> type) {
    return Model.class.isAssignableFrom(type) && !Modifier.isAbstract(type.getModifiers());
  }

  /** Returns whether the model can be made without being told anything. */
  boolean canBeMade() {
    return canBeMade(type);
  }

  private static boolean canBeMade(Class<?> type) {
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

  @Override
  public String id() {
    return type.getName() + "." + method() + "()";
  }

  @Override
  public String name() {
    return type.getName() + "#" + method();
  }

  @Override
  public boolean holds(Map<String, String> parameters) throws ReflectiveOperationException {
    Model<?, ?> model = made(type);
    Claim claim = parallel ? parallel(model, parameters) : sequential(model, parameters);
    Verdict verdict = settings(claim, parameters).check();
    new Teller().concluded(verdict);
    return verdict.passed();
  }

  /** Makes a model. */
  static Model<?, ?> made(Class<?> type) throws ReflectiveOperationException {
    if (!canBeMade(type)) {
      throw new NoSuchMethodException(type.getName() + " has no constructor without parameters;"
          + " give it one, or make a subclass that has");
    }
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    return (Model<?, ?>) constructor.newInstance();
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

  private Claim settings(Claim claim, Map<String, String> parameters) {
    Claim c = claim.listener(new Teller());
    String cases = parameters.get("touchstone.cases");
    c = cases == null ? c : c.cases(Integer.parseInt(cases));
    String seed = parameters.get("touchstone.seed");
    c = seed == null ? c : c.seed(seed);
    String replay = parameters.get("touchstone.replay");
    c = replay == null ? c : c.replay(replay);
    String limit = parameters.get("touchstone.caseTimeout");
    c = limit == null ? c : c.caseTimeout(millis(limit));
    String database = parameters.get("touchstone.database");
    return c.database(database == null ? FailureDatabase.USUAL : Path.of(database), id());
  }

  private static Duration millis(String limit) {
    return Duration.ofMillis(Long.parseLong(limit.substring(0, limit.indexOf(' '))));
  }

  @Override
  public String asTest(Verdict.Falsified falsified) {
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
