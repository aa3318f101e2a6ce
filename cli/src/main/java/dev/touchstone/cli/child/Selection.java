package dev.touchstone.cli.child;

import static org.junit.platform.engine.discovery.ClassNameFilter.excludeClassNamePatterns;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClasspathRoots;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;
import static org.junit.platform.launcher.EngineFilter.includeEngines;

import dev.touchstone.junit.Property;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/** Turns an order into a request for JUnit: properties alone, and only those not done yet. */
record Selection(Order order, Roots roots) {
  private static final String[] ENGINES = {"junit-jupiter", "touchstone"};

  /** What was ordered is not there. */
  static final class Missing extends Exception {
    private static final long serialVersionUID = 1L;

    Missing(String message) {
      super(message);
    }
  }

  /** Returns what a model states by itself that a member of an order stands for. */
  static List<Stated> models(String member, Map<String, String> parameters, KeptExamples examples)
      throws Missing {
    int hash = member.indexOf('#');
    Class<?> type = type(hash < 0 ? member : member.substring(0, hash));
    String method = hash < 0 ? "" : member.substring(hash + 1);
    if (!ModelProperty.isModel(type)) {
      return List.of();
    }
    List<Stated> found = new ArrayList<>();
    ModelProperty.of(type, method, parameters).ifPresent(found::add);
    if (method.isEmpty() || method.equals(ExampleProperty.METHOD)) {
      examples.of(type.getName()).ifPresent(found::add);
    }
    if (found.isEmpty() && method.equals(ExampleProperty.METHOD)) {
      throw new Missing("no examples of " + type.getName() + " are kept; write some with"
          + " touchstone examples " + type.getName() + " --file " + KeptExamples.FOLDER + "/"
          + type.getSimpleName() + ".examples");
    }
    return found;
  }

  private static boolean isModel(String member) throws Missing {
    int hash = member.indexOf('#');
    return hash < 0
        ? ModelProperty.isModel(type(member))
        : ModelProperty.isModel(type(member.substring(0, hash)))
            && ModelProperty.WAYS.contains(member.substring(hash + 1));
  }

  /** Returns whether models are all that was ordered. */
  boolean isEmpty() throws Missing {
    return order.roots().isEmpty() && members().isEmpty();
  }

  private List<String> members() throws Missing {
    List<String> members = new ArrayList<>();
    for (String member : order.members()) {
      if (!isModel(member)) {
        members.add(member);
      }
    }
    return members;
  }

  LauncherDiscoveryRequest request() throws Missing {
    List<DiscoverySelector> selectors = new ArrayList<>();
    selectors.addAll(selectClasspathRoots(new LinkedHashSet<>(roots.paths())));
    for (String member : members()) {
      selectors.addAll(member(member));
    }
    LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request()
        .selectors(selectors)
        .filters(includeEngines(ENGINES), properties())
        .configurationParameters(order.parameters());
    String[] unread = roots.patterns().toArray(String[]::new);
    return unread.length == 0
        ? request.build()
        : request.filters(excludeClassNamePatterns(unread)).build();
  }

  private List<? extends DiscoverySelector> member(String member) throws Missing {
    int hash = member.indexOf('#');
    Class<?> type = type(hash < 0 ? member : member.substring(0, hash));
    if (hash < 0) {
      return List.of(selectClass(type));
    }
    String name = member.substring(hash + 1);
    List<Method> methods = ReflectionSupport.findMethods(
        type, Signature.of(name)::fits, HierarchyTraversalMode.TOP_DOWN);
    if (methods.isEmpty()) {
      throw new Missing(type.getName() + " has no method " + name);
    }
    if (order.isReplay() && order.only().isEmpty()) {
      checkSingle(type, name, methods);
    }
    return methods.stream().map(method -> selectMethod(type, method)).toList();
  }

  /** Refuses a name that several properties have: a token is a case of one of them. */
  private static void checkSingle(Class<?> type, String name, List<Method> methods) throws Missing {
    List<String> stating = methods.stream()
        .filter(method -> AnnotationSupport.isAnnotated(method, Property.class))
        .map(method -> new PropertyNames(type, method).name())
        .toList();
    if (stating.size() > 1) {
      throw new Missing(type.getName() + "#" + name + " is the name of " + stating.size()
          + " properties; say which: " + String.join(" or ", stating));
    }
  }

  private static Class<?> type(String name) throws Missing {
    Optional<Class<?>> type = ReflectionSupport.tryToLoadClass(name).toOptional();
    int dot = name.lastIndexOf('.');
    if (type.isEmpty() && dot > 0) {
      String nested = name.substring(0, dot) + "$" + name.substring(dot + 1);
      type = ReflectionSupport.tryToLoadClass(nested).toOptional();
    }
    return type.orElseThrow(() -> new Missing("there is no class " + name
        + " on the class path; name its folder or jar with --class-path"));
  }

  private PostDiscoveryFilter properties() {
    return found -> FilterResult.includedIf(isWanted(found));
  }

  private boolean isWanted(TestDescriptor found) {
    if (found.getSource().filter(MethodSource.class::isInstance).isEmpty()) {
      return true;
    }
    Optional<PropertyNames> names = PropertyNames.of(found.getSource());
    return names.isPresent()
        && (order.only().isEmpty() || order.only().equals(names.get().id()))
        && !isDone(found);
  }

  private boolean isDone(TestDescriptor found) {
    return order.done().contains(found.getUniqueId().toString())
        || found.getParent().filter(this::isDone).isPresent();
  }
}
