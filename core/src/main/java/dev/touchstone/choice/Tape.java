package dev.touchstone.choice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The choices of a running case, as they are made.
 *
 * <p>Leaves, openings and closings stand in one growing row of parallel arrays that is wound back
 * for the next case, so recording a draw costs a few stores and no object. A fork has a tape of its
 * own, because it may go on drawing while its parent has moved on. So has an inset, because what is
 * drawn aside must not be seen by later draws that reuse an earlier value. {@link #cut} joins them.
 */
final class Tape {
  static final Object CLOSE = new Object();
  private static final int MOST_STEPS = 12;
  private static final int SIGHT = 16;

  @Nullable
  Object[] what = new @Nullable Object[64];

  long[] scalar = new long[64];
  int[] parent = new int[64];

  @Nullable
  Object[] object = new @Nullable Object[0];

  int length;
  private int open = -1;
  private final List<Inset> insets = new ArrayList<>(0);

  void wind() {
    insets.clear();
    length = 0;
    open = -1;
  }

  void scalar(Domain.Scalar domain, long value) {
    int at = next(domain);
    scalar[at] = value;
  }

  void compound(Domain.Compound domain, Object value) {
    int at = next(domain);
    if (object.length < what.length) {
      object = Arrays.copyOf(object, what.length);
    }
    object[at] = value;
  }

  void open(Object label) {
    open = next(label);
  }

  void close() {
    int opened = open;
    next(CLOSE);
    open = parent[opened];
  }

  /** Records the opening of an element, the closing of the one before, and whether it goes on. */
  void element(boolean first, BoolDomain domain, long more) {
    int outer = first ? open : parent[open];
    open = next(first ? Element.first(domain) : Element.next(domain));
    parent[open] = outer;
    scalar[open] = more;
  }

  /** Opens the first element of a row of them; its values follow, and the last one stays open. */
  void openRow(Domain.Scalar domain, int min) {
    open = next(new Row(domain, min));
    scalar[open] = 0;
  }

  /** Adds an element to the row that was opened last. */
  void append(long value) {
    int at = slots(1);
    scalar[at] = value;
  }

  /** Adds elements to the row that was opened last, whose values are to be written at the result. */
  int slots(int count) {
    int first = length;
    room(first + count);
    Arrays.fill(what, first, first + count, null);
    scalar[open] += count;
    length += count;
    return first;
  }

  /** Keeps the first elements of the row that was opened last, and no others. */
  void keep(int count) {
    length -= (int) scalar[open] - count;
    scalar[open] = count;
  }

  void fork(Fork fork) {
    next(fork);
  }

  boolean isEmpty() {
    return length == 0;
  }

  /** Returns an empty tape whose choices belong here. */
  Tape inset() {
    Inset inset = new Inset(length, new Tape());
    insets.add(inset);
    return inset.tape();
  }

  long mark() {
    return (long) insets.size() << 32 | length;
  }

  /** Forgets what was recorded since a mark; only spans opened since may be open. */
  void rewind(long mark) {
    int before = (int) mark;
    while (open >= before) {
      open = parent[open];
    }
    length = before;
    for (int kept = (int) (mark >>> 32); insets.size() > kept; ) {
      insets.remove(insets.size() - 1);
    }
  }

  /** Returns whether what was recorded since a mark starts with a member of a row. */
  boolean memberSince(long mark) {
    int before = (int) mark;
    return before < length && what[before] instanceof String label && Recorder.rowMember(label);
  }

  /** Records that a part called itself off: an empty fork, for it has no weight and is stored. */
  void calledOff() {
    open(Recorder.CALLED_OFF);
    close();
  }

  /** Returns whether a part called itself off and was recorded so. */
  boolean hasCalledOff() {
    for (int at = 0; at < length; at++) {
      if (what[at] == Recorder.CALLED_OFF
          || (what[at] instanceof Fork fork && fork.tape().hasCalledOff())) {
        return true;
      }
    }
    return insets.stream().anyMatch(inset -> inset.tape().hasCalledOff());
  }

  private int next(Object event) {
    room(length + 1);
    what[length] = event;
    parent[length] = open;
    return length++;
  }

  /** Makes sure that there is room for some events; returns the words beside them. */
  long[] room(int events) {
    if (events > what.length) {
      int enough = Math.max(events, 2 * what.length);
      what = Arrays.copyOf(what, enough);
      scalar = Arrays.copyOf(scalar, enough);
      parent = Arrays.copyOf(parent, enough);
    }
    return scalar;
  }

  /**
   * Returns the position of a leaf of a kind under the current label, at or soon before one, else soon
   * behind it and before an end.
   */
  int earlier(Domain.Kind kind, int start, int end) {
    Object label = label(open);
    for (int at = start; at >= Math.max(0, start - SIGHT); at--) {
      if (fits(at, kind, label)) {
        return at;
      }
    }
    for (int at = start + 1; at < Math.min(end, start + SIGHT); at++) {
      if (fits(at, kind, label)) {
        return at;
      }
    }
    return -1;
  }

  private boolean fits(int at, Domain.Kind kind, Object label) {
    Object event = what[at];
    if (event == null) {
      return label.equals(Recorder.ELEMENT) && row(at).domain().kind() == kind;
    }
    return !(event instanceof String)
        && event instanceof Domain domain
        && domain.kind() == kind
        && label.equals(label(parent[at]));
  }

  private Row row(int slot) {
    int at = slot;
    while (what[at] == null) {
      at--;
    }
    return (Row) Objects.requireNonNull(what[at]);
  }

  private Object label(int at) {
    if (at < 0) {
      return "";
    }
    Object event = Objects.requireNonNull(what[at]);
    return event instanceof String || !(event instanceof Element || event instanceof Row)
        ? event
        : Recorder.ELEMENT;
  }

  /** Writes the innermost open spans; rounds of a repetition by their number. */
  void path(StringBuilder path) {
    steps(path);
    for (int at = length - 1; at >= 0; at--) {
      if (what[at] instanceof Fork fork && fork.tape().open >= 0) {
        path.append(fork.key().name().equals("") ? "" : "/" + fork.key().name());
        fork.tape().path(path);
        return;
      }
    }
    if (!insets.isEmpty()) {
      insets.get(insets.size() - 1).tape().path(path);
    }
  }

  private void steps(StringBuilder path) {
    int start = path.length();
    int shown = 0;
    int at = open;
    for (; at >= 0 && shown < MOST_STEPS; at = parent[at]) {
      String step = step(at);
      path.insert(start, step);
      shown += step.isEmpty() ? 0 : 1;
    }
    path.insert(start, at > 0 ? "/..." : "");
  }

  private String step(int at) {
    Object label = label(at);
    if (Recorder.rowMember(label)) {
      return "[" + number(at, label) + "]";
    }
    return label.equals(Recorder.REPETITION) || label.equals(Recorder.ARGUMENT) ? "" : "/" + label;
  }

  /** Returns how many spans of a label stand before the one at a place, or in its row. */
  private long number(int place, Object label) {
    long before = what[place] instanceof Row ? scalar[place] - 1 : 0;
    for (int at = 0; at < place; at++) {
      if (what[at] instanceof Row) {
        before += parent[at] == parent[place] ? scalar[at] : 0;
        at += (int) scalar[at];
      } else if (parent[at] == parent[place] && opens(at) && label(at).equals(label)) {
        before++;
      }
    }
    return before;
  }

  private boolean opens(int at) {
    return what[at] instanceof String || what[at] instanceof Element;
  }

  long scalarAt(int position) {
    return scalar[position];
  }

  Object objectAt(int position) {
    Object found = object[position];
    if (found == null) {
      throw new IllegalStateException("no object at " + position);
    }
    return found;
  }

  /** Returns whether a fork was taken, so that more choices may come while the body runs. */
  boolean forked() {
    for (int at = 0; at < length; at++) {
      if (what[at] instanceof Fork) {
        return true;
      }
    }
    return insets.stream().anyMatch(inset -> inset.tape().forked());
  }

  /** Returns the choices so far, those of forks where the fork was taken. */
  Choices cut() {
    List<Choice> row = new ArrayList<>(length);
    copyTo(row);
    return Choices.of(row);
  }

  private void copyTo(List<Choice> row) {
    int unclosed = 0;
    int joined = copyInsets(0, 0, row);
    for (int at = 0; at < length; at++) {
      Object event = what[at];
      if (event instanceof Domain.Scalar domain) {
        row.add(new Choice.Word(domain, scalar[at]));
      } else if (event instanceof Domain.Compound domain) {
        row.add(new Choice.Thing(domain, objectAt(at)));
      } else if (event instanceof Fork fork) {
        row.add(new Choice.Open(fork.key()));
        fork.tape().copyTo(row);
        row.add(Choice.CLOSE);
      } else if (event instanceof Row elements) {
        elements.copyTo(row, scalar, at);
        at += (int) scalar[at];
        unclosed++;
      } else if (event instanceof Element element) {
        if (element.later()) {
          row.add(Choice.CLOSE);
        } else {
          unclosed++;
        }
        row.add(new Choice.Open(Recorder.ELEMENT));
        row.add(new Choice.Word(element.domain(), scalar[at]));
      } else if (event == CLOSE) {
        row.add(Choice.CLOSE);
        unclosed--;
      } else {
        row.add(new Choice.Open(Objects.requireNonNull(event)));
        unclosed++;
      }
      joined = copyInsets(joined, at + 1, row);
    }
    for (; unclosed > 0; unclosed--) {
      row.add(Choice.CLOSE);
    }
  }

  private int copyInsets(int first, int position, List<Choice> row) {
    int next = first;
    while (next < insets.size() && insets.get(next).position() == position) {
      insets.get(next++).tape().copyTo(row);
    }
    return next;
  }

  /** Choices that belong before a position and are no part of the row. */
  private record Inset(int position, Tape tape) {}

  /**
   * The opening of an element together with its first choice, whether there is one: what lists would
   * record most often.
   *
   * @param later whether another element ends here
   */
  private record Element(boolean later, BoolDomain domain) {
    private static final Element FIRST = new Element(false, BoolDomain.FAIR);
    private static final Element FIRST_OF_SOME = new Element(false, BoolDomain.ALWAYS);
    private static final Element NEXT = new Element(true, BoolDomain.FAIR);
    private static final Element NEXT_OF_SOME = new Element(true, BoolDomain.ALWAYS);

    static Element first(BoolDomain domain) {
      return domain.forced() ? FIRST_OF_SOME : FIRST;
    }

    static Element next(BoolDomain domain) {
      return domain.forced() ? NEXT_OF_SOME : NEXT;
    }
  }

  /**
   * The opening of some elements that hold one value each: their number stands beside it and their
   * values stand behind it, where there are no events.
   *
   * @param min how many elements there had to be
   */
  private record Row(Domain.Scalar domain, int min) {
    private static final Choice OPEN = new Choice.Open(Recorder.ELEMENT);

    void copyTo(List<Choice> row, long[] scalar, int at) {
      for (int i = 0; i < scalar[at]; i++) {
        if (i > 0) {
          row.add(Choice.CLOSE);
        }
        row.add(OPEN);
        row.add(new Choice.Word(i < min ? BoolDomain.ALWAYS : BoolDomain.FAIR, 1));
        row.add(new Choice.Word(domain, scalar[at + 1 + i]));
      }
    }
  }

  /** A subtree of choices with a tape of its own. */
  record Fork(Choice.Key key, Tape tape) {}
}
