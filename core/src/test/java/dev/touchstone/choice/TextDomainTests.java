package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TextDomainTests {
  private static final TextDomain SMALL = new TextDomain(Alphabet.of("b\u00e9A"), 0, 3);
  private static final TextDomain ANY = new TextDomain(Alphabet.any(), 0, Integer.MAX_VALUE);

  private static int length(Object text) {
    return ((String) text).codePointCount(0, ((String) text).length());
  }

  @Nested
  class Order {
    @Test
    void isByLengthThenByCharacter() {
      List<String> expected = new ArrayList<>(List.of(""));
      for (int from = 0; expected.get(from).length() < 3; from++) {
        for (String next : List.of("b", "A", "\u00e9")) {
          expected.add(expected.get(from) + next);
        }
      }
      assertThat(SMALL.count()).isEqualTo(expected.size()).isEqualTo(40);
      assertThat(LongStream.range(0, 40).mapToObj(SMALL::at)).containsExactlyElementsOf(expected);
      assertThat(expected.stream().sorted(SMALL::compare)).containsExactlyElementsOf(expected);
    }

    @Test
    void positionsAndTextsAreInverse() {
      for (TextDomain domain : List.of(
          SMALL,
          new TextDomain(Alphabet.alphanumeric(), 2, 5),
          new TextDomain(Alphabet.of("x"), 3, 100),
          new TextDomain(Alphabet.unicode(), 0, 2))) {
        Rolls.longs(1, 2_000)
            .map(bits -> Long.remainderUnsigned(bits, domain.count()))
            .forEach(at -> assertThat(domain.position(domain.at(at))).isEqualTo(at));
      }
    }

    @Test
    void comparesLikePositions() {
      TextDomain domain = new TextDomain(Alphabet.printable(), 0, 9);
      long[] at = Rolls.longs(2, 1_000)
          .map(bits -> Long.remainderUnsigned(bits, domain.count()) >>> (bits & 31))
          .toArray();
      for (int i = 1; i < at.length; i++) {
        assertThat(domain.compare(domain.at(at[i - 1]), domain.at(at[i])))
            .isEqualTo(Long.compare(at[i - 1], at[i]));
      }
    }

    @Test
    void saturatesBeyondTheGreatestLong() {
      assertThat(ANY.count()).isEqualTo(Long.MAX_VALUE);
      assertThat(ANY.position("a".repeat(100))).isEqualTo(Long.MAX_VALUE);
      assertThat(new TextDomain(Alphabet.of("x"), 5, Integer.MAX_VALUE).count())
          .isEqualTo(Integer.MAX_VALUE - 5L + 1);
    }

    @Test
    void startsWithTheShortestOfFirstCharacters() {
      assertThat(new TextDomain(Alphabet.of("QqX"), 3, 9).simplest()).isEqualTo("qqq");
      assertThat(ANY.simplest()).isEqualTo("");
      assertThat(SMALL.at(0)).isEqualTo(SMALL.simplest());
    }
  }

  @Nested
  class Clipping {
    @Test
    void keepsWhatIsLegal() {
      assertThat(SMALL.clip("Ab")).isEqualTo("Ab");
    }

    @Test
    void cutsPadsAndReplaces() {
      assertThat(SMALL.clip("AzbAb")).isEqualTo("Abb");
      assertThat(new TextDomain(Alphabet.of("xy"), 4, 5).clip("y")).isEqualTo("yxxx");
      assertThat(new TextDomain(Alphabet.of("xy"), 0, 1).clip("\ud83d\ude00y")).isEqualTo("x");
    }
  }

  @Nested
  class Sampling {
    @Test
    void staysLegal() {
      for (TextDomain domain : List.of(
          SMALL,
          ANY,
          new TextDomain(Alphabet.any(), 5, 8),
          new TextDomain(Alphabet.of("\udc00\ud800"), 3, 3),
          new TextDomain(Alphabet.range(0xD800, 0xDFFF), 4, 4),
          new TextDomain(Alphabet.of("0123456789"), 1, 200))) {
        assertThat(Rolls.samples(domain, 400)).as("%s", domain).allSatisfy(text -> {
          assertThat(length(text)).isBetween(domain.min(), domain.max());
          assertThat(((String) text).codePoints()).allMatch(domain.alphabet()::contains);
        });
      }
    }

    @Test
    void isNoLongerThanTheSizeUnlessTheTextIsAKnownTroublemaker() {
      for (int seed = 0; seed < 2_000; seed++) {
        assertThat(length(ANY.sample(Rolls.dice(seed, 6)))).isLessThanOrEqualTo(6);
      }
    }

    @Test
    void drawsTroublemakers() {
      assertThat(Rolls.samples(ANY, 3_000))
          .contains("", " ", "\0", "null", "\u00df", "\ud83d\ude00", "\ud800", "\udc00", "\ufeff");
    }
  }

  @Nested
  class Surrogates {
    @Test
    void areNeverJoined() {
      TextDomain halves = new TextDomain(Alphabet.range(0xD800, 0xDFFF), 2, 2);
      assertThat(LongStream.range(0, halves.count())
              .filter(at -> at % 5_003 == 0)
              .mapToObj(halves::at))
          .allMatch(text -> length(text) == 2);
      assertThat(length(halves.clip("x\udc00"))).isEqualTo(2);
    }
  }

  @Nested
  class Weight {
    @Test
    void isOneAndTheLength() {
      assertThat(ANY.weight("")).isEqualTo(1);
      assertThat(ANY.weight("a\u00e4")).isEqualTo(3);
    }

    @Test
    void isGreaterForOneCharacterOfTwoCharsThanForTwoOfOne() {
      assertThat(ANY.weight("\ud83d\ude00")).isEqualTo(4).isGreaterThan(ANY.weight("aa"));
    }

    @Test
    void countsNothingWhereThereIsNoChoice() {
      assertThat(new TextDomain(Alphabet.of("x"), 3, 3).forced()).isTrue();
      assertThat(new TextDomain(Alphabet.ascii(), 0, 0).forced()).isTrue();
      assertThat(new TextDomain(Alphabet.of("x"), 3, 4).forced()).isFalse();
      assertThat(new Choice.Thing(new TextDomain(Alphabet.of("x"), 3, 3), "xxx").weight())
          .isZero();
    }
  }

  @Test
  void refusesBadLengths() {
    assertThatThrownBy(() -> new TextDomain(Alphabet.ascii(), -1, 3))
        .isInstanceOf(IllegalGenerator.class)
        .hasMessageContaining("-1..3");
    assertThatThrownBy(() -> new TextDomain(Alphabet.ascii(), 4, 3))
        .isInstanceOf(IllegalGenerator.class)
        .hasMessageContaining("4..3");
  }
}
