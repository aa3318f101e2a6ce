package dev.touchstone.laws;

import java.util.Set;
import java.util.stream.Collectors;

/** The parts of a class of tests that are the same whatever the laws are. */
final class JUnitFrame {
  private static final String IMPORTS = """
      import static org.junit.jupiter.api.Assertions.assertFalse;
      import static org.junit.jupiter.api.Assertions.assertTrue;

      import dev.touchstone.Claim;
      import dev.touchstone.FunctionShape;
      import dev.touchstone.Gen;
      import dev.touchstone.Source;
      import dev.touchstone.TypeRef;
      import dev.touchstone.choice.Alphabet;
      import java.lang.reflect.Array;
      import java.util.ArrayList;
      import java.util.List;
      import java.util.Map;
      import org.junit.jupiter.api.Test;

      """;

  private static final String END = """
        private static final int CASES = 1_000;
        private static final Object THREW = new Object();

        /** Code that makes a value, a new object each time. */
        private interface Made<T> {
          T get() throws Throwable;
        }

        private static <T> T undefined() {
          throw new IllegalStateException("undefined");
        }

        private static <T> T tried(Made<T> step) {
          try {
            T value = step.get();
            if (value instanceof Made<?> made) {
              made.get();
            }
            return value;
          } catch (Throwable refused) {
            return null;
          }
        }

        private static boolean same(Made<?> left, Made<?> right) {
          Object one = outcome(left);
          Object other = outcome(right);
          return one instanceof Comparable<?> && !hasEquals(one) && !hasEquals(other)
              ? ((Comparable<Object>) one).compareTo(other) == 0
              : one == null ? other == null : one.equals(other);
        }

        private static Object outcome(Made<?> side) {
          try {
            return seen(side.get());
          } catch (Throwable problem) {
            return THREW;
          }
        }

        private static boolean hasEquals(Object value) {
          try {
            return value.getClass().getMethod("equals", Object.class).getDeclaringClass()
                != Object.class;
          } catch (NoSuchMethodException missing) {
            return false;
          }
        }

        private static Object contents(Object value) {
          if (value == null) {
            return null;
          }
          List<Object> contents = new ArrayList<>();
          if (value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value); i++) {
              contents.add(contents(Array.get(value, i)));
            }
            return contents;
          }
          if (hasEquals(value) || value instanceof Comparable<?>) {
            return value;
          }
          if (value instanceof Iterable<?> elements) {
            elements.forEach(element -> contents.add(contents(element)));
            return contents;
          }
          return value instanceof Map<?, ?> map
              ? Map.copyOf(map)
              : value instanceof Number ? value.toString() : value;
        }

      """;

  private static final String BY_CLASS = """
        private static final class Raised extends RuntimeException {
          private static final long serialVersionUID = 1L;

          Raised(String name) {
            super(name);
          }
        }

        private static <T> T thrown(String name) {
          throw new Raised(name);
        }

      """;

  private JUnitFrame() {}

  /** Returns the imports, with those of some classes more. */
  static String imports(Set<String> more) {
    String lines = more.stream()
        .map("import %s;\n"::formatted)
        .filter(line -> !IMPORTS.contains(line))
        .collect(Collectors.joining());
    return IMPORTS.stripTrailing() + "\n" + lines + "\n";
  }

  /** Returns the end of the class, which may tell exceptions apart by class. */
  static String end(boolean byClass) {
    String named = "problem instanceof Raised ? problem.getMessage()"
        + " : problem.getClass().getName().replaceFirst(\".*[.]\", \"\")";
    return byClass
        ? END.replace("return THREW;", "return List.of(THREW, " + named + ");") + BY_CLASS
        : END;
  }
}
