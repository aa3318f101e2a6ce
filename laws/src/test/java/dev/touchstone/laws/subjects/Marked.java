package dev.touchstone.laws.subjects;

import dev.touchstone.laws.mark.Background;
import dev.touchstone.laws.mark.Function;
import dev.touchstone.laws.mark.Observer;
import java.util.TreeSet;

/** A bag of numbers that is compared by one method, with members that are not of interest. */
public final class Marked {
  private final TreeSet<Integer> numbers = new TreeSet<>();
  private int noise;

  @Background
  public Marked() {}

  @Function
  public void put(int number) {
    numbers.add(number);
    noise++;
  }

  @Observer
  public String contents() {
    return numbers.toString();
  }

  public int noise() {
    return noise;
  }
}
