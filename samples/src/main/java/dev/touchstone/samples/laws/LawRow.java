package dev.touchstone.samples.laws;

import dev.touchstone.laws.Law;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Theory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * A signature with what must come of it, judged by what follows from what, never by wording.
 *
 * @param name the number of the row
 * @param signature makes the signature, with its bound
 * @param expected statements that must follow from the laws that are found
 * @param absent statements that must not
 * @param kinds if not empty, which laws that are found must be as many as those expected, and follow
 *     from them
 * @param allowed laws that may be found beside those
 * @param also returns what else is wrong with a report
 */
public record LawRow(
    String name,
    Supplier<Signature> signature,
    List<String> expected,
    List<String> absent,
    List<Predicate<Law>> kinds,
    List<String> allowed,
    Function<LawReport, List<String>> also) {

  /** Returns a row without expectations for terms up to depth 3. */
  static LawRow of(String name, Supplier<Signature> signature) {
    return sized(name, () -> signature.get().depth(3));
  }

  /** Returns a row without expectations for a signature with a bound of its own. */
  static LawRow sized(String name, Supplier<Signature> signature) {
    return new LawRow(
        name, signature, List.of(), List.of(), List.of(), List.of(), report -> List.of());
  }

  LawRow implies(String... statements) {
    return implies(List.of(statements));
  }

  LawRow implies(List<String> statements) {
    List<String> all = new ArrayList<>(expected);
    all.addAll(statements);
    return new LawRow(name, signature, all, absent, kinds, allowed, also);
  }

  LawRow without(String... statements) {
    return new LawRow(name, signature, expected, List.of(statements), kinds, allowed, also);
  }

  /** Requires that there are as many laws as expected. */
  LawRow exactly(String... orThese) {
    return exactlyOf(law -> true, orThese);
  }

  /** Requires that there are as many laws of a kind as expected. */
  LawRow exactlyOf(Predicate<Law> kind, String... orThese) {
    return new LawRow(name, signature, expected, absent, List.of(kind), List.of(orThese), also);
  }

  LawRow also(Function<LawReport, List<String>> check) {
    return new LawRow(name, signature, expected, absent, kinds, allowed, check);
  }

  /** Requires something else of the report. */
  LawRow alsoThat(String complaint, Predicate<LawReport> check) {
    return also(report -> check.test(report) ? List.of() : List.of(complaint));
  }

  /** Searches under a seed and confirms laws on a number of rows. */
  public LawReport discovered(long seed, int confirm) {
    return signature.get().confirm(confirm).seed(seed).discover();
  }

  /** Returns what is wrong with a report. */
  public List<String> complaints(LawReport report) {
    List<String> complaints = new ArrayList<>(also.apply(report));
    if (expected.isEmpty() && absent.isEmpty()) {
      return complaints;
    }
    Theory theory = report.theory();
    theory.unproved(expected).forEach(law -> complaints.add("does not follow: " + law));
    List<String> unproved = theory.unproved(absent);
    if (unproved.size() < absent.size()) {
      complaints.add("follows, one of " + absent + " but " + unproved);
    }
    kinds.forEach(kind -> complaints.addAll(beyond(report, kind)));
    return complaints;
  }

  private List<String> beyond(LawReport report, Predicate<Law> kind) {
    List<String> found = new ArrayList<>();
    List<String> known = new ArrayList<>(expected);
    for (Law law : report.laws()) {
      if (!kind.test(law)) {
        known.add(law.toString());
      } else if (!allowed.contains(law.toString())) {
        found.add(law.toString());
      }
    }
    List<String> complaints = new ArrayList<>();
    signature
        .get()
        .theory(known.toArray(new String[0]))
        .unproved(found)
        .forEach(law -> complaints.add("not expected: " + law));
    if (found.size() != expected.size()) {
      complaints.add(found.size() + " laws instead of " + expected.size() + ": " + found);
    }
    return complaints;
  }

  @Override
  public String toString() {
    return name;
  }
}
