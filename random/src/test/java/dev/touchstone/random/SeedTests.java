package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeedTests {
  private static final String ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
  private static final int PREFIX = "tf1-".length();

  @Nested
  class TheCheckCharacter {
    @Test
    void rejectsEverySubstitutionAndEverySwapOfNeighboursInAThousandSeeds() {
      TfRandom random = TfRandom.of(11);
      for (int i = 0; i < 1_000; i++) {
        StringBuilder text = new StringBuilder(randomSeed(i, random).toString());
        substituteEach(text);
        swapEach(text);
      }
    }

    private Seed randomSeed(int i, TfRandom random) {
      return switch (i % 10) {
        case 0 ->
          Seed.of(random.nextLong(), random.nextLong(), random.nextLong(), random.nextLong());
        case 1, 2, 3 -> Seed.of(random.nextLong());
        default -> Seed.of(random.nextLong(), random.nextLong());
      };
    }

    private void substituteEach(StringBuilder text) {
      for (int at = PREFIX; at < text.length(); at++) {
        char right = text.charAt(at);
        for (int digit = 0; digit < ALPHABET.length(); digit++) {
          if (ALPHABET.charAt(digit) != right) {
            text.setCharAt(at, ALPHABET.charAt(digit));
            assertRejected(text.toString());
          }
        }
        text.setCharAt(at, right);
      }
    }

    private void swapEach(StringBuilder text) {
      for (int at = PREFIX + 1; at < text.length(); at++) {
        char left = text.charAt(at - 1);
        char right = text.charAt(at);
        if (left != right) {
          text.setCharAt(at - 1, right);
          text.setCharAt(at, left);
          assertRejected(text.toString());
          text.setCharAt(at - 1, left);
          text.setCharAt(at, right);
        }
      }
    }

    private void assertRejected(String text) {
      try {
        Seed accepted = Seed.parse(text);
        assertThat(text).as("accepted as %s", accepted).isEmpty();
      } catch (MalformedReplay expected) {
        if (!expected.toString().contains("one or two characters are wrong")) {
          throw expected;
        }
      }
    }
  }

  @Nested
  class Text {
    @Test
    void isReadBack() {
      for (Seed seed : new Seed[] {Seed.of(-5), Seed.of(3, -4), Seed.of(-1, -2, -3, -4)}) {
        assertThat(Seed.parse(seed.toString())).isEqualTo(seed).hasSameHashCodeAs(seed);
      }
    }

    @Test
    void ofASeedWithAPathIsForNodes() {
      assertThatExceptionOfType(MalformedReplay.class)
          .isThrownBy(() -> Seed.parse("tf1-00000000000001/3"))
          .withMessageContaining("a seed with a path is read by Node.parse");
      assertThatExceptionOfType(MalformedReplay.class)
          .isThrownBy(() -> Seed.parse("tf1n-00000000000001"))
          .withMessageContaining("a seed starts with tf1-");
    }

    @Test
    void ofAnotherAlgorithmIsRefused() {
      assertThatExceptionOfType(UnknownReplayFormat.class)
          .isThrownBy(() -> Seed.parse("tf9-00000000000001"));
    }
  }

  @Nested
  class Sizes {
    @Test
    void areDifferentSeedsEvenWithEqualValues() {
      assertThat(Seed.of(7)).isNotEqualTo(Seed.of(0, 7));
      assertThat(Seed.of(7).root()).isNotEqualTo(Seed.of(0, 7).root());
      assertThat(Seed.of(0, 7).root()).isNotEqualTo(Seed.of(0, 0, 0, 7).root());
    }

    @ParameterizedTest
    @ValueSource(ints = {64, 128, 256})
    void canBeAskedOfAFreshSeed(int bits) {
      Seed fresh = Seed.random(bits);

      assertThat(fresh.bits()).isEqualTo(bits);
      assertThat(Seed.parse(fresh.toString())).isEqualTo(fresh);
      assertThat(Seed.random(bits)).isNotEqualTo(fresh);
    }

    @Test
    void areOneHundredAndTwentyEightUnlessAsked() {
      assertThat(Seed.random().bits()).isEqualTo(128);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 32, 127, 192, 512})
    void areThreeAndNoOther(int bits) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Seed.random(bits))
          .withMessage("bits is %d; 64, 128 and 256 are accepted", bits);
    }
  }
}
