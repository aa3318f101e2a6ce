package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The two obligations of the proof, checked on every short address of a shrunk layout.
 *
 * <p>The addresses are walked with the real {@link Node} and drawn from with the real {@link
 * TfRandom}; only the key differs. Five longs per address give the queries of block 0 and block 1.
 */
@Timeout(10)
class ModelCheckTests {
  private static final int LABEL_BYTES = 2;
  private static final List<UnaryOperator<Node>> TURNS = List.of(Node::left, Node::right);
  private static final List<UnaryOperator<Node>> ALL_STEPS = List.of(
      Node::left,
      Node::right,
      node -> node.child(0),
      node -> node.child(1),
      node -> node.child(""),
      node -> node.child("\0"),
      node -> node.child("a"),
      node -> node.child("a\0"),
      node -> node.child("a\0a"),
      node -> node.child("a\0a\0"));

  @Nested
  class TheLayout {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void separatesAllPathsUpToTwelveTurns(int pathBits) {
      assertThat(Findings.of(pathBits, TraceKey.WHOLE_TAG, TURNS, 12))
          .isEqualTo(new Findings(16_382, 0, 0));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void separatesAllAddressesUpToFiveSteps(int pathBits) {
      assertThat(Findings.of(pathBits, TraceKey.WHOLE_TAG, ALL_STEPS, 5))
          .isEqualTo(new Findings(222_222, 0, 0));
    }
  }

  @Nested
  class APlantedEncoder {
    @Test
    void withoutLengthIsCaught() {
      assertThat(planted(TraceKey.WITHOUT_LENGTH).duplicates()).isPositive();
    }

    @Test
    void withoutKindIsCaughtTwice() {
      Findings found = planted(TraceKey.WITHOUT_KIND);

      assertThat(found.duplicates()).isPositive();
      assertThat(found.prefixes()).isPositive();
    }

    @Test
    void withoutRemainingIsCaught() {
      assertThat(planted(TraceKey.WITHOUT_REMAINING).duplicates()).isPositive();
    }

    private Findings planted(long mask) {
      return Findings.of(2, mask, ALL_STEPS, 4);
    }
  }

  record Findings(int queries, int duplicates, int prefixes) {
    static Findings of(int pathBits, long mask, List<UnaryOperator<Node>> steps, int longest) {
      List<long[]> queries = new ArrayList<>();
      Key root = new TraceKey(new Layout(pathBits, LABEL_BYTES), mask, queries);
      visit(Node.ofState(root, 0, 0), steps, longest);
      return judge(queries);
    }

    private static void visit(Node node, List<UnaryOperator<Node>> steps, int left) {
      TfRandom random = node.open();
      for (int i = 0; i < 5; i++) {
        random.nextLong();
      }
      if (left > 0) {
        steps.forEach(step -> visit(step.apply(node), steps, left - 1));
      }
    }

    /** In sorted order a query that is a prefix of any other is a prefix of its neighbour. */
    private static Findings judge(List<long[]> queries) {
      queries.sort(Arrays::compare);
      int duplicates = 0;
      int prefixes = 0;
      for (int i = 1; i < queries.size(); i++) {
        long[] shorter = queries.get(i - 1);
        long[] longer = queries.get(i);
        if (Arrays.equals(shorter, longer)) {
          duplicates++;
        } else if (Arrays.mismatch(shorter, longer) == shorter.length) {
          prefixes++;
        }
      }
      return new Findings(queries.size(), duplicates, prefixes);
    }
  }
}
