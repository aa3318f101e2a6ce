package dev.touchstone.cli.child;

import dev.touchstone.Identity;
import dev.touchstone.internal.run.ClaimIsFalse;
import dev.touchstone.internal.run.Misuse;
import dev.touchstone.junit.Checks;
import dev.touchstone.junit.ForAll;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.platform.commons.support.AnnotationSupport;

/** The verdict on a property that draws nothing, from what its only run threw. */
final class OnlyRun {
  private static final Set<Class<?>> TRUTHS = Set.of(void.class, boolean.class, Boolean.class);

  private OnlyRun() {}

  /** Returns the verdict; nothing where the property states claims, or was not reached. */
  static Optional<Map<String, Object>> verdict(Method method, Throwable thrown) {
    boolean states = TRUTHS.contains(method.getReturnType())
        && Stream.of(method.getParameters()).noneMatch(OnlyRun::isChecked);
    return states && !(thrown instanceof Misuse) && isOf(method, thrown)
        ? Optional.of(falsified(thrown))
        : Optional.empty();
  }

  private static boolean isChecked(Parameter parameter) {
    return parameter.getType() == Checks.class
        || AnnotationSupport.isAnnotated(parameter, ForAll.class);
  }

  private static boolean isOf(Method method, Throwable thrown) {
    return thrown.getCause() instanceof ClaimIsFalse
        || Stream.of(thrown.getStackTrace()).anyMatch(frame -> isOf(method, frame));
  }

  private static boolean isOf(Method method, StackTraceElement frame) {
    return frame.getClassName().equals(method.getDeclaringClass().getName())
        && frame.getMethodName().equals(method.getName());
  }

  private static Map<String, Object> falsified(Throwable thrown) {
    Identity identity = identity(thrown);
    String place = identity.line() < 0 ? "" : " at " + identity.place() + ":" + identity.line();
    String because = Thrown.text(thrown).replace("\n", "\n    ") + place;
    return Frames.fields(
        "verdict",
        "falsified",
        "cases",
        1,
        "identity",
        identity.toString(),
        "thrown",
        Thrown.text(thrown),
        "report",
        "Falsified in its only run, for it has no arguments\n  because: " + because);
  }

  private static Identity identity(Throwable thrown) {
    return thrown.getCause() instanceof ClaimIsFalse
        ? Identity.FALSE
        : dev.touchstone.internal.run.Frames.identity(thrown);
  }
}
