package dev.touchstone.choice;

import static dev.touchstone.choice.Choice.CLOSE;
import static dev.touchstone.choice.Row.bool;
import static dev.touchstone.choice.Row.bytes;
import static dev.touchstone.choice.Row.digit;
import static dev.touchstone.choice.Row.fork;
import static dev.touchstone.choice.Row.must;
import static dev.touchstone.choice.Row.open;
import static dev.touchstone.choice.Row.text;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ChoicesTests {
  private final Choices nested = Row.of(
      digit(1),
      open("a"),
      digit(2),
      open("b"),
      must(),
      CLOSE,
      digit(3),
      CLOSE,
      fork(1L),
      text("xy"),
      CLOSE);

  @Nested
  class Structure {
    @Test
    void knowsWhereSpansEnd() {
      assertThat(nested.end(0)).isEqualTo(1);
      assertThat(nested.end(1)).isEqualTo(8);
      assertThat(nested.end(3)).isEqualTo(6);
      assertThat(nested.end(8)).isEqualTo(11);
    }

    @Test
    void knowsParentsAndLabels() {
      assertThat(nested.parent(0)).isEqualTo(-1);
      assertThat(nested.parent(2)).isEqualTo(1);
      assertThat(nested.parent(4)).isEqualTo(3);
      assertThat(nested.parent(6)).isEqualTo(1);
      assertThat(nested.parent(8)).isEqualTo(-1);
      assertThat(nested.label(1)).isEqualTo("a");
      assertThat(nested.label(8)).isEqualTo(new Choice.Key(1L));
      assertThat(nested.label(2)).isEqualTo("");
    }

    @Test
    void countsLeavesAndWeighsFreeOnes() {
      assertThat(nested.leaves()).isEqualTo(5);
      assertThat(nested.weight()).isEqualTo(1 + 1 + 1 + 3);
      assertThat(nested.weight(1, 8)).isEqualTo(2);
      assertThat(nested.freeLeaves()).containsExactly(0, 2, 6, 9);
      assertThat(nested.free(4)).isFalse();
    }
  }

  @Nested
  class Edits {
    @Test
    void leaveTheOriginalAlone() {
      Choices before = Row.of(digit(1), digit(2));
      Choices after = before.with(0, (Choice.Leaf) digit(9));
      assertThat(before.at(0)).isEqualTo(digit(1));
      assertThat(after.at(0)).isEqualTo(digit(9));
      assertThat(after.at(1)).isEqualTo(digit(2));
    }

    @Test
    void mapFreeLeavesOfAPart() {
      Choices simplest = nested.map(1, 8, Choice.Leaf::simplest);
      assertThat(simplest.at(0)).isEqualTo(digit(1));
      assertThat(simplest.at(2)).isEqualTo(digit(0));
      assertThat(simplest.at(4)).isEqualTo(must());
      assertThat(simplest.at(6)).isEqualTo(digit(0));
      assertThat(simplest.at(9)).isEqualTo(text("xy"));
    }

    @Test
    void cutAndSpliceParts() {
      assertThat(nested.without(1, 8)).isEqualTo(Row.of(digit(1), fork(1L), text("xy"), CLOSE));
      assertThat(
              Row.of(digit(1), digit(2), digit(3)).splice(1, 2, List.of(bool(true), bool(false))))
          .isEqualTo(Row.of(digit(1), bool(true), bool(false), digit(3)));
    }

    @Test
    void flattenAndDropLeaves() {
      assertThat(nested.flat(2, 1))
          .isEqualTo(Row.of(digit(1), digit(3), fork(1L), text("xy"), CLOSE));
      assertThat(nested.flat().leaves()).isEqualTo(4);
    }

    @Test
    void moveALeafByPosition() {
      Choice.Word leaf = (Choice.Word) digit(5);
      assertThat(leaf.index()).isEqualTo(5);
      assertThat(leaf.at(3)).isEqualTo(digit(3));
      assertThat(leaf.at(99)).isEqualTo(digit(9));
      assertThat(leaf.simplest()).isEqualTo(digit(0));
    }
  }

  @Nested
  class Order {
    @Test
    void ascendsThroughTheseRows() {
      List<Choices> rows = List.of(
          Row.of(),
          Row.of(must(), must()),
          Row.of(digit(0)),
          Row.of(text("")),
          Row.of(digit(0), digit(0)),
          Row.of(open("a"), digit(0), CLOSE, digit(1)),
          Row.of(digit(1), must(), digit(0)),
          Row.of(text("a")),
          Row.of(text("b")),
          Row.of(bytes(1)),
          Row.of(bytes(255)),
          Row.of(digit(0), digit(0), digit(0)));
      for (int i = 0; i < rows.size(); i++) {
        for (int j = 0; j < rows.size(); j++) {
          boolean forcedOnly = i < 2 && j < 2;
          assertThat(Integer.signum(rows.get(i).compareTo(rows.get(j))))
              .as("%s, %s", rows.get(i), rows.get(j))
              .isEqualTo(forcedOnly ? 0 : Integer.compare(i, j));
        }
      }
    }

    @Test
    void putsPositionsNotValues() {
      IntegerDomain signed = IntegerDomain.of(-9, 9);
      Choices plus = Row.of(new Choice.Word(signed, 1));
      Choices minus = Row.of(new Choice.Word(signed, -1));
      assertThat(plus).isLessThan(minus);
      assertThat(minus).isLessThan(Row.of(new Choice.Word(signed, 2)));
    }
  }

  @Nested
  class Digests {
    @Test
    void tellRowsApart() {
      List<Choices> rows = new ArrayList<>();
      for (int i = 0; i < 10; i++) {
        for (int j = 0; j < 10; j++) {
          rows.add(Row.of(digit(i), digit(j)));
          rows.add(Row.of(open("a"), digit(i), CLOSE, digit(j)));
          rows.add(Row.of(open("a"), digit(i), digit(j), CLOSE));
          rows.add(Row.of(open("b"), digit(i), digit(j), CLOSE));
          rows.add(Row.of(text("" + i), digit(j)));
          rows.add(Row.of(bytes(i), digit(j)));
          rows.add(Row.of(bytes(i, j)));
        }
      }
      rows.add(Row.of(digit(1)));
      rows.add(Row.of(bool(true)));
      assertThat(rows.stream().map(Choices::digest)).doesNotHaveDuplicates();
      assertThat(rows.get(0)).isEqualTo(Row.of(digit(0), digit(0)));
      assertThat(rows.get(0)).hasSameHashCodeAs(Row.of(digit(0), digit(0)));
    }

    @Test
    void seeTheContentOfByteArrays() {
      assertThat(Row.of(bytes(1, 2)).digest()).isEqualTo(Row.of(bytes(1, 2)).digest());
      assertThat(Row.of(bytes(1, 2)).digest()).isNotEqualTo(Row.of(bytes(2, 1)).digest());
    }
  }
}
