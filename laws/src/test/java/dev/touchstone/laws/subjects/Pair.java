package dev.touchstone.laws.subjects;

/** Two values of different types, which change places. */
public record Pair<A, B>(A first, B second) {
  public Pair<B, A> swapped() {
    return new Pair<>(second, first);
  }
}
