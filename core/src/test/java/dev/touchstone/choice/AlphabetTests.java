package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AlphabetTests {
  private static final List<Alphabet> ALPHABETS = List.of(
      Alphabet.of("b"),
      Alphabet.of("zA0 ~\u00e9\ud83d\ude00"),
      Alphabet.ascii(),
      Alphabet.printable(),
      Alphabet.alphanumeric(),
      Alphabet.unicode(),
      Alphabet.any(),
      Alphabet.range('y', '\u0101'),
      Alphabet.range(0x400, 0x4FF),
      Alphabet.where(Character::isLetter),
      Alphabet.where(codePoint -> codePoint % 7 == 3));

  private static String text(Alphabet alphabet) {
    return IntStream.range(0, alphabet.size())
        .mapToObj(place -> Character.toString(alphabet.at(place)))
        .collect(Collectors.joining());
  }

  @Nested
  class Order {
    @Test
    void putsAsciiAsDocumented() {
      String shown = text(Alphabet.printable());
      assertThat(shown)
          .startsWith("abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ !\"#")
          .endsWith("{|}~");
      assertThat(text(Alphabet.ascii())).startsWith(shown).hasSize(128);
    }

    @Test
    void putsOtherCharactersByCodePoint() {
      Alphabet all = Alphabet.any();
      for (int codePoint = 128; codePoint <= Character.MAX_CODE_POINT; codePoint += 97) {
        assertThat(all.rank(codePoint)).isEqualTo(codePoint);
        assertThat(all.at(codePoint)).isEqualTo(codePoint);
      }
    }

    @Test
    void ranksAndCharactersAreInverse() {
      for (Alphabet alphabet : ALPHABETS) {
        for (int place = 0; place < alphabet.size(); place += 1 + alphabet.size() / 5_000) {
          assertThat(alphabet.rank(alphabet.at(place))).isEqualTo(place);
        }
      }
    }

    @Test
    void ranksGrowWithTheOrderOfAllCharacters() {
      Alphabet all = Alphabet.any();
      for (Alphabet alphabet : ALPHABETS) {
        for (int place = 1; place < alphabet.size(); place += 1 + alphabet.size() / 5_000) {
          assertThat(all.rank(alphabet.at(place - 1))).isLessThan(all.rank(alphabet.at(place)));
        }
      }
    }
  }

  @Nested
  class Membership {
    @Test
    void isWhatWasAskedFor() {
      Alphabet letters = Alphabet.where(Character::isLetter);
      IntStream.rangeClosed(0, Character.MAX_CODE_POINT)
          .filter(codePoint -> letters.contains(codePoint) != Character.isLetter(codePoint))
          .forEach(codePoint -> assertThat(codePoint).as("wrongly classed").isNegative());
      assertThat(Alphabet.of("aba"))
          .isEqualTo(Alphabet.of("ba"))
          .hasSameHashCodeAs(Alphabet.of("ab"));
      assertThat(Alphabet.unicode().contains(0xD800)).isFalse();
      assertThat(Alphabet.any().contains(0xD800)).isTrue();
      assertThat(Alphabet.unicode().size()).isEqualTo(0x110000 - 0x800);
    }

    @Test
    void ofSetOperationsIsThatOfTheirParts() {
      for (Alphabet a : ALPHABETS) {
        for (Alphabet b : ALPHABETS.subList(1, 6)) {
          BitSet both = new BitSet();
          IntStream.rangeClosed(0, 0x2FF)
              .filter(a::contains)
              .filter(b::contains)
              .forEach(both::set);
          Alphabet either = a.or(b);
          assertThat(IntStream.rangeClosed(0, 0x2FF))
              .allMatch(c -> either.contains(c) == (a.contains(c) || b.contains(c)));
          if (!both.isEmpty()) {
            Alphabet shared = a.and(b);
            assertThat(IntStream.rangeClosed(0, 0x2FF))
                .allMatch(c -> shared.contains(c) == both.get(c));
          }
        }
      }
      assertThat(Alphabet.ascii().without(Alphabet.printable()).size()).isEqualTo(33);
    }
  }

  @Nested
  class Sampling {
    @Test
    void staysInTheAlphabet() {
      for (Alphabet alphabet : ALPHABETS) {
        Dice dice = Rolls.dice(1, 30);
        assertThat(IntStream.range(0, 2_000).map(i -> alphabet.sample(dice)))
            .allMatch(alphabet::contains);
      }
    }

    @Test
    void reachesEveryCharacterOfASmallAlphabet() {
      Dice dice = Rolls.dice(2, 30);
      Alphabet alphabet = Alphabet.of("a\u00e9\u4e00");
      assertThat(
              IntStream.range(0, 500).map(i -> alphabet.sample(dice)).distinct().count())
          .isEqualTo(3);
    }

    @Test
    void drawsMostlyAsciiOfALargeAlphabetAndSometimesTheRest() {
      Dice dice = Rolls.dice(3, 30);
      Alphabet alphabet = Alphabet.unicode();
      long ascii = IntStream.range(0, 10_000)
          .map(i -> alphabet.sample(dice))
          .filter(c -> c < 128)
          .count();
      assertThat(ascii).isBetween(7_200L, 7_800L);
    }
  }

  @Nested
  class BadAlphabets {
    @Test
    void areRefused() {
      assertThatThrownBy(() -> Alphabet.of("")).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Alphabet.where(c -> false)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Alphabet.range('b', 'a')).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Alphabet.range(-1, 'a')).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Alphabet.range(200, 0x110000)).isInstanceOf(IllegalGenerator.class);
      assertThatThrownBy(() -> Alphabet.of("a").without(Alphabet.ascii()))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("at least one");
    }
  }
}
