package dev.touchstone.examples.internal;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Recorder;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The scripts beside a kept one: one argument moved by a step, made equal to another of its domain, or
 * moved together with one that it equals; or such an argument beside it, as the alternative of a call
 * that has none; or two calls in a row in the other order; or one more call, at the end or before the
 * last.
 *
 * <p>What a script shows depends on which of its values are equal, and on which is greater by one. Two
 * such scripts are far apart for draws by chance, and next to each other here. Where a model draws its
 * arguments in another way than one after the other, the edited choices are drawn as far as they fit.
 */
final class Nudges {
  /** Whether there is a call, its mark, its command. */
  static final int BEFORE_ARGUMENTS = 3;

  private static final int PLACES = 2;

  private final Choices kept;
  private final Drawn drawn;
  private final List<Integer> words = new ArrayList<>();
  private final List<Integer> calls = new ArrayList<>();
  private final Set<Choices> made = new LinkedHashSet<>();

  private Nudges(Tried tried) {
    this.kept = tried.choices();
    this.drawn = tried.drawn();
    for (int at = 0; at < kept.length(); at++) {
      if (call(kept, at)) {
        calls.add(at);
      }
      if (kept.free(at) && kept.at(at) instanceof Choice.Word && argument(at)) {
        words.add(at);
      }
    }
  }

  /** Returns the choices of the scripts beside a kept one that are as long. */
  static List<Choices> of(Tried tried) {
    Nudges nudges = new Nudges(tried);
    for (int place : nudges.words) {
      Choice.Word word = nudges.word(place);
      nudges.put(place, up(word));
      if (word.index() != 0) {
        nudges.put(place, word.at(word.index() - 1));
      }
      nudges.words.forEach(other -> nudges.withOther(place, other));
    }
    for (int call = 0; call + 1 < tried.drawn().script().length(); call++) {
      nudges.exchange(call);
    }
    nudges.made.remove(tried.choices());
    return List.copyOf(nudges.made);
  }

  /** Returns the choices of each call, in order. */
  static List<List<Choice>> calls(Choices kept) {
    List<List<Choice>> calls = new ArrayList<>();
    for (int at = 0; at < kept.length(); at++) {
      if (call(kept, at) && kept.end(at) - at > 1 + BEFORE_ARGUMENTS) {
        calls.add(kept.part(at, kept.end(at)));
      }
    }
    return calls;
  }

  /** Returns the choices with one more call, at the end and before the last call. */
  static List<Choices> with(Choices kept, List<Choice> call) {
    List<Choices> made = new ArrayList<>();
    for (int at = kept.length() - 1; at >= 0 && made.size() < PLACES; at--) {
      if (call(kept, at)) {
        made.add(kept.splice(at, at, call));
      }
    }
    return made;
  }

  /** Lets a call and the next one change places. */
  private void exchange(int call) {
    int first = calls.get(call);
    int second = calls.get(call + 1);
    if (kept.end(first) == second) {
      List<Choice> exchanged = new ArrayList<>(kept.part(second, kept.end(second)));
      exchanged.addAll(kept.part(first, second));
      made.add(kept.splice(first, kept.end(second), exchanged));
    }
  }

  private static boolean call(Choices kept, int at) {
    return kept.at(at) instanceof Choice.Open && kept.label(at).equals(Recorder.COMMAND);
  }

  private boolean argument(int place) {
    int parent = kept.parent(place);
    return parent < 0
        || !kept.label(parent).equals(Recorder.COMMAND)
        || place - parent > BEFORE_ARGUMENTS;
  }

  private void withOther(int place, int other) {
    Choice.Word word = word(place);
    if (other == place || !word(other).domain().equals(word.domain())) {
      return;
    }
    if (word(other).value() != word.value()) {
      put(place, word(other));
    } else if (other > place) {
      made.add(kept.with(place, up(word)).with(other, up(word)));
    }
  }

  /** Puts a value in the place of another, and beside it. */
  private void put(int place, Choice.Word word) {
    made.add(kept.with(place, word));
    int item = place;
    while (item >= 0 && !calls.contains(kept.parent(item))) {
      item = kept.parent(item);
    }
    int call = item < 0 ? -1 : calls.indexOf(kept.parent(item));
    if (call >= 0 && call < drawn.script().length() && drawn.alternatives().get(call) == null) {
      beside(call, item, place, word);
    }
  }

  private void beside(int call, int item, int place, Choice.Word word) {
    int position = 0;
    for (int at = calls.get(call) + 1 + BEFORE_ARGUMENTS; at < item; at = kept.end(at)) {
      position++;
    }
    int arity = drawn.script().calls().get(call).arguments().size();
    if (position >= arity) {
      return;
    }
    List<Choice> other = new ArrayList<>();
    other.add(new Choice.Word(DrawnGen.WHOLE, 0));
    if (arity > 1) {
      other.add(new Choice.Word(BranchDomain.of(arity), position));
    }
    Choices changed = kept.with(place, word);
    other.addAll(changed.part(item, changed.end(item)));
    int end = kept.end(calls.get(call)) - 1;
    made.add(kept.splice(end, end, other));
  }

  private static Choice.Word up(Choice.Word word) {
    return word.at(word.index() + 1);
  }

  private Choice.Word word(int place) {
    return (Choice.Word) kept.at(place);
  }
}
