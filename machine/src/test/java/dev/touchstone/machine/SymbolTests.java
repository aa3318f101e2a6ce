package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SymbolTests {
  private final Sym<String> v1 = Sym.of(0);

  @Test
  void areEqualByVariableAndExtractors() {
    assertThat(v1).isEqualTo(Sym.of(0)).isNotEqualTo(Sym.of(1));
    assertThat(v1.map("length", String::length))
        .isEqualTo(v1.map("length", s -> 7))
        .isNotEqualTo(v1.map("hash", String::hashCode))
        .hasSameHashCodeAs(v1.map("length", String::length));
  }

  @Test
  void printTheirExtractorsAroundTheVariable() {
    assertThat(v1.map("length", String::length).map("half", n -> n / 2))
        .hasToString("half(length(v1))");
  }

  @Test
  void haveNoValueWhereNothingRuns() {
    assertThatThrownBy(v1::value)
        .isInstanceOf(UnboundSymbol.class)
        .hasMessageContaining("v1 has no value here");
  }

  @Nested
  class InARun {
    /** Makes things; each must be new. */
    static final class Things extends Model<List<Sym<Integer>>, List<Integer>> {
      Things(int kinds, boolean rightUse) {
        command("make")
            .fresh()
            .run(made -> {
              made.add(made.size() % kinds);
              return made.get(made.size() - 1);
            })
            .next((s, v) -> {
              List<Sym<Integer>> longer = new ArrayList<>(s);
              longer.add(v);
              return List.copyOf(longer);
            });
        command("use")
            .args(
                Arg.<List<Sym<Integer>>, Integer>ref(s -> s),
                Arg.<List<Sym<Integer>>, Integer>ref(s -> s))
            .run((made, a, b) -> a.equals(b))
            .post((s, a, b, result) -> result.returned(a.equals(b)) && (rightUse || a.value() < 2));
      }

      @Override
      protected List<Sym<Integer>> initial() {
        return List.of();
      }

      @Override
      protected List<Integer> start() {
        return new ArrayList<>();
      }
    }

    @Test
    void haveValuesInPostconditions() {
      Verdict verdict = Machine.sequential(new Things(1_000, false))
          .cases(500)
          .check(Seed.of(3).root());
      assertThat(((Verdict.Falsified) verdict).shrunk().arguments().get(0).value())
          .isEqualTo("v1 = make(); make(); v2 = make(); use(v2, v1)");
    }

    @Test
    void ofFreshCommandsMustDiffer() {
      Verdict.Falsified verdict = (Verdict.Falsified)
          Machine.sequential(new Things(3, true)).cases(500).check(Seed.of(3).root());
      assertThat(verdict.identity().toString()).isEqualTo("fresh result repeated at make");
      assertThat(verdict.shrunk().arguments().get(0).value())
          .isEqualTo("make(); make(); make(); make()");
    }

    @Test
    void passWhereAllIsRight() {
      assertThat(Machine.sequential(new Things(1_000, true))
              .cases(500)
              .check(Seed.of(3).root())
              .passed())
          .isTrue();
    }
  }
}
