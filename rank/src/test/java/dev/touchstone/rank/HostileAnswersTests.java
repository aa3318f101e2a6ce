package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program answers is data: nothing in it can hurt who reads it. */
public class HostileAnswersTests {
  private static final List<String> CAUSES = List.of(
      "doubling: throws java.lang.IllegalArgumentException: a value of more than",
      "endless: throws java.lang.IllegalArgumentException: a value of more than",
      "exponent: throws an answer that cannot be told: ",
      "itself: throws java.lang.IllegalArgumentException: a value of more than",
      "lying: throws java.lang.IllegalStateException: no size",
      "pleasing: []",
      "printing: throws java.lang.IllegalArgumentException: a Answer$Sly; answers are");

  @TempDir
  private Path folder;

  /** A task whose answers are lists. */
  public interface Numbers {
    List<BigInteger> upTo(int n);
  }

  private static List<BigInteger> right(int n) {
    return java.util.stream.LongStream.rangeClosed(1, n)
        .mapToObj(BigInteger::valueOf)
        .toList();
  }

  private void answer(String id, String expression, String members) throws IOException {
    Path own = Files.createDirectories(folder.resolve(id));
    Files.writeString(own.resolve("Answer.java"), """
        import java.math.*;
        import java.util.*;
        import java.util.stream.*;

        @SuppressWarnings({"unchecked", "rawtypes"})
        public class Answer implements dev.touchstone.rank.HostileAnswersTests.Numbers {
          public List<BigInteger> upTo(int n) {
            return %s;
          }
          %s
        }
        """.formatted(expression, members));
  }

  private static final String RIGHT =
      "LongStream.rangeClosed(1, n).mapToObj(BigInteger::valueOf).toList()";

  private Ranked rank() {
    return Rank.of(Numbers.class)
        .model(HostileAnswersTests::right)
        .tests(Gen.ints(0, 9).map(n -> Call.of("upTo", n)))
        .submissions(Submissions.folder(folder))
        .seed(Seed.of(1).root())
        .stop(StopRule.STANDARD.quiet(50).mostTests(100))
        .run();
  }

  @Test
  void endAsFailuresThatSayWhy() throws IOException {
    answer("an honest one", RIGHT, "");
    for (String cause : CAUSES) {
      String attack = cause.substring(0, cause.indexOf(':'));
      answer(attack, "n < 5 ? " + RIGHT + " : " + attack + "()", ATTACKS);
    }
    Ranked ranked = rank();
    assertThat(ranked.ranking().ids()).hasSize(1 + CAUSES.size());
    assertThat(ranked.ranking().bugs()).singleElement().satisfies(bug -> {
      assertThat(bug.witness()).isEqualTo(Call.of("upTo", 5));
      assertThat(bug.failing().size()).isEqualTo(CAUSES.size());
      assertThat(bug.failing().contains(0)).isFalse();
    });
    List<String> actual = ranked.exhibits().get(0).actual();
    assertThat(actual.get(0)).isEqualTo("[1, 2, 3, 4, 5]");
    for (int attack = 0; attack < CAUSES.size(); attack++) {
      String cause = CAUSES.get(attack);
      assertThat(actual.get(1 + attack)).startsWith(cause.substring(cause.indexOf(':') + 2));
    }
  }

  private static final String ATTACKS = """
      static List endless() {
        return new AbstractList() {
          public Object get(int at) { return at; }
          public int size() { return Integer.MAX_VALUE; }
        };
      }
      static List itself() {
        List list = new ArrayList();
        list.add(list);
        return list;
      }
      static List doubling() {
        List list = List.of(1);
        for (int i = 0; i < 60; i++) { list = List.of(list, list); }
        return list;
      }
      static List exponent() {
        return List.of(new BigDecimal("1E+1000000000"));
      }
      static List lying() {
        return new AbstractList() {
          public Object get(int at) { return at; }
          public int size() { throw new IllegalStateException("no size"); }
          public int hashCode() { while (true) {} }
          public boolean equals(Object other) { return true; }
        };
      }
      static List pleasing() {
        return new ArrayList() {
          public boolean equals(Object other) { return true; }
        };
      }
      static class Sly {
        public String toString() { return "x".repeat(1 << 30); }
        public int hashCode() { return hashCode() + 1; }
        public boolean equals(Object other) { return equals(other); }
      }
      static List printing() {
        return List.of(new Sly());
      }
      """;
}
