package dev.touchstone.junit;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A property that returns something, as a test of our own engine. */
final class PropertyTest extends AbstractTestDescriptor implements Node<EngineContext> {
  static final String SEGMENT = "method";

  private final Class<?> type;
  private final Method method;

  PropertyTest(TestDescriptor parent, Class<?> type, Method method) {
    super(
        parent.getUniqueId().append(SEGMENT, segment(method)),
        Marks.displayName(method, signature(method, Class::getSimpleName)),
        MethodSource.from(type, method));
    this.type = type;
    this.method = method;
  }

  static String segment(Method method) {
    return signature(method, Class::getName);
  }

  private static String signature(Method method, Function<Class<?>, String> shown) {
    StringJoiner types = new StringJoiner(", ", method.getName() + "(", ")");
    for (Class<?> parameter : method.getParameterTypes()) {
      types.add(shown.apply(parameter));
    }
    return types.toString();
  }

  @Override
  public Type getType() {
    return Type.TEST;
  }

  @Override
  public Set<TestTag> getTags() {
    return Marks.tags(method, getParent());
  }

  @Override
  public SkipResult shouldBeSkipped(EngineContext context) {
    return Marks.skipped(method);
  }

  @Override
  public EngineContext execute(EngineContext context, DynamicTestExecutor others) {
    Returned.check(method);
    refuse(context);
    List<Object> instances = context.instances();
    Throwable thrown = null;
    try {
      LifecycleMethods.beforeEach(instances);
      new Returned(
              PropertyMethod.of(method, type), new EngineSurroundings(context, this, instances))
          .run();
    } catch (Throwable failed) {
      thrown = failed;
    }
    thrown = LifecycleMethods.afterEach(instances, thrown);
    if (thrown != null) {
      throw Thrown.unchecked(thrown);
    }
    return context;
  }

  private void refuse(EngineContext context) {
    Optional<String> beyond = JupiterOnly.of(method);
    for (Class<?> around : context.chain()) {
      beyond = beyond.or(() -> JupiterOnly.of(around, context.parameters()));
    }
    if (beyond.isPresent()) {
      throw Declarations.wrong(
          method,
          "returns " + method.getReturnType().getSimpleName()
              + ", so Jupiter does not run it and it would go without " + beyond.get() + "; "
              + Returned.wayOut(method));
    }
  }
}
