package dev.touchstone.choice;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The source behind every case: asks a chooser and records the answer.
 *
 * <p>One recorder serves many cases of one thread, one after the other.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class Recorder implements Source {
  /** The label of a repetition. */
  public static final String REPETITION = "repetition";

  /** The label of the rounds of a repetition. */
  public static final String ELEMENT = "element";

  /** The label of the commands of a script: like elements, they start with whether to go on. */
  public static final String COMMAND = "command";

  /** The label of the arguments of a claim. */
  public static final String ARGUMENT = "argument";

  /** The key of the empty fork that stands for a part that called itself off. */
  public static final Choice.Key CALLED_OFF = new Choice.Key("called off");

  private static final int MISSES = 100;
  private static final int MOST_CHOICES = 2_000_000;
  private static final int STRETCH = 8;
  private static final int SLACK = 64;

  private Tape tape = new Tape();
  private final Counter counter;
  private final IntegerRows rows;
  private @Nullable Chance chance;
  private Chooser chooser = Simplest.INSTANCE;
  private boolean follows;
  private int size;
  private int depth;
  private int reach;

  /** Returns whether a span of a label is one of a row that goes on as long as each says so. */
  public static boolean rowMember(Object label) {
    return label.equals(ELEMENT) || label.equals(COMMAND);
  }

  /** Creates a recorder; one of the {@code start} methods readies it for a case. */
  public Recorder() {
    this(new Counter(), new IntegerRows());
  }

  private Recorder(Counter counter, IntegerRows rows) {
    this.counter = counter;
    this.rows = rows;
  }

  /** Starts a random case. */
  public void startRandom(TfRandom random, int caseSize, boolean veryNasty) {
    if (chance == null) {
      chance = new Chance(new Dice(random, tape, caseSize));
    }
    chance.restart(random, caseSize, veryNasty ? Shares.VERY_NASTY : Shares.USUAL);
    start(chance, caseSize, MOST_CHOICES);
  }

  /** Starts the case of only simplest values. */
  public void startSimplest(int caseSize) {
    start(Simplest.INSTANCE, caseSize, MOST_CHOICES);
  }

  /** Starts the replay of choices as they were recorded. */
  public void startReplay(Choices choices, int caseSize) {
    start(new Replay(choices, false, false, null), caseSize, limit(choices));
  }

  /** Starts the replay of choices that were stored without their spans and forced draws. */
  public void startStored(Choices choices, int caseSize) {
    start(new Replay(choices, true, false, null), caseSize, MOST_CHOICES);
  }

  /** Starts the replay of edited choices. */
  public void startEdited(Choices choices, int caseSize) {
    start(new Replay(choices, false, true, null), caseSize, limit(choices));
  }

  /** Starts the replay of edited choices; a fork of another key takes the place of a lost one. */
  public void startRenamed(Choices choices, int caseSize) {
    start(Replay.withForksRenamed(choices), caseSize, limit(choices));
  }

  /** Starts the replay of edited choices without regard to spans. */
  public void startFlat(Choices choices, int caseSize) {
    start(new Replay(choices, true, true, null), caseSize, limit(choices));
  }

  /** Starts the replay of recorded choices with fresh values where they have holes. */
  public void startFilling(Choices choices, int caseSize, TfRandom random) {
    Chance filling = new Chance(new Dice(random, tape, caseSize));
    start(new Replay(choices, false, true, filling), caseSize, MOST_CHOICES);
  }

  /** Starts a case that a walk over all cases decides. */
  public void startWalk(Walk walk, int caseSize) {
    start(walk, caseSize, MOST_CHOICES);
  }

  /** Starts a case by which the number of all cases is guessed. */
  public void startGuess(Guess guess, int caseSize) {
    start(guess, caseSize, MOST_CHOICES);
  }

  private static int limit(Choices choices) {
    return STRETCH * choices.leaves() + SLACK;
  }

  private void start(Chooser next, int caseSize, int limit) {
    chooser = next;
    follows = next.followsSpans();
    size = caseSize;
    depth = caseSize;
    reach = Integer.MAX_VALUE;
    counter.left = limit;
    tape.wind();
  }

  /** Returns the choices recorded so far. */
  public Choices choices() {
    return tape.cut();
  }

  /** Returns where in the case a draw would be made now: the open spans, such as {@code [2]/left}. */
  public String path() {
    StringBuilder path = new StringBuilder();
    tape.path(path);
    return path.toString();
  }

  /** Returns whether forks were taken, which may go on drawing after the arguments are made. */
  public boolean forked() {
    return tape.forked();
  }

  /** Returns whether a fork was asked for that the replayed choices do not have. */
  public boolean lostFork() {
    return chooser instanceof Replay replay && replay.lostFork();
  }

  @Override
  public long draw(Domain.Scalar domain) {
    counter.spend();
    long value = chooser.scalar(domain);
    tape.scalar(domain, value);
    return value;
  }

  @Override
  public Object draw(Domain.Compound domain) {
    counter.spend();
    Object value = chooser.compound(domain);
    tape.compound(domain, value);
    return value;
  }

  @Override
  public int branch(BranchDomain domain, BranchDomain likely) {
    counter.spend();
    long value = chooser.branch(domain, likely);
    tape.scalar(domain, value);
    return (int) value;
  }

  @Override
  public boolean bool(BoolDomain domain, double likely) {
    counter.spend();
    long value = chooser.bool(domain, likely);
    tape.scalar(domain, value);
    return value == 1;
  }

  /** Returns whether a part called itself off, so that other choices might have been recorded. */
  public boolean calledOff() {
    return tape.hasCalledOff();
  }

  /**
   * Draws a part that may call itself off. A member of a row is then gone without a trace, for the row
   * does without it; of any other part the outcome is recorded, for the value may depend on it.
   */
  @Override
  public boolean attempt(int times, Predicate<? super Source> part) {
    boolean member = false;
    int attempts = chooser.passesOver() ? 0 : Math.min(times, chooser.attempts());
    for (int attempt = 0; attempt < attempts; attempt++) {
      long mark = tape.mark();
      if (part.test(this)) {
        return true;
      }
      member = tape.memberSince(mark);
      tape.rewind(mark);
    }
    if (member) {
      chooser.missed();
    } else {
      tape.calledOff();
      chooser.calledOff();
    }
    return false;
  }

  @Override
  public <T> T aimed(Gen<T> gen, long[]... aims) {
    long[] aim = chooser.aim(aims);
    if (aim.length == 0) {
      return gen.generate(this);
    }
    Chooser before = chooser;
    chooser = new Aimed(aim, before);
    try {
      return gen.generate(this);
    } finally {
      chooser = before;
    }
  }

  @Override
  public <T> T from(Gen<T> gen) {
    return gen.generate(this);
  }

  @Override
  public <T> T span(String label, Gen<T> gen) {
    if (label == null) {
      throw new IllegalGenerator("a span without a label; give a text");
    }
    open(label);
    T value = gen.generate(this);
    close();
    return value;
  }

  /** Draws an argument of a claim, with random bits of its own. */
  public Object argument(Gen<?> gen) {
    open(ARGUMENT);
    chooser.beginPart();
    Object value = gen.generate(this);
    chooser.endPart();
    close();
    return value;
  }

  @Override
  public <T> T aside(long key, Gen<T> gen) {
    Tape main = tape;
    tape = main.inset();
    try {
      return chooser.aside(key, () -> gen.generate(this));
    } finally {
      tape = main;
    }
  }

  private void open(String label) {
    tape.open(label);
    if (follows) {
      chooser.open(label);
    }
  }

  private void close() {
    tape.close();
    if (follows) {
      chooser.close();
    }
  }

  @Override
  public void repeat(int min, int max, IntPredicate round) {
    checkRounds(min, max);
    open(REPETITION);
    int planned = planned(min, max);
    int counted = 0;
    int missed = 0;
    while (counted < max && element(planned, counted + missed, counted < min)) {
      if (round.test(counted)) {
        counted++;
      } else {
        missed++;
        chooser.missed();
        if (missed > MISSES + counted) {
          giveUp(min, counted);
          break;
        }
      }
    }
    closeElements(max);
  }

  @Override
  public <T> List<T> list(int min, int max, Domain.Scalar domain, LongFunction<? extends T> shape) {
    checkRounds(min, max);
    open(REPETITION);
    int planned = planned(min, max);
    List<T> list = planned > 0 && chooser instanceof Chance chance
        ? row(planned, min, domain, shape, chance)
        : new ArrayList<>();
    for (int round = list.size(); round < max && element(planned, round, round < min); round++) {
      list.add(shape.apply(draw(domain)));
    }
    closeElements(max);
    return list;
  }

  private <T> List<T> row(
      int count, int min, Domain.Scalar domain, LongFunction<? extends T> shape, Chance chance) {
    counter.spend(2 * count);
    tape.openRow(domain, min);
    return chance.row(domain, count, shape, rows, tape);
  }

  private static void checkRounds(int min, int max) {
    if (min < 0 || min > max) {
      throw new IllegalGenerator("a repetition of " + min + ".." + max
          + " rounds; give the lower number first, 0 or more");
    }
  }

  private int planned(int min, int max) {
    return chooser.rounds(min, Math.min(max, Math.max(min, reach)));
  }

  private void closeElements(int max) {
    if (max > 0) {
      close();
    }
    close();
  }

  private static void giveUp(int min, int counted) {
    if (counted < min) {
      throw Discarded.at(min + " values that count, of which fewer were found"
          + " (ask for fewer, or let more of them differ or be accepted)");
    }
  }

  /** Closes the element before, opens another one and returns whether it holds a value. */
  private boolean element(int planned, int rounds, boolean must) {
    if (follows) {
      follow(rounds);
    }
    counter.spend();
    BoolDomain domain = must ? BoolDomain.ALWAYS : BoolDomain.FAIR;
    long more =
        planned == Chooser.UNPLANNED ? chooser.scalar(domain) : must || rounds < planned ? 1 : 0;
    tape.element(rounds == 0, domain, more);
    return more == 1;
  }

  private void follow(int rounds) {
    if (rounds > 0) {
      chooser.close();
    }
    chooser.open(ELEMENT);
  }

  @Override
  public <T> T accepted(Gen<T> gen, Predicate<? super T> accepted, Object site) {
    int attempts = chooser.attempts();
    for (int attempt = 0; attempt < attempts; attempt++) {
      long mark = tape.mark();
      T value = gen.generate(this);
      if (accepted.test(value)) {
        return value;
      }
      tape.rewind(mark);
    }
    throw Discarded.at(site);
  }

  @Override
  public Source fork(long key) {
    return fork(new Choice.Key(key));
  }

  @Override
  public Source fork(String key) {
    if (key.isEmpty()) {
      throw new IllegalGenerator("a fork with an empty key; give a name or use fork()");
    }
    return fork(new Choice.Key(key));
  }

  @Override
  public Source fork() {
    return fork(new Choice.Key(""));
  }

  private Source fork(Choice.Key key) {
    Recorder child = new Recorder(counter, rows);
    child.chooser = chooser.fork(key, child.tape);
    child.follows = child.chooser.followsSpans();
    child.size = size;
    child.depth = depth;
    child.reach = reach;
    tape.fork(new Tape.Fork(key, child.tape));
    return child;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int depth() {
    return depth;
  }

  @Override
  public <T> T atDepth(int newDepth, Gen<T> gen) {
    int outerDepth = depth;
    int outerReach = reach;
    reach = newDepth <= 0 ? 0 : Integer.SIZE - Integer.numberOfLeadingZeros(newDepth);
    depth = newDepth;
    T value = atSize(Math.min(size, Math.max(1, newDepth)), gen);
    depth = outerDepth;
    reach = outerReach;
    return value;
  }

  @Override
  public <T> T atSize(int newSize, Gen<T> gen) {
    if (newSize < 0) {
      throw new IllegalGenerator("the size " + newSize + "; give 0 or more");
    }
    int before = size;
    resize(newSize);
    T value = gen.generate(this);
    resize(before);
    return value;
  }

  private void resize(int newSize) {
    size = newSize;
    chooser.resize(newSize);
  }

  /** The choices a case may still make, forks included. */
  private static final class Counter {
    int left;

    void spend() {
      spend(1);
    }

    void spend(int choices) {
      left -= choices;
      if (left < 0) {
        throw new Overrun();
      }
    }
  }
}
