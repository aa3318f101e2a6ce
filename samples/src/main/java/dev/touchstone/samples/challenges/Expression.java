package dev.touchstone.samples.challenges;

import java.util.OptionalInt;

/** Sums and quotients of ints. */
public sealed interface Expression {
  /** A number. */
  record Literal(int number) implements Expression {
    @Override
    public String toString() {
      return Integer.toString(number);
    }
  }

  /** A sum. */
  record Sum(Expression left, Expression right) implements Expression {
    @Override
    public String toString() {
      return inner(left) + " + " + inner(right);
    }
  }

  /** A quotient. */
  record Quotient(Expression left, Expression right) implements Expression {
    @Override
    public String toString() {
      return inner(left) + " / " + inner(right);
    }
  }

  private static String inner(Expression expression) {
    return expression instanceof Literal ? expression.toString() : "(" + expression + ")";
  }

  /** Returns whether somewhere a number is divided by the literal 0. */
  default boolean dividesByLiteralZero() {
    if (this instanceof Sum sum) {
      return sum.left.dividesByLiteralZero() || sum.right.dividesByLiteralZero();
    }
    return this instanceof Quotient quotient
        && (quotient.right.equals(new Literal(0))
            || quotient.left.dividesByLiteralZero()
            || quotient.right.dividesByLiteralZero());
  }

  /** Returns the value, or nothing where a divisor is 0. */
  default OptionalInt value() {
    if (this instanceof Literal literal) {
      return OptionalInt.of(literal.number);
    }
    Expression left = this instanceof Sum sum ? sum.left : ((Quotient) this).left;
    Expression right = this instanceof Sum sum ? sum.right : ((Quotient) this).right;
    OptionalInt a = left.value();
    OptionalInt b = right.value();
    boolean defined = a.isPresent() && b.isPresent();
    if (!defined || (this instanceof Quotient && b.getAsInt() == 0)) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(
        this instanceof Sum ? a.getAsInt() + b.getAsInt() : a.getAsInt() / b.getAsInt());
  }
}
