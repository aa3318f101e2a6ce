package dev.touchstone.choice;

import dev.touchstone.random.TfRandom;
import java.util.function.Supplier;

/** Lets chance decide. */
final class Chance implements Chooser {
  private static final int ATTEMPTS = 100;

  private Dice dice;

  Chance(Dice dice) {
    this.dice = dice;
  }

  @Override
  public long scalar(Domain.Scalar domain) {
    return domain.sample(dice);
  }

  @Override
  public Object compound(Domain.Compound domain) {
    return domain.sample(dice);
  }

  @Override
  public int rounds(int min, int max) {
    return Lengths.sample(min, max, dice);
  }

  @Override
  public long branch(BranchDomain domain, BranchDomain likely) {
    return likely.sample(dice);
  }

  @Override
  public long bool(BoolDomain domain, double likely) {
    return domain.probability() == likely
        ? domain.sample(dice)
        : new BoolDomain(likely).sample(dice);
  }

  @Override
  public int attempts() {
    return ATTEMPTS;
  }

  @Override
  public <T> T apart(Supplier<T> part) {
    TfRandom rest = dice.swap(dice.split());
    T value = part.get();
    dice.swap(rest);
    return value;
  }

  @Override
  public <T> T aside(long key, Supplier<T> part) {
    Dice main = dice;
    dice = main.aside(key);
    T value = part.get();
    dice = main;
    return value;
  }

  @Override
  public void resize(int size) {
    dice.resize(size);
  }

  @Override
  public Chooser fork(Choice.Key key, Tape tape) {
    return new Chance(new Dice(child(key), tape, dice.size()));
  }

  private TfRandom child(Choice.Key key) {
    if (key.name() instanceof Long index) {
      return dice.random().child(index);
    }
    String label = (String) key.name();
    return label.isEmpty() ? dice.split() : dice.random().child(label);
  }
}
