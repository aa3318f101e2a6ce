package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.TextDomain;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Shortens a text or byte array, then lowers its characters, equal ones together.
 *
 * <p>Works on several places that hold the same text as on one: each gets what the first one gets.
 */
final class Texts {
  private static final int LONGEST_SORTED = 12;
  private static final int SINGLES = 8;

  private final Shrink shrink;
  private final List<Integer> places;
  private final int at;
  private final Domain.Kind kind;

  private Texts(Shrink shrink, List<Integer> places) {
    this.shrink = shrink;
    this.places = places;
    this.at = places.get(0);
    this.kind = ((Choice.Thing) shrink.best().at(at)).domain().kind();
  }

  static void minimise(Shrink shrink, List<Integer> places) {
    Texts texts = new Texts(shrink, places);
    texts.shorten();
    texts.single();
    texts.takeApart();
    texts.lowerEqual();
    texts.lowerEach();
    texts.exchange();
    texts.redistribute();
  }

  private boolean there() {
    Choices row = shrink.best();
    return places.stream()
        .allMatch(place -> place < row.length()
            && row.at(place) instanceof Choice.Thing thing
            && thing.domain().kind() == kind);
  }

  private int[] symbols() {
    Object value = ((Choice.Thing) shrink.best().at(at)).value();
    if (value instanceof byte[] bytes) {
      return IntStream.range(0, bytes.length).map(i -> bytes[i] & 0xFF).toArray();
    }
    return value instanceof String text ? ranks(text) : new int[0];
  }

  private Alphabet alphabet() {
    Domain domain = ((Choice.Thing) shrink.best().at(at)).domain();
    return ((TextDomain) domain).alphabet();
  }

  private int[] ranks(String text) {
    Alphabet alphabet = alphabet();
    return text.codePoints().map(alphabet::rank).toArray();
  }

  private boolean attempt(int[] symbols) {
    Choices row = shrink.best();
    Choice.Thing leaf = (Choice.Thing) row.at(at);
    Object value = value(leaf, symbols);
    return shrink.attempt(row.map(
        places, each -> new Choice.Thing(((Choice.Thing) each).domain(), value)));
  }

  private Object value(Choice.Thing leaf, int[] symbols) {
    if (leaf.value() instanceof byte[]) {
      byte[] bytes = new byte[symbols.length];
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) symbols[i];
      }
      return bytes;
    }
    Alphabet alphabet = alphabet();
    StringBuilder text = new StringBuilder();
    for (int symbol : symbols) {
      text.appendCodePoint(alphabet.at(symbol));
    }
    return text.toString();
  }

  private void shorten() {
    int upTo = symbols().length;
    while (there() && upTo > 0) {
      int[] symbols = symbols();
      int end = Math.min(upTo, symbols.length);
      int deleted = Shrink.adaptive(end, count -> attempt(without(symbols, end - count, end)));
      upTo = end - deleted - 1;
    }
  }

  /** Puts a single character in the place of several: where texts must differ, another one than theirs. */
  private void single() {
    for (int symbol = 0; symbol < SINGLES && there() && symbols().length > 1; symbol++) {
      attempt(new int[] {symbol});
    }
  }

  private static int[] without(int[] symbols, int from, int to) {
    int[] rest = Arrays.copyOf(symbols, symbols.length - (to - from));
    System.arraycopy(symbols, to, rest, from, symbols.length - to);
    return rest;
  }

  /** Puts two simple characters in the place of one that takes two {@code char}s. */
  private void takeApart() {
    for (int i = 0; there() && kind == Domain.Kind.TEXT && i < symbols().length; i++) {
      int[] symbols = symbols();
      if (Character.isSupplementaryCodePoint(alphabet().at(symbols[i]))) {
        int[] longer = new int[symbols.length + 1];
        System.arraycopy(symbols, 0, longer, 0, i);
        System.arraycopy(symbols, i + 1, longer, i + 2, symbols.length - i - 1);
        attempt(longer);
      }
    }
  }

  private void lowerEqual() {
    if (!there()) {
      return;
    }
    for (int symbol : Arrays.stream(symbols()).distinct().toArray()) {
      if (there() && Arrays.stream(symbols()).filter(s -> s == symbol).count() > 1) {
        lower(symbol, i -> symbols()[i] == symbol);
      }
    }
  }

  private void lowerEach() {
    for (int i = 0; there() && i < symbols().length; i++) {
      int only = i;
      lower(symbols()[i], place -> place == only);
    }
  }

  /** Puts a simpler character that stands later in the place of an earlier one, and back. */
  private void exchange() {
    for (int i = 0; there() && i < symbols().length && symbols().length <= LONGEST_SORTED; i++) {
      for (int j = i + 1; there() && j < symbols().length; j++) {
        int[] symbols = symbols();
        if (symbols[j] < symbols[i]) {
          int later = symbols[j];
          symbols[j] = symbols[i];
          symbols[i] = later;
          attempt(symbols);
        }
      }
    }
  }

  /** Makes a byte smaller and the next ones larger by as much. */
  private void redistribute() {
    boolean few = kind == Domain.Kind.BYTES && there() && symbols().length <= LONGEST_SORTED;
    for (int i = 0; few && there() && i < symbols().length - 1; i++) {
      for (int j = i + 1; there() && j < symbols().length && symbols()[i] > 0; j++) {
        int[] symbols = symbols();
        int from = i;
        int to = j;
        int most = Math.min(symbols[i], 0xFF - symbols[j]);
        Shrink.adaptive(most, by -> attempt(shifted(symbols, from, to, by)));
      }
    }
  }

  private static int[] shifted(int[] symbols, int from, int to, int by) {
    int[] shifted = symbols.clone();
    shifted[from] -= by;
    shifted[to] += by;
    return shifted;
  }

  private void lower(int symbol, IntPredicate where) {
    int[] base = symbols();
    boolean[] chosen = new boolean[base.length];
    for (int i = 0; i < base.length; i++) {
      chosen[i] = where.test(i);
    }
    int good = symbol;
    int bad = -1;
    while (good - bad > 1) {
      int middle = bad < 0 ? 0 : (good + bad) >>> 1;
      if (there() && attempt(with(base, chosen, middle))) {
        good = middle;
      } else {
        bad = middle;
      }
    }
  }

  private static int[] with(int[] base, boolean[] chosen, int symbol) {
    int[] edited = base.clone();
    for (int i = 0; i < edited.length; i++) {
      if (chosen[i]) {
        edited[i] = symbol;
      }
    }
    return edited;
  }
}
