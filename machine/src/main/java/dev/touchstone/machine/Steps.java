package dev.touchstone.machine;

import dev.touchstone.CaseHost;
import dev.touchstone.Derivation;
import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.machine.internal.Spread;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The quick form of a model: a class that holds the system and checks it in its own methods.
 *
 * <pre>{@code
 * final class QueueSteps {
 *   private final Deque<Integer> tested = new ArrayDeque<>();
 *   private final List<Integer> model = new ArrayList<>();
 *
 *   @Step void add(int n) { tested.add(n); model.add(n); }
 *
 *   @Step @When("notEmpty") void poll() { assertEquals(model.remove(0), tested.poll()); }
 *
 *   boolean notEmpty() { return !model.isEmpty(); }
 * }
 *
 * Machine.sequential(Steps.of(QueueSteps::new)).check();
 * }</pre>
 *
 * <p>Methods marked {@link Step} are commands, inherited ones too; parameters are derived from their types
 * and annotations, such as {@link dev.touchstone.Range}. A step fails by throwing. Results exist only in the class's own fields, so what a step needs is known while scripts
 * run: a step whose {@link When} says no is passed over.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Steps extends Model<Steps.Nothing, Object> {
  private final Supplier<?> maker;
  private final Class<?> type;
  private final String name;

  /**
   * The state of the quick form: none.
   *
   * @since 0.1
   */
  public record Nothing() {}

  private Steps(Supplier<?> maker, Class<?> type) {
    this.maker = maker;
    this.type = type;
    this.name = type.getSimpleName();
    List<Method> steps = new ArrayList<>(methods(type).values());
    steps.removeIf(method -> !method.isAnnotationPresent(Step.class));
    steps.sort(Comparator.comparingInt(Method::getParameterCount).thenComparing(Method::getName));
    steps.forEach(step -> declare(type, step));
  }

  /** Returns the methods of a class by name and parameters, its own before those it inherits. */
  private static Map<String, Method> methods(Class<?> type) {
    Map<String, Method> methods = new LinkedHashMap<>();
    for (Class<?> at = type; at != null && at != Object.class; at = at.getSuperclass()) {
      for (Method method : at.getDeclaredMethods()) {
        if (!method.isBridge()) {
          methods.putIfAbsent(
              method.getName() + Arrays.toString(method.getParameterTypes()), method);
        }
      }
    }
    return methods;
  }

  /** Returns the model of a class; each script gets a new instance. */
  public static Steps of(Supplier<?> maker) {
    return new Steps(maker, maker.get().getClass());
  }

  private void declare(Class<?> type, Method step) {
    step.setAccessible(true);
    Method when = when(type, step);
    Gen<Spread> arguments = arguments(type, step.getParameters());
    command(step.getName())
        .weight(step.getAnnotation(Step.class).weight())
        .args(Arg.<Nothing, Spread>any(arguments))
        .act((instance, values) -> take(instance, step, when, values));
  }

  private static @Nullable Method when(Class<?> type, Method step) {
    When named = step.getAnnotation(When.class);
    if (named == null) {
      return null;
    }
    Method when = methods(type).get(named.value() + "[]");
    if (when == null) {
      throw new IllegalModel("step " + step.getName() + " asks " + named.value() + "(), which "
          + type.getSimpleName() + " does not have");
    }
    if (when.getReturnType() != boolean.class) {
      throw new IllegalModel(type.getSimpleName() + "." + named.value() + " decides about step "
          + step.getName() + "; it must return a boolean");
    }
    when.setAccessible(true);
    return when;
  }

  private static Gen<Spread> arguments(Class<?> type, Parameter[] parameters) {
    List<Gen<?>> gens = new ArrayList<>();
    for (Parameter parameter : parameters) {
      gens.add(Derivation.standard().of(parameter, type));
    }
    return (Source source) -> {
      @Nullable Object[] values = new @Nullable Object[gens.size()];
      for (int i = 0; i < values.length; i++) {
        values[i] = source.from(gens.get(i));
      }
      return new Spread(Arrays.asList(values));
    };
  }

  private static void take(Object instance, Method step, @Nullable Method when, Spread arguments)
      throws Throwable {
    if (when == null || (boolean) invoke(instance, when)) {
      invoke(instance, step, arguments.values().toArray());
    }
  }

  private static Object invoke(Object instance, Method method, @Nullable Object... values)
      throws Throwable {
    try {
      Object given = method.invoke(instance, values);
      return given == null ? new Nothing() : given;
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause() == null ? thrown : thrown.getCause();
    }
  }

  @Override
  Model<?, ?> under(CaseHost host) {
    Class<?> other = host.relocate(type);
    return other == type ? this : new Steps(() -> Moved.of(other, host, type.getName()), other);
  }

  @Override
  protected Nothing initial() {
    return new Nothing();
  }

  @Override
  protected Object start() {
    return maker.get();
  }

  @Override
  protected String name() {
    return name;
  }
}
