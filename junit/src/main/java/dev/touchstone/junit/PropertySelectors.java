package dev.touchstone.junit;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectNestedMethod;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.NestedClassSelector;
import org.junit.platform.engine.discovery.NestedMethodSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/** Finds what a request asks for: classes, nested ones, methods, and what an earlier run named. */
final class PropertySelectors implements SelectorResolver {
  private static final StatingClasses STATING = new StatingClasses();

  @Override
  public Resolution resolve(ClassSelector selector, Context context) {
    return ofClass(chain(selector.getJavaClass()), context);
  }

  @Override
  public Resolution resolve(NestedClassSelector selector, Context context) {
    return ofClass(chain(selector.getEnclosingClasses(), selector.getNestedClass()), context);
  }

  @Override
  public Resolution resolve(MethodSelector selector, Context context) {
    return ofMethod(chain(selector.getJavaClass()), selector.getJavaMethod(), context);
  }

  @Override
  public Resolution resolve(NestedMethodSelector selector, Context context) {
    return ofMethod(
        chain(selector.getEnclosingClasses(), selector.getNestedClass()),
        selector.getMethod(),
        context);
  }

  @Override
  public Resolution resolve(UniqueIdSelector selector, Context context) {
    UniqueId id = selector.getUniqueId();
    UniqueId.Segment last = id.getLastSegment();
    return switch (last.getType()) {
      case PropertyClass.ALONE ->
        ReflectionSupport.tryToLoadClass(last.getValue())
            .toOptional()
            .map(type -> ofClass(List.of(type), context))
            .orElse(Resolution.unresolved());
      case PropertyClass.NESTED ->
        above(id, context)
            .flatMap(outer -> outer.nested(last.getValue()))
            .map(chain -> ofClass(chain, context))
            .orElse(Resolution.unresolved());
      case PropertyTest.SEGMENT ->
        above(id, context)
            .flatMap(home ->
                home.method(last.getValue()).map(method -> ofMethod(home.chain(), method, context)))
            .orElse(Resolution.unresolved());
      default -> Resolution.unresolved();
    };
  }

  private static Optional<PropertyClass> above(UniqueId id, Context context) {
    return context
        .resolve(selectUniqueId(id.removeLastSegment()))
        .filter(PropertyClass.class::isInstance)
        .map(PropertyClass.class::cast);
  }

  private static Resolution ofClass(List<Class<?>> chain, Context context) {
    if (!runs(chain) || !StatingClasses.states(last(chain))) {
      return Resolution.unresolved();
    }
    Optional<PropertyClass> added = chain.size() == 1
        ? context.addToParent(parent -> Optional.of(new PropertyClass(parent, chain)))
        : context.addToParent(
            () -> selector(chain.subList(0, chain.size() - 1)),
            parent -> Optional.of(new PropertyClass(parent, chain)));
    return added
        .map(found -> Resolution.match(Match.exact(found, () -> inside(chain))))
        .orElse(Resolution.unresolved());
  }

  private static Resolution ofMethod(List<Class<?>> chain, Method method, Context context) {
    if (!runs(chain) || !StatingClasses.isPassedOver(method)) {
      return Resolution.unresolved();
    }
    Optional<TestDescriptor> added = context.addToParent(
        () -> selector(chain),
        parent -> Optional.of(new PropertyTest(parent, last(chain), method)));
    return added.map(found -> Resolution.match(Match.exact(found))).orElse(Resolution.unresolved());
  }

  private static boolean runs(List<Class<?>> chain) {
    if (!STATING.test(chain.get(0))) {
      return false;
    }
    for (Class<?> nested : chain.subList(1, chain.size())) {
      if (!StatingClasses.isNested(nested)) {
        return false;
      }
    }
    return true;
  }

  private static Set<DiscoverySelector> inside(List<Class<?>> chain) {
    Set<DiscoverySelector> selectors = new LinkedHashSet<>();
    Class<?> type = last(chain);
    List<Class<?>> outer = chain.subList(0, chain.size() - 1);
    for (Method method : StatingClasses.methods(type)) {
      selectors.add(
          outer.isEmpty() ? selectMethod(type, method) : selectNestedMethod(outer, type, method));
    }
    for (Class<?> nested : StatingClasses.nested(type)) {
      selectors.add(selectNestedClass(chain, nested));
    }
    return selectors;
  }

  private static DiscoverySelector selector(List<Class<?>> chain) {
    return chain.size() == 1
        ? selectClass(chain.get(0))
        : selectNestedClass(chain.subList(0, chain.size() - 1), last(chain));
  }

  private static Class<?> last(List<Class<?>> chain) {
    return chain.get(chain.size() - 1);
  }

  private static List<Class<?>> chain(List<Class<?>> outer, Class<?> type) {
    List<Class<?>> chain = new ArrayList<>(outer);
    chain.add(type);
    return List.copyOf(chain);
  }

  private static List<Class<?>> chain(Class<?> type) {
    return StatingClasses.isNested(type)
        ? chain(chain(type.getEnclosingClass()), type)
        : List.of(type);
  }
}
