package dev.touchstone.samples.challenges;

import static dev.touchstone.Case.assume;

import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Lists whose elements depend on each other: by number, by value, by place.
 *
 * <p>Why the ideals are smallest: fewer elements never break the claim, and each element, from left
 * to right, is the first in the order 0, 1, -1, 2 ... with which the rest can still be completed.
 */
final class ListChallenges {
  private ListChallenges() {}

  static List<Challenge<?>> all() {
    return List.of(
        nestedLists(),
        coupling(),
        removal(),
        sum(),
        opposites(),
        twins(),
        ascent(),
        zigzag(),
        insertion(),
        product());
  }

  private static Challenge<List<List<Integer>>> nestedLists() {
    return Challenge.of(
        "nested_lists",
        Gen.lists(Gen.lists(Gen.ints())),
        lists -> lists.stream().mapToInt(List::size).sum() <= 10,
        "[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]]");
  }

  private static Challenge<List<Integer>> coupling() {
    return Challenge.of(
        "coupling",
        Gen.lists(Gen.ints(0, 10), 0, 10),
        links -> {
          for (int link : links) {
            assume(link < links.size(), "every link leads to an element");
          }
          for (int at = 0; at < links.size(); at++) {
            if (links.get(at) != at && links.get(links.get(at)) == at) {
              return false;
            }
          }
          return true;
        },
        "[1, 0]");
  }

  private record Chosen(List<Integer> list, int at) {
    static Gen<Chosen> gen() {
      return Gen.lists(Gen.ints(), 1, 100)
          .flatMap(list -> Gen.ints(0, list.size() - 1).map(at -> new Chosen(list, at)));
    }
  }

  private static Challenge<Chosen> removal() {
    return Challenge.of(
        "removal",
        Chosen.gen(),
        chosen -> {
          List<Integer> rest = new ArrayList<>(chosen.list);
          Integer value = chosen.list.get(chosen.at);
          rest.remove(value);
          return !rest.contains(value);
        },
        "Chosen[list=[0, 0], at=0]");
  }

  private static Challenge<List<Integer>> sum() {
    return Challenge.of(
        "sum",
        Gen.lists(Gen.ints(0, 100)),
        list -> list.stream().mapToInt(Integer::intValue).sum() < 350,
        "[50, 100, 100, 100]");
  }

  private static Challenge<List<Integer>> opposites() {
    return Challenge.of(
        "opposites",
        Gen.lists(Gen.ints()),
        list -> list.stream().noneMatch(x -> x >= 10 && list.contains(-x)),
        "[10, -10]");
  }

  private static Challenge<List<Integer>> twins() {
    return Challenge.of(
        "twins",
        Gen.lists(Gen.ints(0, 100_000)),
        list -> {
          Set<Integer> seen = new HashSet<>();
          return list.stream().allMatch(x -> x < 1_000 || seen.add(x));
        },
        "[1000, 1000]");
  }

  private static Challenge<List<Integer>> ascent() {
    return Challenge.of(
        "ascent",
        Gen.lists(Gen.ints()),
        list -> {
          int run = 1;
          for (int at = 1; at < list.size() && run < 4; at++) {
            run = list.get(at) > list.get(at - 1) ? run + 1 : 1;
          }
          return run < 4;
        },
        "[0, 1, 2, 3]");
  }

  private static Challenge<List<Integer>> zigzag() {
    return Challenge.of(
        "zigzag",
        Gen.lists(Gen.ints()),
        list -> {
          for (int at = 2; at < list.size(); at++) {
            long up = (long) list.get(at - 1) - list.get(at - 2);
            long down = (long) list.get(at - 1) - list.get(at);
            if (up >= 10 && down >= 10) {
              return false;
            }
          }
          return true;
        },
        "[0, 10, 0]");
  }

  private record Insertion(List<Integer> sorted, int value) {
    static Gen<Insertion> gen() {
      return Gen.draw(source -> {
        List<Integer> list = new ArrayList<>(source.from(Gen.lists(Gen.ints())));
        Collections.sort(list);
        return new Insertion(list, source.from(Gen.ints()));
      });
    }

    /** Compares with every element but the last. */
    List<Integer> inserted() {
      int place = 0;
      while (place < sorted.size() - 1 && sorted.get(place) < value) {
        place++;
      }
      List<Integer> result = new ArrayList<>(sorted);
      result.add(place, value);
      return result;
    }
  }

  private static Challenge<Insertion> insertion() {
    return Challenge.of(
        "insertion",
        Insertion.gen(),
        insertion -> {
          List<Integer> inserted = insertion.inserted();
          return inserted.equals(inserted.stream().sorted().toList());
        },
        "Insertion[sorted=[0], value=1]");
  }

  private static Challenge<List<Integer>> product() {
    return Challenge.of(
        "product",
        Gen.lists(Gen.ints(1, 100)),
        list -> {
          long product = 1;
          for (int factor : list) {
            product = Math.min(product * factor, Integer.MAX_VALUE);
          }
          return product < 1_000;
        },
        "[10, 100]");
  }
}
