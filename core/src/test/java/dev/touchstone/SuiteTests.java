package dev.touchstone;

import static dev.touchstone.Case.classify;
import static dev.touchstone.Case.tabulate;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Suite.Example;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SuiteTests {
  private static final String SEED = "tf1-000000000001a9";

  private static Claim lists() {
    return Claim.forAll(Gen.lists(Gen.ints()))
        .asserts(xs -> {
          classify(xs.isEmpty(), "empty");
          classify(xs.stream().mapToLong(x -> x).sum() > 100, "large sum");
          classify(xs.size() > new HashSet<>(xs).size(), "twins");
          tabulate("length", Math.min(xs.size(), 2));
        })
        .names("xs")
        .cases(300)
        .seed(SEED);
  }

  private static Map<String, String> shown(Suite suite) {
    return suite.examples().stream()
        .collect(Collectors.toMap(
            Example::feature, example -> example.arguments().get(0).value()));
  }

  @Nested
  class ByFeature {
    @Test
    void keepsTheSmallestCaseOfEach() {
      assertThat(shown(Suite.byFeature(lists())))
          .isEqualTo(Map.of(
              "empty", "[]",
              "length: 0", "[]",
              "length: 1", "[0]",
              "length: 2", "[0, 0]",
              "twins", "[0, 0]",
              "large sum", "[101]"));
    }

    @Test
    void keepsTheSameCasesForTheSameSeed() {
      assertThat(Suite.byFeature(lists()).examples().stream().map(Example::token))
          .isEqualTo(
              Suite.byFeature(lists()).examples().stream().map(Example::token).toList());
    }

    @Test
    void givesTokensThatRunTheCase() {
      Example large = Suite.byFeature(lists()).examples().stream()
          .filter(example -> example.feature().equals("large sum"))
          .findFirst()
          .orElseThrow();
      Verdict again = lists().replay(large.token()).check();
      assertThat(again.passed()).isTrue();
      assertThat(again.statistics().tables().toString()).contains("large sum");
      assertThat(large.certificate()).isNotEmpty();
    }

    private static long sevens(List<Integer> xs) {
      return xs.stream().filter(x -> x == 7).count();
    }

    @Test
    void staysNearRareFeatures() {
      AtomicLong byChance = new AtomicLong();
      Gen<List<Integer>> digits = Gen.lists(Gen.ints(0, 99));
      Claim.forAll(digits)
          .asserts(xs -> byChance.accumulateAndGet(sevens(xs), Math::max))
          .cases(2_000)
          .seed(SEED)
          .check();
      Claim counted = Claim.forAll(digits).asserts(xs -> tabulate("sevens", sevens(xs)));
      long most = Suite.byFeature(counted.cases(2_000).seed(SEED)).examples().stream()
          .mapToLong(example -> Long.parseLong(example.feature().substring("sevens: ".length())))
          .max()
          .orElseThrow();
      assertThat(most).isGreaterThan(byChance.get() + 1);
    }

    @Test
    void hasNothingWhereNothingIsSaid() {
      assertThat(Suite.byFeature(Claim.forAll(Gen.ints(), n -> true)).examples())
          .isEmpty();
    }

    @Test
    void refusesAClaimThatDoesNotHold() {
      Claim wrong = Claim.forAll(Gen.ints(), n -> n < 10).seed(SEED);
      assertThatThrownBy(() -> Suite.byFeature(wrong))
          .isInstanceOf(AssertionError.class)
          .hasMessageStartingWith("Falsified after ");
    }
  }

  @Nested
  class AsSource {
    @Test
    void readsLikeThis() {
      Claim signs = Claim.forAll(Gen.ints(-5, 5), Gen.strings(), (n, text) -> {
            classify(n < 0, "below zero");
            classify(n > 3, "n > 3");
            tabulate("text", text.isEmpty() ? "empty" : "some");
            return true;
          })
          .names("n", "text")
          .seed(SEED);
      Suite suite = Suite.byFeature(signs);
      assertThat(suite
              .source("com.acme.SignSuiteTests", "new SignTests().holds(%s)")
              .replaceAll("replay: \\S+", "replay: TOKEN"))
          .contains("""
              package com.acme;

              import org.junit.jupiter.api.Test;

              class SignSuiteTests {
              """)
          .contains("""
                // shows: below zero
                // replay: TOKEN
                @Test
                void below_zero() throws Throwable {
                  new SignTests().holds(-1, "");
                }
              """)
          .contains("void n___3()", "void text__some()")
          .endsWith("  }\n}\n");
    }

    @Test
    void hasOneTestForFeaturesThatShareTheirCase() {
      String source = Suite.byFeature(lists()).source("ListSuiteTests", "check(%s)");
      assertThat(source.split("@Test")).hasSize(5);
      assertThat(source)
          .contains(
              "// shows: empty, length: 0\n",
              "// shows: twins, length: 2\n",
              "check(new ArrayList<>(List.of(0, 0)));");
    }

    @Test
    void refusesANameThatIsNone() {
      assertThatThrownBy(() -> Suite.byFeature(lists()).source("not a name", "check(%s)"))
          .hasMessageContaining("'not a name' is no Java identifier");
    }
  }
}
