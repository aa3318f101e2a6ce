package dev.touchstone.laws.internal.term;

/**
 * A head of terms: a function or constant of the signature, a variable, or one of the constants that
 * provers need.
 *
 * @param id the position in the vocabulary
 * @param role what it stands for
 * @param name how it is shown
 * @param arguments the types of its arguments
 * @param result the type of the terms it heads
 * @param rank the precedence: smaller ranks are simpler
 * @param call the code of a function
 * @param background whether laws that mention nothing else are known already
 */
@SuppressWarnings("ArrayRecordComponent") // symbols are equal by their number
public record Symbol(
    int id,
    Role role,
    String name,
    int[] arguments,
    int result,
    long rank,
    Call call,
    boolean background) {
  /** What a symbol stands for. */
  public enum Role {
    /** The constant of a type that throws. */
    UNDEFINED(0),
    /** A constant that a prover puts for a variable. */
    SKOLEM(1),
    /** A variable of the signature; a constant to provers. */
    VARIABLE(2),
    /** A function or constant of the signature. */
    FUNCTION(3),
    /** A variable of the laws inside a prover. */
    PATTERN(4);

    private final long level;

    Role(long level) {
      this.level = level;
    }

    /** Returns the place of the role in the precedence of symbols. */
    long level() {
      return level;
    }
  }

  /** Returns the number of arguments. */
  public int arity() {
    return arguments.length;
  }

  /** Returns whether this is a variable of the signature. */
  public boolean isVariable() {
    return role == Role.VARIABLE;
  }

  /** Returns whether this is a variable inside a prover. */
  public boolean isPattern() {
    return role == Role.PATTERN;
  }

  /** Returns whether this is a function or constant of the signature. */
  public boolean isFunction() {
    return role == Role.FUNCTION;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Symbol that && id == that.id;
  }

  @Override
  public int hashCode() {
    return id;
  }

  @Override
  public String toString() {
    return name;
  }
}
