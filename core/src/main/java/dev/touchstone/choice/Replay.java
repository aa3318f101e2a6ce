package dev.touchstone.choice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Lets a recorded, possibly edited case decide.
 *
 * <p>A draw takes the next leaf of the current span if it is of the same kind, moved into the legal
 * range; otherwise it takes the simplest value and leaves the row where it is. A span descends into
 * the next child of the same label or else into nothing; what is left when it closes is dropped. A
 * fork is looked up by its key. In flat mode spans are ignored and forced draws take no leaf. A value
 * of a case that nobody edited is taken as it was. Inside a hole chance decides.
 */
final class Replay implements Chooser {
  private static final int[] NOTHING = {0, 0};

  private final Choices row;
  private final boolean flat;
  private final boolean edited;
  private final @Nullable Chooser chance;
  private final Deque<int[]> outer = new ArrayDeque<>();
  private final Set<Integer> taken = new HashSet<>();
  private int at;
  private int end;

  Replay(Choices row, boolean flat, boolean edited, @Nullable Chooser chance) {
    this(row, 0, row.length(), flat, edited, chance);
  }

  private Replay(
      Choices row, int from, int to, boolean flat, boolean edited, @Nullable Chooser chance) {
    this.row = row;
    this.at = from;
    this.end = to;
    this.flat = flat;
    this.edited = edited;
    this.chance = chance;
  }

  @Override
  public long scalar(Domain.Scalar domain) {
    if (flat && domain.forced()) {
      return domain.value(0);
    }
    if (chance != null && hole()) {
      return chance.scalar(domain);
    }
    if (at < end
        && row.at(at) instanceof Choice.Word leaf
        && leaf.domain().kind() == domain.kind()) {
      at++;
      return leaf.domain().equals(domain) ? leaf.value() : fit(domain, leaf);
    }
    return domain.value(0);
  }

  private static long fit(Domain.Scalar domain, Choice.Word leaf) {
    return domain instanceof ReferenceDomain references
        ? references.value(references.index(leaf.value()))
        : domain.clip(leaf.index());
  }

  @Override
  public Object compound(Domain.Compound domain) {
    if (flat && domain.forced()) {
      return domain.simplest();
    }
    if (chance != null && hole()) {
      return chance.compound(domain);
    }
    if (at < end
        && row.at(at) instanceof Choice.Thing leaf
        && leaf.domain().kind() == domain.kind()) {
      at++;
      return edited ? domain.clip(leaf.value()) : domain.again(leaf.value());
    }
    return domain.simplest();
  }

  @Override
  public int rounds(int min, int max) {
    return chance != null && hole() ? chance.rounds(min, max) : UNPLANNED;
  }

  @Override
  public long branch(BranchDomain domain, BranchDomain likely) {
    return chance != null && hole() ? chance.branch(domain, likely) : scalar(domain);
  }

  @Override
  public int attempts() {
    return chance != null && hole() ? chance.attempts() : 1;
  }

  @Override
  public void resize(int size) {
    if (chance != null) {
      chance.resize(size);
    }
  }

  private boolean hole() {
    return at < end && row.at(at) instanceof Choice.Redraw;
  }

  @Override
  public void open(String label) {
    if (flat || hole()) {
      outer.push(NOTHING);
      return;
    }
    boolean found = at < end && row.label(at).equals(label);
    int after = found ? row.end(at) : at;
    outer.push(new int[] {after, end});
    if (found) {
      at++;
      end = after - 1;
    } else {
      end = at;
    }
  }

  @Override
  public void close() {
    int[] before = outer.pop();
    if (before != NOTHING) {
      at = before[0];
      end = before[1];
    }
  }

  @Override
  public Chooser fork(Choice.Key key, Tape tape) {
    if (chance != null && hole()) {
      return chance.fork(key, tape);
    }
    for (int place = at; place < end; place = row.end(place)) {
      if (row.label(place).equals(key) && taken.add(place)) {
        if (place == at) {
          at = row.end(place);
        }
        return new Replay(row, place + 1, row.end(place) - 1, flat, edited, null);
      }
    }
    return Simplest.INSTANCE;
  }
}
