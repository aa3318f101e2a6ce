package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The failing cases of a run: so many as are wanted of each way of failing that was met. */
final class Failing {
  private final int wanted;
  private final List<Result> results = new ArrayList<>();
  private final Map<Identity, Integer> perIdentity = new LinkedHashMap<>();

  Failing(int wanted) {
    this.wanted = wanted;
  }

  void add(Result result) {
    Identity identity = result.failure().identity().among(perIdentity.keySet());
    if (perIdentity.merge(identity, 1, Integer::sum) <= wanted) {
      results.add(result);
    }
  }

  /** Returns whether there are as many as wanted of every way that was met. */
  boolean complete() {
    return perIdentity.values().stream().allMatch(count -> count >= wanted);
  }

  /** Returns the cases in the order in which they failed. */
  List<Result> results() {
    return results;
  }
}
