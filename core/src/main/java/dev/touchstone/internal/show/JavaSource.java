package dev.touchstone.internal.show;

import java.util.Collections;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A Java expression that makes a value anew.
 *
 * <p>The expression is ASCII. A mutable collection is made as one of its own class, so code that
 * changes its argument meets what it met when it failed.
 *
 * @param expression the expression, without a line break
 * @param imports the classes to import, by their full names
 */
public record JavaSource(String expression, SortedSet<String> imports) {
  private static final int LONGEST = 20_000;

  /** Makes the imports unmodifiable. */
  public JavaSource {
    imports = Collections.unmodifiableSortedSet(new TreeSet<>(imports));
  }

  /** Returns the expression of a value, or nothing where no expression of this kind makes it. */
  public static Optional<JavaSource> of(@Nullable Object value) {
    return of(value, null);
  }

  /** Returns the expression of a value in a class of a package; other classes may be out of reach. */
  public static Optional<JavaSource> of(@Nullable Object value, @Nullable String fromPackage) {
    try {
      SourceNames names = new SourceNames(fromPackage);
      String expression = new Expression(names, LONGEST).text(value);
      return Optional.of(new JavaSource(expression, names.imports()));
    } catch (Inexpressible none) {
      return Optional.empty();
    }
  }
}
