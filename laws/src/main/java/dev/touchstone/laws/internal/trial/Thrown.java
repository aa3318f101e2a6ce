package dev.touchstone.laws.internal.trial;

/**
 * The outcome of a call that threw, where exceptions are told apart by their class.
 *
 * @param type the class of what was thrown
 */
public record Thrown(String type) {
  /** Returns the name of the class without its package. */
  public String simpleName() {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  /** Returns what the code of a constant throws that stands for this outcome. */
  public RuntimeException raised() {
    return new Raised(this);
  }

  static Thrown of(Throwable problem) {
    return problem instanceof Raised raised
        ? raised.thrown
        : new Thrown(problem.getClass().getName());
  }

  static boolean isConstant(Throwable problem) {
    return problem instanceof Raised;
  }

  /** Stands for an exception of any class. */
  private static final class Raised extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient Thrown thrown;

    Raised(Thrown thrown) {
      super(thrown.type(), null, false, false);
      this.thrown = thrown;
    }
  }
}
