package dev.touchstone.junit;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.descriptor.AbstractTestDescriptor;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.hierarchical.Node;

/** A class with properties that return something, between its {@code BeforeAll} and AfterAll. */
final class PropertyClass extends AbstractTestDescriptor implements Node<EngineContext> {
  static final String ALONE = "class";
  static final String NESTED = "nested-class";

  private final List<Class<?>> chain;

  /** Creates a class that is the last of a chain of nested ones. */
  PropertyClass(TestDescriptor parent, List<Class<?>> chain) {
    super(
        parent
            .getUniqueId()
            .append(
                chain.size() == 1 ? ALONE : NESTED,
                chain.size() == 1 ? last(chain).getName() : last(chain).getSimpleName()),
        Marks.displayName(last(chain), last(chain).getSimpleName()),
        ClassSource.from(last(chain)));
    this.chain = chain;
  }

  private static Class<?> last(List<Class<?>> chain) {
    return chain.get(chain.size() - 1);
  }

  List<Class<?>> chain() {
    return chain;
  }

  private Class<?> type() {
    return last(chain);
  }

  /** Returns the chain down to a class nested in this one. */
  Optional<List<Class<?>>> nested(String simpleName) {
    for (Class<?> nested : StatingClasses.nested(type())) {
      if (nested.getSimpleName().equals(simpleName)) {
        List<Class<?>> longer = new ArrayList<>(chain);
        longer.add(nested);
        return Optional.of(List.copyOf(longer));
      }
    }
    return Optional.empty();
  }

  /** Returns the method that a segment of an identifier names. */
  Optional<Method> method(String segment) {
    for (Method method : StatingClasses.methods(type())) {
      if (PropertyTest.segment(method).equals(segment)) {
        return Optional.of(method);
      }
    }
    return Optional.empty();
  }

  @Override
  public Type getType() {
    return Type.CONTAINER;
  }

  @Override
  public Set<TestTag> getTags() {
    return Marks.tags(type(), getParent());
  }

  @Override
  public SkipResult shouldBeSkipped(EngineContext context) {
    return Marks.skipped(type());
  }

  @Override
  public EngineContext prepare(EngineContext context) {
    return context.inside(type());
  }

  @Override
  public EngineContext before(EngineContext context) {
    context.beforeAll();
    return context;
  }

  @Override
  public void after(EngineContext context) {
    context.afterAll();
  }
}
