package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class NodeTests {
  private final Node root = Seed.of(1, 2, 3, 4).root();

  @Nested
  class Children {
    @Test
    void ofOneNodeHaveDistinctKeysAtEveryLengthOfThePath() {
      Node node = root;
      for (int length = 0; length <= 64; length++) {
        Set<Node> children = new HashSet<>();
        for (int index = 0; index < 1_024; index++) {
          children.add(node.child(index));
        }

        assertThat(children).as("after %d turns", length).hasSize(1_024);
        node = node.right();
      }
    }

    @Test
    void ofDifferentKindsNeverMeet() {
      assertThat(Set.of(
              root.left(),
              root.right(),
              root.child(0),
              root.child(1),
              root.child(""),
              root.child("0"),
              root.child("\0"),
              root.child("\0\0"),
              root.child(0).child(0),
              root.child("").child("")))
          .hasSize(10);
    }

    @Test
    void differInOutputFromTheirParentEvenWhereTheBitsAreEqual() {
      assertThat(root.left().open().nextLong()).isNotEqualTo(root.open().nextLong());
    }
  }

  @Nested
  class Equality {
    @Test
    void isAboutThePlaceAndNotTheHistory() {
      Node there = root.left().right();
      Node again = root.open().node().left().right();

      assertThat(again).isEqualTo(there).hasSameHashCodeAs(there);
      assertThat(again.toReplay()).isNotEqualTo(there.toReplay());
    }

    @Test
    void tellsParentFromLeftChild() {
      assertThat(root.left()).isNotEqualTo(root);
    }
  }

  @Nested
  class Labels {
    @Test
    void mayHaveUpTo65535Bytes() {
      assertThat(root.child("é".repeat(32_767) + "x")).isNotEqualTo(root);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> root.child("é".repeat(32_768)))
          .withMessage("label has 65,536 bytes of UTF-8; at most 65,535 are accepted");
    }

    @Test
    void mustBeWellFormed() {
      for (String broken : List.of("\uD800", "a\uDC00b", "\uDC00\uD800")) {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> root.open().child(broken))
            .withMessage("label has an unpaired surrogate; only well-formed text is accepted");
      }
    }
  }

  @Nested
  class History {
    @Test
    void knowsTheSeed() {
      assertThat(root.child(3).left().seed()).contains(Seed.of(1, 2, 3, 4));
      assertThat(root.open().node().child(3).seed()).isEmpty();
    }

    @Test
    void isCutWhereAnAddressCouldNoLongerBeRead() {
      Node node = root;
      for (int i = 0; i < 10_000; i++) {
        node = node.right();
      }
      assertThat(node.toReplay()).isEqualTo(root + ":r10000");

      Node beyond = node.right();
      assertThat(beyond.toReplay()).startsWith("tf1n-");
      assertThat(Node.parse(beyond.toReplay())).isEqualTo(beyond);
    }
  }
}
