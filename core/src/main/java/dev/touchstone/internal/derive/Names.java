package dev.touchstone.internal.derive;

/** What errors and reports call a type. */
public final class Names {
  private Names() {}

  /** Returns the name as it is written in source, with its package. */
  public static String of(Class<?> type) {
    String canonical = type.getCanonicalName();
    return canonical == null ? type.getTypeName() : canonical;
  }

  /** Returns the name without package and enclosing class. */
  public static String simple(Class<?> type) {
    String simple = type.getSimpleName();
    return simple.isEmpty() ? type.getTypeName() : simple;
  }
}
