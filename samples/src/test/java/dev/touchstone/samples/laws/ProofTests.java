package dev.touchstone.samples.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.Explanation;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.ProofStep;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Equations that are not shown are explained, and each step of a proof is right. */
class ProofTests {
  private static final Set<String> VARIABLES =
      Set.of("x", "y", "z", "xs", "ys", "zs", "h", "h1", "h2", "p", "q");

  @Test
  void listsAreExplained() {
    LawReport report = LawTable.row("L4").discovered(0, 2_000);
    proves(report, "rev(rev(xs)) ++ []", "xs");
    proves(report, "sort(rev(sort(xs)))", "sort(xs)");
    proves(report, "rev(rev(xs) ++ [])", "xs");
    proves(report, "([] ++ xs) ++ ys", "xs ++ ys");
    proves(report, "sort(sort(xs) ++ [])", "sort(xs)");
    proves(report, "usort(rev(usort(xs)))", "usort(xs)");
    proves(report, "merge(sort([]), sort(xs))", "sort(xs)");
    refutes(report, "sort(xs) ++ sort(ys)", "sort(xs ++ ys)");
    refutes(report, "merge(xs, ys)", "merge(ys, xs)");
    refutes(report, "usort(xs)", "sort(xs)");
  }

  @Test
  void heapsAreExplained() {
    LawReport report = LawTable.row("H4").discovered(0, 2_000);
    proves(report, "merge(empty, merge(h, empty))", "h");
    proves(report, "toList(fromList(toList(h)))", "toList(h)");
    proves(report, "fromList(sort(toList(h)))", "h");
    proves(report, "isEmpty(fromList([]))", "true");
    proves(report, "findMin(fromList([]))", "undefined");
    proves(report, "head(toList(empty))", "undefined");
    proves(report, "insert(x, fromList([]))", "fromList(x : [])");
    refutes(report, "merge(h, h)", "h");
    refutes(report, "deleteMin(insert(x, h))", "h");
    refutes(report, "fromList(xs ++ xs)", "fromList(xs)");
  }

  private static void proves(LawReport report, String left, String right) {
    Explanation explanation = report.explain(left, right);
    assertThat(explanation).as("%s = %s", left, right).isInstanceOf(Explanation.Proved.class);
    List<ProofStep> steps = ((Explanation.Proved) explanation).steps();
    assertThat(steps).as("%s = %s", left, right).isNotEmpty();
    assertThat(steps.get(0).before()).isEqualTo(left);
    assertThat(steps.get(steps.size() - 1).after()).isEqualTo(right);
    for (int i = 1; i < steps.size(); i++) {
      assertThat(steps.get(i).before()).isEqualTo(steps.get(i - 1).after());
    }
    assertThat(steps).allMatch(new StepChecker(VARIABLES)::isRight);
  }

  private static void refutes(LawReport report, String left, String right) {
    assertThat(report.explain(left, right)).isInstanceOf(Explanation.Refuted.class);
  }
}
