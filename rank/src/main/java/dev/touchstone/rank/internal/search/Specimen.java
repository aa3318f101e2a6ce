package dev.touchstone.rank.internal.search;

import dev.touchstone.choice.Choices;

/**
 * A test together with the choices it was made of.
 *
 * @param value the test
 * @param choices its choices, by whose published order tests are compared
 * @param size the size it was drawn at
 */
public record Specimen<T>(T value, Choices choices, int size) implements Comparable<Specimen<T>> {
  @Override
  public int compareTo(Specimen<T> other) {
    return choices.compareTo(other.choices);
  }
}
