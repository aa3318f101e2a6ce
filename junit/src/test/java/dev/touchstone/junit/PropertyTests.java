package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PropertyTests {
  static List<Integer> reversed(List<Integer> xs) {
    List<Integer> copy = new ArrayList<>(xs);
    Collections.reverse(copy);
    return copy;
  }

  static class ReverseTestCase {
    @Property
    void twice(@ForAll List<Integer> xs) {
      assertThat(reversed(reversed(xs))).isEqualTo(xs);
    }

    @Property(
        label = "reverse(xs ++ ys) == reverse(xs) ++ reverse(ys)",
        seed = "tf1-000000000001a9")
    void wrong(@ForAll List<Integer> xs, @ForAll List<Integer> ys) {
      List<Integer> joined = new ArrayList<>(xs);
      joined.addAll(ys);
      List<Integer> other = reversed(xs);
      other.addAll(reversed(ys));
      org.junit.jupiter.api.Assertions.assertEquals(reversed(joined), other);
    }
  }

  @Test
  void runs() {
    Runs.of(ReverseTestCase.class).allEvents().debug();
    Throwable failure = Runs.failure(Runs.of(ReverseTestCase.class, "wrong"));
    failure.printStackTrace();
    assertThat(failure).hasMessage("");
  }
}
