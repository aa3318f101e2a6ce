package dev.touchstone.machine.internal;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The shape of a failing script: its commands, which results feed which arguments, and which other
 * arguments are equal.
 *
 * <p>A script matches where the pattern's commands occur in it in order, with the same data flow and
 * with equal arguments under each letter; different letters may stand for equal arguments.
 *
 * <p>Only places are tried that leave room for the names of all earlier parts, so a pattern without
 * arguments is found, or known to be absent, at once. With arguments a search ends after {@value #STEPS}
 * steps as if there were nothing: then the same bug may be reported twice, but no run stands still.
 */
record Pattern(List<Part> parts) {
  private static final int STEPS = 10_000;

  /**
   * A call of the pattern.
   *
   * @param command the command's name
   * @param arguments what stands for each argument
   */
  record Part(String command, List<Mark> arguments) {}

  /** What stands for an argument: a result of a part with its extractors, a letter, or nothing. */
  record Mark(int from, String path, int letter) {
    static final Mark NONE = new Mark(-1, "", -1);
  }

  static Pattern of(Script script) {
    Map<Object, Integer> letters = new HashMap<>();
    List<Part> parts = new ArrayList<>();
    Map<Integer, Integer> position = new HashMap<>();
    for (Call call : script.calls()) {
      List<Mark> marks = new ArrayList<>();
      for (Object argument : call.arguments()) {
        marks.add(mark(argument, position, letters));
      }
      position.put(call.variable(), parts.size());
      parts.add(new Part(call.command(), List.copyOf(marks)));
    }
    return new Pattern(List.copyOf(parts));
  }

  private static Mark mark(
      @Nullable Object argument, Map<Integer, Integer> position, Map<Object, Integer> letters) {
    Object value = argument instanceof Optional<?> optional ? optional.orElse(null) : argument;
    if (value == null) {
      return Mark.NONE;
    }
    if (value instanceof Sym<?> symbol) {
      return new Mark(position.getOrDefault(symbol.variable(), -1), symbol.path(), -1);
    }
    return new Mark(-1, "", letters.computeIfAbsent(value, v -> letters.size()));
  }

  /** Returns whether calls hold the pattern and end with its last part. */
  boolean completedBy(List<Call> calls) {
    return !parts.isEmpty()
        && !calls.isEmpty()
        && new Match(calls).from(parts.size() - 1, calls.size() - 1, true);
  }

  /** Returns whether every script with another pattern has this one, too. */
  boolean subsumes(Pattern other) {
    return parts.size() <= other.parts.size() && new Embedding(other).from(0, 0);
  }

  /** Returns the first place that each part can have among names in a row, by its name alone. */
  private int[] earliest(List<String> names) {
    int[] earliest = new int[parts.size()];
    int place = 0;
    for (int part = 0; part < earliest.length; part++) {
      String wanted = parts.get(part).command();
      while (place < names.size() && !names.get(place).equals(wanted)) {
        place++;
      }
      earliest[part] = place++;
    }
    return earliest;
  }

  /** A search for the parts in calls, from the last part to the first. */
  private final class Match {
    private final List<Call> calls;
    private final int[] at = new int[parts.size()];
    private final int[] earliest;
    private int steps;

    Match(List<Call> calls) {
      this.calls = calls;
      this.earliest = earliest(calls.stream().map(Call::command).toList());
    }

    boolean from(int part, int last, boolean exactly) {
      if (part < 0) {
        return consistent();
      }
      for (int call = last; call >= earliest[part] && steps < STEPS; call--) {
        steps++;
        at[part] = call;
        if (calls.get(call).command().equals(parts.get(part).command())
            && from(part - 1, call - 1, false)) {
          return true;
        }
        if (exactly) {
          return false;
        }
      }
      return false;
    }

    private boolean consistent() {
      Map<Integer, Object> values = new HashMap<>();
      for (int part = 0; part < at.length; part++) {
        List<Mark> marks = parts.get(part).arguments();
        List<@Nullable Object> arguments = calls.get(at[part]).arguments();
        for (int i = 0; i < marks.size(); i++) {
          if (!agrees(marks.get(i), arguments.get(i), values)) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean agrees(Mark mark, @Nullable Object argument, Map<Integer, Object> values) {
      Object value = argument instanceof Optional<?> optional ? optional.orElse(null) : argument;
      if (value == null) {
        return mark.equals(Mark.NONE);
      }
      if (value instanceof Sym<?> symbol) {
        return mark.from() >= 0
            && calls.get(at[mark.from()]).variable() == symbol.variable()
            && mark.path().equals(symbol.path());
      }
      if (mark.letter() < 0) {
        return false;
      }
      Object known = values.putIfAbsent(mark.letter(), value);
      return known == null || known.equals(value);
    }
  }

  /** A search for the parts of this pattern in those of another. */
  private final class Embedding {
    private final Pattern other;
    private final int[] at = new int[parts.size()];
    private int steps;

    Embedding(Pattern other) {
      this.other = other;
    }

    boolean from(int part, int first) {
      if (part == parts.size()) {
        return lettersAgree();
      }
      int room = other.parts.size() - (parts.size() - part);
      for (int call = first; call <= room && steps < STEPS; call++) {
        steps++;
        at[part] = call;
        if (fits(parts.get(part), other.parts.get(call)) && from(part + 1, call + 1)) {
          return true;
        }
      }
      return false;
    }

    private boolean lettersAgree() {
      Map<Integer, Integer> letters = new HashMap<>();
      for (int part = 0; part < at.length; part++) {
        List<Mark> mine = parts.get(part).arguments();
        List<Mark> theirs = other.parts.get(at[part]).arguments();
        for (int i = 0; i < mine.size(); i++) {
          Integer known =
              letters.putIfAbsent(mine.get(i).letter(), theirs.get(i).letter());
          if (known != null && known != theirs.get(i).letter()) {
            return false;
          }
        }
      }
      return true;
    }

    private boolean fits(Part mine, Part theirs) {
      if (!mine.command().equals(theirs.command())
          || mine.arguments().size() != theirs.arguments().size()) {
        return false;
      }
      for (int i = 0; i < mine.arguments().size(); i++) {
        Mark one = mine.arguments().get(i);
        Mark two = theirs.arguments().get(i);
        boolean same = one.from() < 0 ? two.from() < 0 : at[one.from()] == two.from();
        if (!same || !one.path().equals(two.path()) || (one.letter() < 0) != (two.letter() < 0)) {
          return false;
        }
      }
      return true;
    }
  }

  @Override
  public String toString() {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      List<String> arguments = new ArrayList<>();
      for (Mark mark : parts.get(i).arguments()) {
        arguments.add(text(mark));
      }
      lines.add((i + 1) + ":" + parts.get(i).command() + "(" + String.join(", ", arguments) + ")");
    }
    return String.join("; ", lines);
  }

  private static String text(Mark mark) {
    if (mark.letter() >= 0) {
      return mark.letter() < 26
          ? String.valueOf((char) ('A' + mark.letter()))
          : "X" + mark.letter();
    }
    String result = "#" + (mark.from() + 1);
    return mark.from() < 0 ? "none" : mark.path().isEmpty() ? result : mark.path() + result;
  }
}
