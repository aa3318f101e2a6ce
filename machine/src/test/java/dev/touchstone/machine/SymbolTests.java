package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
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

    /** Makes things and joins any of them; joining two or more different ones loses one. */
    static final class Joined extends Model<List<Sym<Integer>>, List<Integer>> {
      Joined(boolean right) {
        command("make")
            .fresh()
            .run(made -> {
              synchronized (made) {
                made.add(made.size());
                return made.size();
              }
            })
            .next((s, v) -> Stream.concat(s.stream(), Stream.of(v)).toList());
        command("join")
            .args(Arg.list(Arg.<List<Sym<Integer>>, Integer>ref(s -> s), 4))
            .run((made, parts) -> {
              Set<Integer> joined = new HashSet<>(parts);
              return right || joined.size() < 2 ? joined.size() : joined.size() - 1;
            })
            .post((s, parts, result) -> result.returned(new HashSet<>(parts).size()));
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
    void areLookedUpInListsOfArguments() {
      Verdict verdict =
          Machine.sequential(new Joined(true)).cases(500).check(Seed.of(3).root());
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    @Test
    void inListsShrinkLikeOthers() {
      for (int seed = 0; seed < 10; seed++) {
        Verdict verdict =
            Machine.sequential(new Joined(false)).cases(500).check(Seed.of(seed).root());
        assertThat(((Verdict.Falsified) verdict).shrunk().arguments().get(0).value())
            .isEqualTo("v1 = make(); v2 = make(); join([v1, v2])");
      }
    }

    @Test
    void areResolvedInListsOfParallelBranches() {
      Verdict verdict = Machine.parallel(new Joined(true))
          .instances(4)
          .cases(50)
          .check(Seed.of(3).root());
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
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
