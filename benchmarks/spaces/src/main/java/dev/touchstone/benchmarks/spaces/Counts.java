package dev.touchstone.benchmarks.spaces;

import dev.touchstone.benchmarks.Report;
import dev.touchstone.benchmarks.Table;
import dev.touchstone.samples.space.AppliedTerm;
import dev.touchstone.samples.space.BoundTerms;
import dev.touchstone.samples.space.KeyTree;
import dev.touchstone.samples.space.RedBlack;
import dev.touchstone.samples.space.Shape;
import dev.touchstone.samples.space.SortedLists;
import dev.touchstone.samples.space.Term;
import dev.touchstone.space.Space;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntFunction;

/** Known numbers of values, each computed by counting or by an exhaustive search. */
final class Counts {
  private Counts() {}

  /** What is known of one sequence. */
  record Known(String name, int first, List<BigInteger> numbers) {
    static Known parse(String line) {
      String[] parts = line.split("\\|");
      return new Known(
          parts[0],
          Integer.parseInt(parts[1]),
          List.of(parts[2].split(",")).stream().map(BigInteger::new).toList());
    }

    /** Returns how many of the first numbers a way of counting gives. */
    int agreeing(IntFunction<BigInteger> count, int most) {
      int agreeing = 0;
      for (int at = 0; at < Math.min(most, numbers.size()); at++) {
        agreeing += count.apply(first + at).equals(numbers.get(at)) ? 1 : 0;
      }
      return agreeing;
    }
  }

  static List<Known> known() throws IOException {
    try (InputStream in = Counts.class.getResourceAsStream("counts.txt");
        BufferedReader lines = new BufferedReader(
            new InputStreamReader(Objects.requireNonNull(in), StandardCharsets.UTF_8))) {
      return lines
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(Known::parse)
          .toList();
    }
  }

  static Map<String, IntFunction<BigInteger>> ways() {
    Map<String, IntFunction<BigInteger>> ways = new LinkedHashMap<>();
    lists(ways);
    trees(ways);
    terms(ways);
    return ways;
  }

  private static void lists(Map<String, IntFunction<BigInteger>> ways) {
    ways.put("lists of naturals", SortedLists.lists()::count);
    ways.put(
        "non-decreasing lists", SortedLists.lists().suchThat(SortedLists::nonDecreasing)::count);
    ways.put("increasing lists", SortedLists.lists().suchThat(SortedLists::increasing)::count);
  }

  private static void trees(Map<String, IntFunction<BigInteger>> ways) {
    Space<KeyTree> keyed = Space.of(KeyTree.class);
    ways.put("trees with keys", keyed::count);
    ways.put("search trees", keyed.suchThat(KeyTree::isSearchTree)::count);
    ways.put(
        "search trees with the keys 1 to n",
        nodes -> KeyTree.withKeys(nodes).suchThat(KeyTree::isSearchTree).count(nodes));
    ways.put(
        "search trees built from the keys 1 to n",
        nodes -> KeyTree.searchTrees(nodes).count(nodes));
    ways.put("shapes", Space.of(Shape.class)::count);
    Space<RedBlack> oneKey = RedBlack.withKeys(1);
    ways.put("red-black shapes", oneKey.suchThat(RedBlack::isColoured)::count);
    ways.put(
        "red-black shapes with black root",
        oneKey.suchThat(tree -> tree.isBlackRooted() && tree.isColoured())::count);
    ways.put(
        "red-black trees with keys", Space.of(RedBlack.class).suchThat(RedBlack::isValid)::count);
    ways.put("balanced shapes", Space.of(Shape.class).suchThat(Shape::isBalanced)::count);
  }

  private static void terms(Map<String, IntFunction<BigInteger>> ways) {
    ways.put("closed terms by nodes", Term.closedByNodes()::count);
    ways.put("typable terms by nodes", Term.closedByNodes().suchThat(Term::isTypable)::count);
    ways.put("closed terms by symbols", Term.closedBySymbols()::count);
    ways.put("typable terms by symbols", Term.closedBySymbols().suchThat(Term::isTypable)::count);
    ways.put("closed terms with typed binders", BoundTerms.closed()::count);
    ways.put(
        "well-typed terms with typed binders",
        BoundTerms.closed().suchThat(BoundTerms::isWellTyped)::count);
    Space<AppliedTerm> applied = Space.of(AppliedTerm.class);
    ways.put("terms with typed applications", applied::count);
    ways.put("terms from A to A", applied.suchThatView(AppliedTerm::fits)::count);
  }

  /** Compares all sequences, or the first numbers of each, several at a time. */
  static void report(int most, Report report) throws IOException {
    Table table = Table.of("values", "sizes", "numbers that agree", "of");
    Map<String, IntFunction<BigInteger>> ways = ways();
    List<Known> all = known();
    List<Integer> agreeing = all.parallelStream()
        .map(known -> known.agreeing(Objects.requireNonNull(ways.get(known.name)), most))
        .toList();
    int ok = 0;
    int total = 0;
    for (int at = 0; at < all.size(); at++) {
      Known known = all.get(at);
      int tried = Math.min(most, known.numbers.size());
      table.row(
          known.name, known.first + ".." + (known.first + tried - 1), agreeing.get(at), tried);
      ok += agreeing.get(at);
      total += tried;
    }
    report.table(table);
    report.metric("counts_ok", ok);
    report.metric("counts_total", total);
  }
}
