package dev.touchstone.benchmarks.rank;

import dev.touchstone.random.TfRandom;
import dev.touchstone.rank.BugInference;
import dev.touchstone.rank.FailureSet;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Random families of failure sets: inferred, and by the definition. */
final class Families {
  private static final int PROGRAMS = 8;
  private static final int MOST_SETS = 11;

  private Families() {}

  /** Returns for how many of some random families the bugs are those of the definition. */
  static int agreeing(int families, TfRandom random) {
    int agreeing = 0;
    for (int i = 0; i < families; i++) {
      List<FailureSet> family = draw(random);
      agreeing += BugInference.bugs(family).equals(byDefinition(family)) ? 1 : 0;
    }
    return agreeing;
  }

  private static List<FailureSet> draw(TfRandom random) {
    List<FailureSet> family = new ArrayList<>();
    int sets = random.nextInt(MOST_SETS);
    for (int set = 0; set < sets; set++) {
      int first = random.nextInt(1 << PROGRAMS);
      int bits = first & random.nextInt(1 << PROGRAMS);
      FailureSet.Builder builder = new FailureSet.Builder();
      for (int program = 0; program < PROGRAMS; program++) {
        if ((bits >> program & 1) == 1) {
          builder.add(program);
        }
      }
      family.add(builder.build());
    }
    return family;
  }

  /** Returns the sets that no choice of others has as its union. */
  private static List<FailureSet> byDefinition(List<FailureSet> family) {
    List<FailureSet> sets = List.copyOf(new TreeSet<>(family));
    return sets.stream().filter(set -> !isUnion(set, sets)).toList();
  }

  private static boolean isUnion(FailureSet set, List<FailureSet> sets) {
    List<FailureSet> others = sets.stream().filter(other -> !other.equals(set)).toList();
    for (int choice = 0; choice < 1 << others.size(); choice++) {
      FailureSet.Builder union = new FailureSet.Builder();
      for (int i = 0; i < others.size(); i++) {
        if ((choice >> i & 1) == 1) {
          union.addAll(others.get(i));
        }
      }
      if (union.build().equals(set)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the failure sets of tests that provoke some of many bugs each. */
  static List<FailureSet> planted(int programs, int bugs, int tests, TfRandom random) {
    List<FailureSet> carriers = new ArrayList<>();
    for (int bug = 0; bug < bugs; bug++) {
      FailureSet.Builder builder = new FailureSet.Builder();
      int carrying = 1 + random.nextInt(programs / 4);
      for (int i = 0; i < carrying; i++) {
        builder.add(random.nextInt(programs));
      }
      carriers.add(builder.build());
    }
    List<FailureSet> sets = new ArrayList<>();
    for (int test = 0; test < tests; test++) {
      FailureSet.Builder builder = new FailureSet.Builder();
      int provoked = 1 + random.nextInt(6);
      for (int i = 0; i < provoked; i++) {
        builder.addAll(carriers.get(random.nextInt(bugs)));
      }
      sets.add(builder.build());
    }
    return sets;
  }

  /** Returns failure sets in which every program is with chance one half: no two are alike. */
  static List<FailureSet> noise(int programs, int tests, TfRandom random) {
    List<FailureSet> sets = new ArrayList<>();
    for (int test = 0; test < tests; test++) {
      FailureSet.Builder builder = new FailureSet.Builder();
      for (int program = 0; program < programs; program++) {
        if (random.nextBoolean()) {
          builder.add(program);
        }
      }
      sets.add(builder.build());
    }
    return sets;
  }
}
