package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class VersionsTests {
  private static final List<String> SIX = List.of("v1", "v2", "v3", "v4", "v5", "v6");

  /** One bug comes in v2, is fixed in v4 and comes back in v6; another comes in v3 and stays. */
  @Test
  void bugsComeAndGoAndComeBack() {
    Map<String, FailureSet> tests = new LinkedHashMap<>();
    tests.put("a", FailureSet.of(1, 2, 5));
    tests.put("bb", FailureSet.of(2, 3, 4, 5));
    Versions versions = Versions.of(Rank.fromMatrix(SIX, tests, Seed.of(0).root()));
    assertThat(versions.histories())
        .containsExactly(
            new Versions.History(
                "a",
                ".##..#",
                List.of(
                    new Versions.Event("v2", Versions.Change.INTRODUCED),
                    new Versions.Event("v4", Versions.Change.FIXED),
                    new Versions.Event("v6", Versions.Change.CAME_BACK))),
            new Versions.History(
                "bb", "..####", List.of(new Versions.Event("v3", Versions.Change.INTRODUCED))));
    assertThat(versions.lines().get(0))
        .isEqualTo(".##..#  a: introduced in v2, fixed in v4, came back in v6");
  }

  @Nested
  class Suites {
    private static final List<String> EIGHT =
        List.of("p0", "p1", "p2", "p3", "p4", "p5", "p6", "p7");

    /** Programs are numbers; the bugs of a program are its bits, and 0 is right. */
    private static final Ranking<String> RANKING = Rank.fromMatrix(
        EIGHT,
        Map.of(
            "one", FailureSet.of(1, 3, 5, 7),
            "two", FailureSet.of(2, 3, 6, 7),
            "four", FailureSet.of(4, 5, 6, 7)),
        Seed.of(0).root());

    private static SuiteGrades.Suite<Integer> catching(int bits) {
      return program ->
          (program & bits) == 0 ? Optional.empty() : Optional.of("bit " + (program & bits));
    }

    @Test
    void areGradedByProgramsAndByBugs() {
      Map<String, SuiteGrades.Suite<Integer>> suites = new LinkedHashMap<>();
      suites.put("nothing", catching(0));
      suites.put("one bit", catching(1));
      suites.put("two bits", catching(3));
      suites.put("all bits", catching(7));
      suites.put("wrong", program -> Optional.of("always"));
      SuiteGrades grades = SuiteGrades.of(0, suites, List.of(0, 1, 2, 3, 4, 5, 6, 7), RANKING);
      assertThat(grades.grades().values().stream()
              .map(grade -> List.of(grade.submissions().size(), grade.bugs().size())))
          .containsExactly(
              List.of(0, 0), List.of(4, 1), List.of(6, 2), List.of(7, 3), List.of(0, 0));
      assertThat(grades.grades().get("one bit").submissions()).containsExactly(1, 3, 5, 7);
      assertThat(grades.grades().get("one bit").failing()).containsEntry(5, "bit 1");
      assertThat(grades.places())
          .containsExactly("all bits", "two bits", "one bit", "nothing", "wrong");
      assertThat(grades.grades().get("wrong").isQualified()).isFalse();
      assertThat(grades.grades().get("wrong").note())
          .isEqualTo("disqualified: always fails on the model");
    }
  }

  @Nested
  class DuplicateFailures {
    @Test
    void areGroupedByTheBugsBehindThem() {
      Matrix matrix = Matrix.read("""
          test,linux,mac,windows
          "paths, long",0,0,1
          drives,0,0,1
          sockets,1,1,0
          everything,1,1,1
          fine,0,0,0
          """);
      Duplicates duplicates = Duplicates.of(matrix.tests());
      assertThat(duplicates.groups())
          .containsExactly(
              new Duplicates.Group(FailureSet.of(2), List.of("drives", "paths, long")),
              new Duplicates.Group(FailureSet.of(0, 1), List.of("sockets")));
      assertThat(duplicates.explained()).isEqualTo(Map.of("everything", List.of(0, 1)));
    }
  }
}
