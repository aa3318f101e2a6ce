package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Claims about derived values, from the failing case to its smallest form. */
class DerivedClaimTests {
  private static final int SEEDS = 100;

  private static List<String> shrunk(Claim claim, int seed) {
    Verdict verdict = claim.seed(Seed.of(seed)).check();
    assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
    return ((Verdict.Falsified) verdict)
        .shrunk().arguments().stream().map(Verdict.Shown::value).toList();
  }

  @Nested
  class OptionalComponents {
    record Parms(Optional<Integer> codec, Optional<String> name, Optional<Boolean> muted) {}

    private static Parms decode(Parms parms) {
      if (parms.codec().isEmpty() && parms.name().isEmpty() && parms.muted().isEmpty()) {
        throw new IllegalStateException("nothing to decode");
      }
      return parms;
    }

    @Test
    void shrinkToNone() {
      Claim claim =
          Claim.roundTrip(Gen.of(Parms.class), parms -> parms, OptionalComponents::decode);
      for (int seed = 0; seed < SEEDS; seed++) {
        assertThat(shrunk(claim, seed))
            .containsExactly(
                "Parms[codec=Optional.empty, name=Optional.empty, muted=Optional.empty]");
      }
    }
  }

  @Nested
  class DependentComponents {
    record Control(@Range(min = 0, max = 1_000) int port, String session) {}

    record Remote(List<String> lines) {
      boolean media() {
        return lines.contains("m=audio");
      }
    }

    record StreamParms(@Nullable Control control, Remote remote) {
      boolean lawful() {
        return remote.media() == (control != null);
      }
    }

    private static Gen<StreamParms> parms() {
      return Gen.draw(source -> {
        boolean media = source.bool();
        Control control = media ? source.from(Gen.of(Control.class)) : null;
        return new StreamParms(control, source.from(remote(media)));
      });
    }

    private static Gen<Remote> remote(boolean media) {
      return Gen.of(new TypeRef<List<@OneOf({"v=0", "c=IN"}) String>>() {})
          .map(lines -> new Remote(media ? with(lines, "m=audio") : lines));
    }

    private static List<String> with(List<String> lines, String line) {
      List<String> more = new ArrayList<>(lines);
      more.add(line);
      return more;
    }

    @Test
    void holdInTenThousandSamples() {
      assertThat(Rolls.values(parms(), 10_000)).allMatch(StreamParms::lawful);
    }

    @Test
    void holdInEveryShrinkCandidate() {
      List<StreamParms> seen = new ArrayList<>();
      Claim claim = Claim.forAll(parms(), value -> {
        seen.add(value);
        return value.control() == null || value.control().port() < 57;
      });
      assertThat(shrunk(claim.cases(1_000), 1))
          .containsExactly("StreamParms[control=Control[port=57, session=\"\"],"
              + " remote=Remote[lines=[\"m=audio\"]]]");
      assertThat(seen).hasSizeGreaterThan(20).allMatch(StreamParms::lawful);
    }
  }

  @Nested
  class RecursiveValues {
    sealed interface Expr {
      record Div(Expr left, Expr right) implements Expr {}

      record Add(Expr left, Expr right) implements Expr {}

      record Lit(int n) implements Expr {}
    }

    private static int eval(Expr expr) {
      if (expr instanceof Expr.Add add) {
        return eval(add.left()) + eval(add.right());
      }
      if (expr instanceof Expr.Div div) {
        int divisor = eval(div.right());
        return eval(div.left()) / divisor;
      }
      return ((Expr.Lit) expr).n();
    }

    private static boolean literalZeroDivisor(Expr expr) {
      if (expr instanceof Expr.Div div) {
        return div.right().equals(new Expr.Lit(0))
            || literalZeroDivisor(div.left())
            || literalZeroDivisor(div.right());
      }
      return expr instanceof Expr.Add add
          && (literalZeroDivisor(add.left()) || literalZeroDivisor(add.right()));
    }

    /** Alternatives are declared with the division first; derivation puts the literal before it. */
    @Test
    void collapseToTheSmallestThatFails() {
      Claim claim = Claim.forAll(Gen.of(Expr.class))
          .asserts(expr -> {
            Case.assume(!literalZeroDivisor(expr), "no literal zero divisor");
            eval(expr);
          })
          .cases(2_000);
      for (int seed = 0; seed < 20; seed++) {
        assertThat(shrunk(claim, seed))
            .containsExactly("Div[left=Lit[n=0], right=Div[left=Lit[n=0], right=Lit[n=1]]]");
      }
    }
  }
}
