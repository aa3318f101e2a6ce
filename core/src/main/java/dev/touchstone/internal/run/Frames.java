package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.Overrun;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds user code in a stack, whatever an exception does when asked. */
public final class Frames {
  private static final String PROXY = "$Proxy";
  private static final List<String> STARTERS =
      List.of("org.junit.platform.engine.", "org.junit.platform.launcher.");
  private static final String ROOT = "dev.touchstone.";
  private static final Set<String> ROOMS = Set.of(
      "choice", "data", "internal", "random", "junit", "machine", "schedule", "space", "cli");
  private static final String[] LIBRARIES = {
    "java.",
    "javax.",
    "jdk.",
    "sun.",
    "com.sun.",
    "org.junit.",
    "org.opentest4j.",
    "org.assertj.",
    "org.hamcrest.",
    "com.google.common.truth.",
    "org.apache.maven.surefire."
  };

  private static final int DEEPEST = 32;
  private static final StackTraceElement[] NO_STACK = {};

  private Frames() {}

  /** Returns the identity of a failure. */
  public static Identity identity(Throwable thrown) {
    if (thrown instanceof ClaimIsFalse) {
      return Identity.FALSE;
    }
    if (thrown instanceof Finding finding) {
      return finding.identity();
    }
    Throwable root = root(thrown);
    String name = root.getClass().getName();
    if (root instanceof StackOverflowError || root instanceof OutOfMemoryError) {
      return new Identity(name, "", -1);
    }
    StackTraceElement[] stack = stack(root);
    StackTraceElement frame = stack.length == 0 ? wrapping(thrown) : userFrame(stack);
    return frame == null
        ? new Identity(name, stack.length == 0 ? Identity.UNKNOWN_PLACE : "", -1)
        : new Identity(
            name, frame.getClassName() + "." + plain(frame.getMethodName()), frame.getLineNumber());
  }

  /** Returns the first frame of the user's; what called the platform started the tests and is none. */
  private static @Nullable StackTraceElement userFrame(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      String name = frame == null ? ROOT : frame.getClassName();
      if (STARTERS.stream().anyMatch(name::startsWith)) {
        return null;
      }
      if (frame != null && user(name)) {
        return frame;
      }
    }
    return null;
  }

  /** Returns the place of the innermost exception around a root without a stack that has one. */
  private static @Nullable StackTraceElement wrapping(Throwable thrown) {
    StackTraceElement found = null;
    Throwable next = thrown;
    for (int depth = 0; depth < DEEPEST && next != null; depth++) {
      StackTraceElement frame = userFrame(stack(next));
      found = frame == null ? found : frame;
      next = cause(next);
    }
    return found;
  }

  /**
   * Returns the signal to the tool that others have wrapped, as futures and reflection do; or what
   * was thrown, where it wraps none.
   */
  static Throwable signal(Throwable thrown) {
    Throwable found = thrown;
    for (int depth = 0; depth < DEEPEST && found != null; depth++) {
      if (found instanceof Discarded || found instanceof Overrun || found instanceof Misuse) {
        return found;
      }
      found = cause(found);
    }
    return thrown;
  }

  private static Throwable root(Throwable thrown) {
    Throwable root = thrown;
    Throwable cause = cause(root);
    for (int depth = 0; depth < DEEPEST && cause != null; depth++) {
      root = cause;
      cause = cause(root);
    }
    return root;
  }

  private static @Nullable Throwable cause(Throwable thrown) {
    try {
      return thrown.getCause();
    } catch (Throwable hostile) {
      return null;
    }
  }

  private static StackTraceElement[] stack(Throwable thrown) {
    try {
      StackTraceElement @Nullable [] stack = thrown.getStackTrace();
      return stack == null ? NO_STACK : stack;
    } catch (Throwable hostile) {
      return NO_STACK;
    }
  }

  /** Strips the number the compiler gives a lambda, which moves when a file is edited. */
  private static String plain(String method) {
    int numbered = method.startsWith("lambda$") ? method.lastIndexOf('$') : -1;
    return numbered > 6 ? method.substring(7, numbered) : method;
  }

  /** Returns whether a class belongs to the user: neither ours nor of a library, nor a proxy. */
  public static boolean user(String className) {
    if (className.startsWith(PROXY, className.lastIndexOf('.') + 1)) {
      return false;
    }
    if (className.startsWith(ROOT)) {
      return !ours(className.substring(ROOT.length()));
    }
    for (String library : LIBRARIES) {
      if (className.startsWith(library)) {
        return false;
      }
    }
    return true;
  }

  private static boolean ours(String rest) {
    int nested = rest.indexOf('$');
    String outer = nested < 0 ? rest : rest.substring(0, nested);
    if (outer.endsWith("Tests") || outer.endsWith("TestCase")) {
      return false;
    }
    int dot = outer.indexOf('.');
    return dot < 0 || ROOMS.contains(outer.substring(0, dot));
  }

  /** Returns the caller's place in user code as text, found from the current stack. */
  public static String caller() {
    return StackWalker.getInstance()
        .walk(frames -> frames
            .filter(frame -> user(frame.getClassName()))
            .findFirst()
            .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
            .orElse("unknown place"));
  }
}
