package dev.touchstone.random;

/**
 * The output blocks found at the same place under each key of a brood.
 *
 * <p>A column counts how often it was asked for, without a lock: a lost count costs time at worst. What
 * the broods before asked for counts as well, the older the less: cases that grow and start again
 * small ask for much and for little in turn, and the mean foretells more than the last.
 */
final class Column {
  private static final long[] UNMADE = {};
  private static final int BROODS = 8;
  private static final int WORTH_WHILE = BROODS * Lanes.COUNT * 5 / 16;

  private final long path;
  private final long number;
  private final long tag;
  private final long[] blocks;

  /** What {@link #BROODS} broods like those before would ask for; none where there were none. */
  private final int before;

  private int asked;

  private Column(long path, long number, long tag, long[] blocks, int before) {
    this.path = path;
    this.number = number;
    this.tag = tag;
    this.blocks = blocks;
    this.before = before;
  }

  /** Names a place whose blocks nobody made. */
  static Column unmade(long path, long number, long tag) {
    return new Column(path, number, tag, UNMADE, 0);
  }

  /** Makes the blocks of this place under the keys of the next brood. */
  Column made(LaneKeys keys) {
    long[] made = Lanes.blocks(path, number, tag);
    Lanes.encrypt(made, keys);
    return new Column(path, number, tag, made, expected());
  }

  boolean at(long somePath, long someNumber, long someTag) {
    return path == somePath && number == someNumber && tag == someTag;
  }

  void ask() {
    asked++;
  }

  /** Returns whether so many of a brood ask that making all blocks together costs less. */
  boolean wanted() {
    return expected() >= WORTH_WHILE;
  }

  private int expected() {
    return before == 0 ? BROODS * asked : before - before / BROODS + asked;
  }

  /** Writes the block of a lane. */
  void give(int lane, Block out) {
    ask();
    out.w0 = blocks[lane];
    out.w1 = blocks[lane + Lanes.COUNT];
    out.w2 = blocks[lane + 2 * Lanes.COUNT];
    out.w3 = blocks[lane + 3 * Lanes.COUNT];
  }
}
