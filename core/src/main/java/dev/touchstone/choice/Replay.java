package dev.touchstone.choice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Lets a recorded, possibly edited case decide.
 *
 * <p>A draw takes the next leaf of the current span if it is of the same kind, moved into the legal
 * range; otherwise it takes the simplest value and leaves the row where it is. A span descends into
 * the next child of the same label or else into nothing; what is left when it closes is dropped. A
 * fork is looked up by its key. A part that called itself off is passed over. In flat mode spans are
 * ignored and forced draws take no leaf. A value of a case that nobody edited is taken as it was.
 * Inside a hole chance decides.
 *
 * <p>A reference is looked up through the new number of its producer, which the producer's mark told;
 * where the producer is gone it means the oldest candidate. In flat mode there are no marks.
 */
final class Replay implements Chooser {
  private static final int[] NOTHING = {0, 0};

  private final Choices row;
  private final boolean flat;
  private final boolean edited;
  private final Lost lost;
  private final @Nullable Chooser chance;
  private final Deque<int[]> outer = new ArrayDeque<>();
  private final Set<Integer> taken = new HashSet<>();
  private final Map<Long, Long> renumbered = new HashMap<>();
  private long marked = -1;
  private int at;
  private int end;

  /** What is known about forks that were looked up and are not there. */
  private static final class Lost {
    final boolean replaced;
    boolean any;

    Lost(boolean replaced) {
      this.replaced = replaced;
    }
  }

  Replay(Choices row, boolean flat, boolean edited, @Nullable Chooser chance) {
    this(row, 0, row.length(), flat, edited, new Lost(false), chance);
  }

  /** Replays an edited row and puts the next fork that is left in the place of a lost one. */
  static Replay withForksRenamed(Choices row) {
    return new Replay(row, 0, row.length(), false, true, new Lost(true), null);
  }

  private Replay(
      Choices row,
      int from,
      int to,
      boolean flat,
      boolean edited,
      Lost lost,
      @Nullable Chooser chance) {
    this.row = row;
    this.at = from;
    this.end = to;
    this.flat = flat;
    this.edited = edited;
    this.lost = lost;
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
        && leaf.domain().kind() == domain.kind()
        && marks(leaf.domain()) == marks(domain)) {
      at++;
      if (domain instanceof ReferenceDomain references) {
        return references.marks() ? mark(references, leaf) : reference(references, leaf.value());
      }
      return leaf.domain().equals(domain) ? leaf.value() : domain.clip(leaf.index());
    }
    return domain.value(0);
  }

  private static boolean marks(Domain.Scalar domain) {
    return domain instanceof ReferenceDomain references && references.marks();
  }

  private long mark(ReferenceDomain domain, Choice.Word leaf) {
    marked = leaf.value();
    renumbered.put(marked, domain.value(0));
    return domain.value(0);
  }

  private long reference(ReferenceDomain domain, long recorded) {
    if (renumbered.isEmpty()) {
      return domain.value(domain.index(recorded));
    }
    Long producer = renumbered.get(recorded / ReferenceDomain.STRIDE);
    long now = producer == null
        ? -1
        : producer * ReferenceDomain.STRIDE + recorded % ReferenceDomain.STRIDE;
    return domain.has(now) ? now : domain.value(0);
  }

  /** Forgets the last mark: its producer called itself off. */
  @Override
  public void missed() {
    renumbered.remove(marked);
  }

  @Override
  public void calledOff() {
    missed();
  }

  @Override
  public boolean passesOver() {
    boolean off = at < end && row.label(at).equals(Recorder.CALLED_OFF);
    if (off) {
      at = row.end(at);
    }
    return off;
  }

  @Override
  public long bool(BoolDomain domain, double likely) {
    return chance != null && hole() ? chance.bool(domain, likely) : scalar(domain);
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
  public <T> T aside(long key, Supplier<T> part) {
    return chance != null && hole() ? chance.aside(key, part) : part.get();
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
  public boolean followsSpans() {
    return true;
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
        return fork(place);
      }
    }
    lost.any = true;
    for (int place = at; lost.replaced && place < end; place = row.end(place)) {
      if (row.at(place) instanceof Choice.Open open && open.fork() && taken.add(place)) {
        return fork(place);
      }
    }
    return Simplest.INSTANCE;
  }

  private Replay fork(int place) {
    if (place == at) {
      at = row.end(place);
    }
    return new Replay(row, place + 1, row.end(place) - 1, flat, edited, lost, null);
  }

  /** Returns whether a fork was asked for that the row does not have. */
  boolean lostFork() {
    return lost.any;
  }
}
