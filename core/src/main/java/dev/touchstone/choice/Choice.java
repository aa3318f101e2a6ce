package dev.touchstone.choice;

import org.apiguardian.api.API;

/**
 * One event of a recorded case: a drawn value, or the start or end of a span or fork.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public sealed interface Choice {
  /** The end of the innermost open span or fork. */
  Choice CLOSE = new Close();

  /** A place where fresh values are drawn when the row is replayed. */
  Choice REDRAW = new Redraw();

  /**
   * A drawn value.
   *
   * @since 0.1
   */
  sealed interface Leaf extends Choice {
    /** Returns the domain the value was drawn from. */
    Domain domain();

    /** Returns the same draw with the simplest value of its domain. */
    Leaf simplest();

    /** Returns what the value adds to the weight of its case; nothing where it was forced. */
    int weight();

    /** Returns whether the draw left no choice. */
    default boolean forced() {
      return domain().forced();
    }
  }

  /**
   * A drawn value that fits a {@code long}.
   *
   * @param domain what it was drawn from
   * @param value the value as the domain records it
   * @since 0.1
   */
  record Word(Domain.Scalar domain, long value) implements Leaf {
    /** Returns the unsigned position of the value in its domain's order. */
    public long index() {
      return domain.index(value);
    }

    @Override
    public Word simplest() {
      return at(0);
    }

    /** Returns the same draw with the value at another position. */
    public Word at(long index) {
      return new Word(domain, domain.clip(index));
    }

    @Override
    public int weight() {
      return domain.forced() ? 0 : 1;
    }
  }

  /**
   * A drawn object.
   *
   * @param domain what it was drawn from
   * @param value the object
   * @since 0.1
   */
  record Thing(Domain.Compound domain, Object value) implements Leaf {
    @Override
    public Thing simplest() {
      return new Thing(domain, domain.simplest());
    }

    @Override
    public int weight() {
      return domain.forced() ? 0 : domain.weight(value);
    }
  }

  /**
   * The start of a span, labelled by a text, or of a fork, labelled by its key.
   *
   * @param label a {@code String} or a {@link Key}
   * @since 0.1
   */
  record Open(Object label) implements Choice {
    /** Returns whether an independent subtree starts here. */
    public boolean fork() {
      return label instanceof Key;
    }
  }

  /**
   * What a fork is addressed by.
   *
   * @param name a {@code Long}, a {@code String}, or the empty text for a fork by position
   * @since 0.1
   */
  record Key(Object name) {}

  /**
   * The end of a span or fork.
   *
   * @since 0.1
   */
  record Close() implements Choice {}

  /**
   * A hole to be filled with fresh values.
   *
   * @since 0.1
   */
  record Redraw() implements Choice {}
}
