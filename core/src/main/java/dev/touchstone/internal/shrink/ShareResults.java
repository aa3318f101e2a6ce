package dev.touchstone.internal.shrink;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.internal.function.Functions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Makes the result of one entry of a generated function the one of all others, or of those that have
 * it anyway: {@code {1 -> 5, 2 -> 5}} becomes {@code {_ -> 5}}, and {@code {1 -> 5, 3 -> 5, _ -> 0}}
 * becomes {@code {2 -> 0, _ -> 5}} where 2 is the only other argument.
 *
 * <p>An entry is a fork that begins with a yes and goes on with its result; with a no it has the
 * result in the fork of the default. No single leaf leads from one to the other, for the default
 * begins as the simplest result.
 */
final class ShareResults implements Greedy {
  private static final int MOST_RESULTS = 8;
  private static final Choice DEFAULT = new Choice.Open(Functions.DEFAULT);

  @Override
  public boolean step(Shrink shrink) {
    Choices row = shrink.best();
    for (List<Integer> entries : functions(row).values()) {
      for (List<Choice> result : results(row, entries)) {
        List<Integer> equal =
            entries.stream().filter(at -> result(row, at).equals(result)).toList();
        if (shrink.attempt(shared(row, entries, result))
            || shrink.attempt(shared(row, equal, result))
            || shrink.attempt(swapped(row, row.parent(entries.get(0)), result))) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the entries with results of their own, by the place where their function starts. */
  private static Map<Integer, List<Integer>> functions(Choices row) {
    Map<Integer, List<Integer>> functions = new LinkedHashMap<>();
    for (int at = 0; at < row.length(); at++) {
      if (isEntry(row, at, 1)) {
        functions.computeIfAbsent(row.parent(at), function -> new ArrayList<>()).add(at);
      }
    }
    return functions;
  }

  private static boolean isEntry(Choices row, int at, long owning) {
    return row.at(at) instanceof Choice.Open open
        && open.label() instanceof Choice.Key key
        && key.name() instanceof Long
        && row.at(at + 1) instanceof Choice.Word own
        && own.domain().kind() == Domain.Kind.BOOL
        && own.value() == owning;
  }

  private static List<List<Choice>> results(Choices row, List<Integer> entries) {
    return entries.stream()
        .map(at -> result(row, at))
        .distinct()
        .limit(MOST_RESULTS)
        .toList();
  }

  private static List<Choice> result(Choices row, int entry) {
    return row.part(entry + 2, row.end(entry) - 1);
  }

  /** Returns the row with a result as the default, and what was the default in entries of their own. */
  private static Choices swapped(Choices row, int function, List<Choice> result) {
    Choices owned = owned(row, function);
    List<Integer> equal = functions(owned).getOrDefault(function, List.of()).stream()
        .filter(at -> result(owned, at).equals(result))
        .toList();
    return equal.isEmpty() ? row : shared(owned, equal, result);
  }

  /** Returns the row with the default in entries of their own. */
  private static Choices owned(Choices row, int function) {
    Choices edited = row;
    for (int at = row.length() - 1; at > function; at--) {
      if (row.parent(at) == function && isEntry(row, at, 0)) {
        List<Choice> entry = new ArrayList<>(fallback(row, function));
        entry.add(0, ((Choice.Word) row.at(at + 1)).at(1));
        edited = edited.splice(at + 1, row.end(at) - 1, entry);
      }
    }
    return edited;
  }

  private static List<Choice> fallback(Choices row, int function) {
    for (int at = 0; at < row.length(); at++) {
      if (row.parent(at) == function && row.at(at).equals(DEFAULT)) {
        return row.part(at + 1, row.end(at) - 1);
      }
    }
    return List.of();
  }

  /** Returns the row with a result as the default, where some entries have no other. */
  private static Choices shared(Choices row, List<Integer> entries, List<Choice> result) {
    int function = row.parent(entries.get(0));
    List<Choice> edited = new ArrayList<>(row.length() + result.size());
    for (int at = 0; at < row.length(); at++) {
      if (entries.contains(at)) {
        edited.add(row.at(at));
        edited.add(((Choice.Word) row.at(at + 1)).simplest());
        edited.add(Choice.CLOSE);
        if (at == entries.get(0)) {
          edited.add(DEFAULT);
          edited.addAll(result);
          edited.add(Choice.CLOSE);
        }
        at = row.end(at) - 1;
      } else if (row.parent(at) == function && row.at(at).equals(DEFAULT)) {
        at = row.end(at) - 1;
      } else {
        edited.add(row.at(at));
      }
    }
    return Choices.of(edited);
  }
}
