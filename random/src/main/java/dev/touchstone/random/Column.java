package dev.touchstone.random;

/**
 * The output blocks found at the same place under each key of a brood.
 *
 * <p>A column counts how often it was asked for, without a lock: a lost count costs time at worst.
 */
final class Column {
  private static final long[] UNMADE = {};
  private static final int WORTH_WHILE = Lanes.COUNT * 3 / 8;

  private final long path;
  private final long number;
  private final long tag;
  private final long[] blocks;
  private int asked;

  private Column(long path, long number, long tag, long[] blocks) {
    this.path = path;
    this.number = number;
    this.tag = tag;
    this.blocks = blocks;
  }

  /** Names a place whose blocks nobody made. */
  static Column unmade(long path, long number, long tag) {
    return new Column(path, number, tag, UNMADE);
  }

  /** Makes the blocks of this place under some keys. */
  Column made(LaneKeys keys) {
    long[] made = Lanes.blocks(path, number, tag);
    Lanes.encrypt(made, keys);
    return new Column(path, number, tag, made);
  }

  boolean at(long somePath, long someNumber, long someTag) {
    return path == somePath && number == someNumber && tag == someTag;
  }

  void ask() {
    asked++;
  }

  /** Returns whether so many of a brood asked that making all blocks together costs less. */
  boolean wanted() {
    return asked >= WORTH_WHILE;
  }

  void copy(int lane, Block out) {
    out.w0 = blocks[lane];
    out.w1 = blocks[lane + Lanes.COUNT];
    out.w2 = blocks[lane + 2 * Lanes.COUNT];
    out.w3 = blocks[lane + 3 * Lanes.COUNT];
  }
}
