package dev.touchstone.junit;

import dev.touchstone.Claim;
import dev.touchstone.choice.Discarded;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.platform.commons.support.ReflectionSupport;
import org.opentest4j.TestAbortedException;

/** Checks what a property method returns: a claim, several claims, or the truth about one case. */
final class Returned {
  private final PropertyMethod method;
  private final Surroundings around;
  private final PropertyRun run;

  Returned(PropertyMethod method, Surroundings around) {
    this.method = method;
    this.around = around;
    this.run = new PropertyRun(method, around);
  }

  /** Refuses methods that cannot be run. */
  static void check(Method method) {
    int modifiers = method.getModifiers();
    if (Modifier.isPrivate(modifiers) || Modifier.isStatic(modifiers)) {
      String which = Modifier.isPrivate(modifiers) ? "private" : "static";
      throw wrong(method, "is " + which + ", so nobody runs it; remove '" + which + "'");
    }
    if (isTruth(method)) {
      checkDrawn(method);
    } else if (!isClaims(method.getReturnType())) {
      throw wrong(
          method,
          "returns " + method.getReturnType().getSimpleName()
              + "; return nothing, a boolean, a Claim, or a collection, stream or array of claims");
    } else if (method.getParameterCount() > 0) {
      throw wrong(
          method,
          "returns " + method.getReturnType().getSimpleName()
              + " and has parameters, which nobody supplies; let the claim draw what it needs, or "
              + wayOut(method));
    }
  }

  private static void checkDrawn(Method method) {
    for (Parameter parameter : method.getParameters()) {
      if (!PropertyParameters.drawn(parameter)) {
        throw wrong(
            method,
            "returns boolean, so Jupiter does not run it and nobody supplies parameter '"
                + parameter.getName() + "'; mark it @ForAll to have it drawn, or "
                + wayOut(method));
      }
    }
  }

  /** Returns how to state a property so that Jupiter runs it. */
  static String wayOut(Method method) {
    return isTruth(method)
        ? "make it void and assert"
        : "make it void, take a parameter 'Checks checks' and call checks.that(claim)";
  }

  private static IllegalProperty wrong(Method method, String what) {
    return Declarations.wrong(method, what);
  }

  private static boolean isTruth(Method method) {
    return method.getReturnType() == boolean.class || method.getReturnType() == Boolean.class;
  }

  /** Returns whether a method may return claims by its type. */
  static boolean isClaims(Class<?> type) {
    return Claim.class.isAssignableFrom(type)
        || Iterable.class.isAssignableFrom(type)
        || Stream.class.isAssignableFrom(type)
        || (type.isArray() && Claim.class.isAssignableFrom(type.getComponentType()));
  }

  void run() throws Throwable {
    if (isTruth(method.method())) {
      run.check(new MethodBody(method, places(), around));
    } else {
      checkClaims();
    }
  }

  private List<@Nullable Object> places() {
    List<@Nullable Object> places = new ArrayList<>();
    for (Class<?> type : method.method().getParameterTypes()) {
      places.add(PropertyParameters.placeholder(type));
    }
    return places;
  }

  private void checkClaims() {
    if (method.property().freshInstance()) {
      throw new IllegalProperty(
          method.name()
              + " asks for a fresh instance per case, but its claim is made once; remove freshInstance");
    }
    List<Claim> claims = claims(called());
    CaseHooks hooks = CaseHooks.of(around);
    for (int number = 1; number <= claims.size(); number++) {
      String which = claims.size() == 1 ? "" : "Claim %d of %d: ".formatted(number, claims.size());
      run.check(hooks.on(claims.get(number - 1)), number, which);
    }
  }

  private @Nullable Object called() {
    List<Object> instances = around.instances();
    try {
      return ReflectionSupport.invokeMethod(method.method(), instances.get(instances.size() - 1));
    } catch (Discarded discarded) {
      throw new TestAbortedException(discarded.site());
    }
  }

  private List<Claim> claims(@Nullable Object returned) {
    List<Claim> claims = new ArrayList<>();
    for (Object element : elements(returned)) {
      if (!(element instanceof Claim claim)) {
        throw new IllegalProperty(method.name() + " returned "
            + (element == null ? "null" : "a " + element.getClass().getName())
            + " where a Claim is wanted; return claims only");
      }
      claims.add(claim);
    }
    if (claims.isEmpty()) {
      throw new IllegalProperty(method.name() + " returned no claim; return at least one");
    }
    return claims;
  }

  private static List<@Nullable Object> elements(@Nullable Object returned) {
    List<@Nullable Object> elements = new ArrayList<>();
    if (returned instanceof Stream<?> stream) {
      try (stream) {
        stream.forEachOrdered(elements::add);
      }
    } else if (returned instanceof Iterable<?> several) {
      several.forEach(elements::add);
    } else if (returned != null && returned.getClass().isArray()) {
      for (int at = 0; at < Array.getLength(returned); at++) {
        elements.add(Array.get(returned, at));
      }
    } else {
      elements.add(returned);
    }
    return elements;
  }
}
