package dev.touchstone.choice;

import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Lets chance decide. */
final class Chance implements Chooser {
  private static final int ATTEMPTS = 100;
  private static final String AGAIN = "fork again";

  private final Dice own;
  private Dice dice;
  private TfRandom rest;
  private @Nullable Map<Choice.Key, Integer> uses;

  Chance(Dice dice) {
    this.own = dice;
    this.dice = dice;
    this.rest = dice.random();
  }

  /** Decides another case. */
  void restart(TfRandom random, int size, Shares shares) {
    own.restart(random, size, shares);
    dice = own;
    uses = null;
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

  /** Draws the values of a row that was opened on a tape; returns what they stand for. */
  <T> List<T> row(
      Domain.Scalar domain,
      int count,
      LongFunction<? extends T> shape,
      IntegerRows rows,
      Tape tape) {
    if (count >= IntegerRow.LEAST
        && domain instanceof IntegerDomain integers
        && IntegerRow.fits(integers, dice.size())) {
      return rows.of(integers).draw(dice, tape, count, shape);
    }
    List<T> list = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      long value = domain.sample(dice);
      tape.append(value);
      list.add(shape.apply(value));
    }
    return list;
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

  /** Asks for one in half of the cases in which a number would be a nasty constant. */
  @Override
  public long[] aim(long[][] aims) {
    int part = dice.part();
    int place = dice.shares().nasty(part) ? dice.shares().nastyPlace(part, 2 * aims.length) : -1;
    return place < 0 || place >= aims.length ? NO_AIM : aims[place];
  }

  @Override
  public int attempts() {
    return ATTEMPTS;
  }

  @Override
  public void beginPart() {
    rest = dice.swap(dice.split());
  }

  @Override
  public void endPart() {
    dice.swap(rest);
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
    if (key.name().equals("")) {
      return dice.split();
    }
    TfRandom place = place(key);
    return key.name() instanceof Long index ? place.child(index) : place.child((String) key.name());
  }

  /** Returns where a key is looked up: each time that it is used again, at another place. */
  private TfRandom place(Choice.Key key) {
    if (uses == null) {
      uses = new HashMap<>();
    }
    int use = uses.merge(key, 1, Integer::sum);
    return use == 1 ? dice.random() : dice.random().child(AGAIN).child(use);
  }
}
