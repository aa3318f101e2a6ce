package dev.touchstone.internal.derive;

import dev.touchstone.NoGenerator;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Types that hold themselves with ever larger type arguments. */
final class Growth {
  private static final int MOST_NESTED = 256;
  private static final int MOST_PARTS = 4096;

  private Growth() {}

  /** Returns whether a type use is larger than anybody would write. */
  static boolean endless(TypeUse use) {
    return left(use, MOST_PARTS, MOST_NESTED) < 0;
  }

  /** Returns how many more parts a type may have; less than none where it is too deep. */
  private static int left(TypeUse use, int parts, int depth) {
    int left = depth == 0 ? -1 : parts - 1;
    for (int i = 0; left >= 0 && i < use.arguments().size(); i++) {
      left = left(use.argument(i), left, depth - 1);
    }
    return left;
  }

  /** Names a class that came again and again on the way to a place, and where it first holds itself. */
  static NoGenerator refused(Map<TypeUse, Plan> plans, TypeUse use, String where) {
    Map<Class<?>, List<String>> places = new HashMap<>();
    plans.forEach((planned, plan) -> {
      List<String> known = places.computeIfAbsent(planned.raw(), raw -> new ArrayList<>());
      if (where.startsWith(plan.where) && !known.contains(plan.where)) {
        known.add(plan.where);
      }
    });
    return places.entrySet().stream()
        .filter(entry -> entry.getValue().size() > 1)
        .max(Comparator.comparing((Map.Entry<Class<?>, List<String>> entry) -> own(entry.getKey()))
            .thenComparing(entry -> entry.getValue().size())
            .thenComparing(entry -> entry.getKey().getName()))
        .map(entry -> growing(Names.of(entry.getKey()), entry.getValue()))
        .orElseGet(
            () -> new NoGenerator(("no generator for %s at %s: its type arguments are too large;"
                    + " annotate with @From, or register a generator with Gens.register")
                .formatted(Names.of(use.raw()), where)));
  }

  private static boolean own(Class<?> type) {
    return !type.getName().startsWith("java.");
  }

  private static NoGenerator growing(String name, List<String> places) {
    places.sort(Comparator.comparing(String::length));
    return new NoGenerator(
        ("no generator for %s at %s: at %s it holds itself with other type arguments,"
                + " and they grow without end; annotate that place with @From, or register a generator of %s"
                + " with Gens.register")
            .formatted(name, places.get(0), places.get(1), name));
  }
}
