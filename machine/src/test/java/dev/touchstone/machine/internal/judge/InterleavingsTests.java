package dev.touchstone.machine.internal.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InterleavingsTests {
  private static int[] equal(int branches, int length) {
    int[] lengths = new int[branches];
    Arrays.fill(lengths, length);
    return lengths;
  }

  @ParameterizedTest
  @CsvSource({
    "2, 1, 2",
    "2, 2, 6",
    "2, 3, 20",
    "2, 4, 70",
    "2, 5, 252",
    "2, 8, 12870",
    "3, 1, 6",
    "3, 2, 90",
    "3, 3, 1680",
    "3, 4, 34650",
    "3, 5, 756756",
    "3, 8, 9465511770",
    "4, 1, 24",
    "4, 2, 2520",
    "4, 3, 369600",
    "4, 4, 63063000",
    "4, 5, 11732745024",
    "4, 8, 99561092450391000",
    "5, 1, 120",
    "5, 2, 113400",
    "5, 3, 168168000",
    "5, 4, 305540235000",
    "5, 5, 623360743125120",
    "5, 8, 7656714453153197981835000"
  })
  void countsTheOrdersOfEqualBranches(int branches, int length, String count) {
    assertThat(Interleavings.count(equal(branches, length))).isEqualTo(count);
  }

  @Test
  void countsTheOrdersOfUnequalBranches() {
    assertThat(Interleavings.count(4, 4, 3)).isEqualTo(11_550);
  }

  @ParameterizedTest
  @CsvSource({"2, 8", "3, 3", "4, 2", "5, 1"})
  void findsTheLongestEqualBranchesWithinTheUsualBudget(int branches, int length) {
    assertThat(Interleavings.within(12_870, equal(branches, length))).isTrue();
    assertThat(Interleavings.within(12_870, equal(branches, length + 1))).isFalse();
  }

  @Test
  void agreesWithWritingThemDown() {
    assertThat(Interleavings.count(3, 2, 2))
        .isEqualTo(BruteForce.interleavings(3, 2, 2).size());
    assertThat(Interleavings.count(0, 3))
        .isEqualTo(BruteForce.interleavings(0, 3).size());
  }
}
