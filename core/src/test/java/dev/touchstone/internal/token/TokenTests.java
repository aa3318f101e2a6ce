package dev.touchstone.internal.token;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.touchstone.BadToken;
import dev.touchstone.Gen;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.Loose;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TokenTests {
  private static final Node CASE = Seed.of(1, 2).root().child(37);
  private static final String ADDRESS = "tf1-0000000000000g0000000000029/37";
  private static final int SIZE = 12;

  private static Choices drawn(Gen<?> gen, long seed) {
    Recorder recorder = new Recorder();
    recorder.startRandom(Seed.of(seed).root().open(), SIZE, seed % 5 == 0);
    gen.generate(recorder);
    return recorder.choices();
  }

  private static Choices replayed(Gen<?> gen, Choices choices) {
    Recorder recorder = new Recorder();
    recorder.startStored(choices, SIZE);
    gen.generate(recorder);
    return recorder.choices();
  }

  private static Choices choices(Token token) {
    return token.choices().orElseThrow();
  }

  private static Choices bits(int... values) {
    List<Choice> row = new ArrayList<>();
    for (int value : values) {
      row.add(Loose.word(Domain.Kind.BOOL, value));
    }
    return Choices.of(row);
  }

  @Nested
  class OfAnAddress {
    @Test
    void isTheAddress() {
      assertThat(Token.of(CASE)).hasToString(ADDRESS);
      assertThat(Token.of(CASE).choices()).isEmpty();
    }

    @Test
    void readsItself() {
      Node campaign = Seed.of(7).root().child("a+b 'c' \u00e9").child(4).left();
      Token read = Token.parse(Token.of(campaign).toString());
      assertThat(read).isEqualTo(Token.of(campaign));
      assertThat(read.node()).isEqualTo(campaign);
    }

    @Test
    void mayStandBetweenBlanksAndInCapitals() {
      assertThat(Token.parse(" " + ADDRESS.toUpperCase(Locale.ROOT) + "\n"))
          .isEqualTo(Token.of(CASE));
    }
  }

  @Nested
  class OfChoices {
    @Test
    void isShortForAShortCase() {
      Choices reverse = Choices.of(List.of(
          Loose.word(Domain.Kind.BOOL, 1),
          Loose.word(Domain.Kind.INTEGER, 0),
          Loose.word(Domain.Kind.BOOL, 0),
          Loose.word(Domain.Kind.BOOL, 1),
          Loose.word(Domain.Kind.INTEGER, 1),
          Loose.word(Domain.Kind.BOOL, 0)));
      assertThat(Token.of(CASE, reverse)).hasToString(ADDRESS + "+2200g040h019dj");
    }

    @Test
    void packsWhatRepeatsItself() {
      List<Choice> zeros = new ArrayList<>();
      for (int i = 0; i < 41; i++) {
        zeros.add(Loose.word(Domain.Kind.BOOL, 1));
        zeros.add(Loose.word(Domain.Kind.INTEGER, 0));
      }
      zeros.add(Loose.word(Domain.Kind.BOOL, 0));
      String text = Token.of(CASE, Choices.of(zeros)).toString();
      assertThat(text).isEqualTo(ADDRESS + "+3088036r104000gxt");
    }

    @Test
    void keepsEveryKindOfChoiceApart() {
      Choices every = Choices.of(List.of(
          Loose.word(Domain.Kind.BOOL, 1),
          Loose.word(Domain.Kind.INTEGER, -1),
          Loose.word(Domain.Kind.BRANCH, 14),
          Loose.word(Domain.Kind.REAL, 15),
          Loose.word(Domain.Kind.REFERENCE, -5),
          Loose.thing(Domain.Kind.TEXT, "a\u00e9\ud800\ud83d\ude00\udc00"),
          Loose.thing(Domain.Kind.BYTES, new byte[] {0, -1}),
          Loose.thing(Domain.Kind.UNIFORM, new java.math.BigInteger("-123456789012345678901")),
          new Choice.Open(new Choice.Key(-3L)),
          new Choice.Open(new Choice.Key("\u00e9")),
          Choice.CLOSE,
          new Choice.Open(new Choice.Key("")),
          Choice.CLOSE,
          Choice.CLOSE,
          Loose.word(Domain.Kind.BOOL, 0)));
      Choices read = choices(Token.parse(Token.of(CASE, every).toString()));
      assertThat(read).isEqualTo(every);
      assertThat(read.toString().replaceAll("\\[B@\\w+", "bytes"))
          .isEqualTo(every.toString().replaceAll("\\[B@\\w+", "bytes"));
    }

    @Test
    void doesNotDependOnTheLocaleOrTheLettersCase() {
      Locale before = Locale.getDefault();
      Choices some = drawn(new Programs(Seed.of(3).root().open()).next(2), 3);
      String text = Token.of(CASE, some).toString();
      Locale.setDefault(new Locale("tr", "TR"));
      try {
        assertThat(Token.of(CASE, some)).hasToString(text);
        assertThat(Token.parse(text.toUpperCase(Locale.ROOT))).hasToString(text);
      } finally {
        Locale.setDefault(before);
      }
    }

    @Test
    void leavesOutWhatIsTooLarge() {
      Choices large =
          Choices.of(Collections.nCopies(Events.MOST_EVENTS + 1, Loose.word(Domain.Kind.BOOL, 1)));
      Choices largest =
          Choices.of(Collections.nCopies(Events.MOST_EVENTS, Loose.word(Domain.Kind.BOOL, 1)));
      assertThat(Token.of(CASE, large)).isEqualTo(Token.of(CASE));
      assertThat(choices(Token.parse(Token.of(CASE, largest).toString()))).isEqualTo(largest);
    }
  }

  @Nested
  class OfARandomCase {
    private static final int PROGRAMS = 1_000;

    @Test
    void replaysToTheSameChoices() {
      for (long seed = 0; seed < PROGRAMS; seed++) {
        Gen<?> program = new Programs(Seed.of(seed).root().child("shape").open()).next(3);
        Choices recorded = drawn(program, seed);
        Token token = Token.of(CASE, recorded);
        Token read = Token.parse(token.toString());
        Choices again = replayed(program, choices(read));
        assertThat(again).as("program %d", seed).isEqualTo(recorded);
        assertThat(again.compareTo(recorded)).isZero();
        assertThat(read.fits(again)).isTrue();
        assertThat(Token.of(CASE, choices(read))).isEqualTo(token);
      }
    }

    @Test
    void saysWhenTheGeneratorHasChanged() {
      Choices recorded = drawn(Gen.lists(Gen.ints(1, 9), 3, 9), 1);
      Token token = Token.of(CASE, recorded);
      assertThat(token.fits(replayed(Gen.lists(Gen.ints(1, 9), 3, 9), choices(token))))
          .isTrue();
      assertThat(token.fits(replayed(Gen.lists(Gen.ints(1, 2), 3, 9), choices(token))))
          .isFalse();
      assertThat(token.fits(replayed(Gen.lists(Gen.booleans(), 3, 9), choices(token))))
          .isFalse();
      assertThat(Token.of(CASE).fits(recorded)).isFalse();
    }
  }

  @Nested
  class ThatIsBad {
    private final String good =
        Token.of(CASE, drawn(Gen.lists(Gen.longs(), 5, 9), 4)).toString();

    private BadToken bad(String text) {
      return (BadToken) catchThrowable(() -> Token.parse(text));
    }

    @Test
    void namesThePlaceInTheAddress() {
      assertThat(bad("tf1-0000000000000g0000000000029/37/x").position()).isEqualTo(35);
      assertThat(bad("tf1-0000000000000g0000000000028/37").checksum())
          .isEqualTo(BadToken.Checksum.ABSENT);
      assertThatThrownBy(() -> Token.parse("")).isInstanceOf(BadToken.class);
    }

    @Test
    void namesAnUnknownAlgorithm() {
      assertThat(bad("zz9-0000/3"))
          .hasMessageContaining("\"zz9\"")
          .returns(true, BadToken::unknownVersion);
    }

    @Test
    void namesAnUnknownVersionOfTheChoices() {
      assertThat(bad(ADDRESS + "+80000"))
          .hasMessageContaining("choices of version 4; this version reads 1")
          .returns(true, BadToken::unknownVersion)
          .returns(ADDRESS.length() + 1, BadToken::position);
    }

    @Test
    void namesAStrangeCharacter() {
      assertThat(bad(ADDRESS + "+2200g*40h019dj"))
          .hasMessageContaining("no checksum to compare")
          .returns(ADDRESS.length() + 6, BadToken::position);
    }

    @Test
    void isFoundWhereverOneCharacterIsWrong() {
      for (int at = good.indexOf('+') + 1; at < good.length(); at++) {
        for (char wrong : "0123456789abcdefghjkmnpqrstvwxyz!".toCharArray()) {
          if (good.charAt(at) != wrong) {
            String text = good.substring(0, at) + wrong + good.substring(at + 1);
            assertThat(catchThrowable(() -> Token.parse(text)))
                .as(text)
                .isInstanceOf(BadToken.class);
          }
        }
      }
    }

    @Test
    void isFoundWhereverItIsCutOff() {
      for (int end = good.indexOf('+') + 1; end < good.length(); end++) {
        String cut = good.substring(0, end);
        assertThat(catchThrowable(() -> Token.parse(cut))).as(cut).isInstanceOf(BadToken.class);
      }
    }

    @Test
    void tellsDamageFromNonsense() {
      assertThat(bad(good.substring(0, good.length() - 8)).checksum())
          .isNotEqualTo(BadToken.Checksum.AGREES);
      assertThat(bad(forged(2, 0x0F))).hasMessageContaining("checksum agrees: there is no choice");
      assertThat(bad(forged(2, 0x0B))).hasMessageContaining("closed that was not opened");
      assertThat(bad(forged(2, 0x09))).hasMessageContaining("empty name");
      assertThat(bad(forged(2, 0x07))).hasMessageContaining("no bytes");
      assertThat(bad(forged(2, 0x15, 0xFF, 0xFF, 0x7F))).hasMessageContaining("no character");
    }

    @Test
    void claimsLengthsItDoesNotHave() {
      int[] most = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01};
      int[] tooLong = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x02};
      for (int tag = 5; tag < 8; tag++) {
        assertThat(bad(forged(2, with(0xF0 | tag, most)))).hasMessageContaining("beyond the end");
        assertThat(bad(forged(2, with(0xF0 | tag, tooLong)))).hasMessageContaining("64 bits");
      }
      assertThat(bad(forged(2, with(0xF9, most)))).hasMessageContaining("beyond the end");
      assertThat(bad(forged(2, 0xF1))).hasMessageContaining("end too early");
    }

    @Test
    void claimsToRestoreMoreThanFits() {
      assertThat(bad(forged(3, 0x00, 0x10, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 0x00)))
          .hasMessageContaining("longer than");
      assertThat(bad(forged(3, 0x00, 0x10, 0x01, 0x05))).hasMessageContaining("in front of");
      assertThat(bad(forged(3, 0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01)))
          .hasMessageContaining("longer than");
      assertThat(bad(forged(3, 0x00, 0x10, 0xFB, 0xFF, 0x3F, 0x00)))
          .hasMessageContaining("more than 262144 choices");
    }

    @Test
    void isRefusedQuicklyHoweverLong() {
      String huge = ADDRESS + "+2" + "z".repeat(20_000_000);
      String steps = ADDRESS + "/1".repeat(2_000_000);
      Assertions.assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
        assertThat(bad(huge)).hasMessageContaining("are longer than");
        assertThat(bad(steps)).hasMessageContaining("steps");
        assertThat(bad(huge).getMessage()).hasSizeLessThan(500);
      });
    }

    @Test
    void neverGetsPastTheReaderAsAnythingElse() {
      var noise = Seed.of(99).root().open();
      for (int round = 0; round < 5_000; round++) {
        int[] bytes = new int[noise.nextInt(12)];
        for (int i = 0; i < bytes.length; i++) {
          bytes[i] = noise.nextInt(256);
        }
        String text = forged(2 + noise.nextInt(2), bytes);
        Throwable thrown = catchThrowable(() -> Token.parse(text));
        assertThat(thrown == null || thrown instanceof BadToken).as(text).isTrue();
      }
    }

    private int[] with(int first, int... rest) {
      int[] all = new int[rest.length + 1];
      all[0] = first;
      System.arraycopy(rest, 0, all, 1, rest.length);
      return all;
    }

    /** Returns a token with a right checksum over any events; the check is found by trying. */
    private String forged(int head, int... events) {
      byte[] bytes = new byte[events.length + 2];
      for (int i = 0; i < events.length; i++) {
        bytes[i] = (byte) events[i];
      }
      int check = check(head, bytes, events.length);
      bytes[events.length] = (byte) (check >>> 8);
      bytes[events.length + 1] = (byte) check;
      return ADDRESS + "+" + head + Base32.print(bytes);
    }

    private int check(int head, byte[] bytes, int length) {
      int check = 0xFFFF;
      for (int at = -1; at < length; at++) {
        int next = at < 0 ? head : bytes[at] & 0xFF;
        for (int bit = 7; bit >= 0; bit--) {
          boolean carry = (check >>> 15 & 1) != (next >>> bit & 1);
          check = check << 1 & 0xFFFF;
          if (carry) {
            check ^= 0x1021;
          }
        }
      }
      return check;
    }
  }

  @Nested
  class Packing {
    @Test
    void restoresWhatItShortened() throws Misread {
      var noise = Seed.of(5).root().open();
      for (int round = 0; round < 500; round++) {
        byte[] bytes = new byte[noise.nextInt(400)];
        int variety = 1 + noise.nextInt(6);
        for (int i = 0; i < bytes.length; i++) {
          bytes[i] = (byte) (i > 8 && noise.nextInt(9) > 0 ? bytes[i - variety] : noise.nextInt());
        }
        assertThat(Repeats.restore(Repeats.shorten(bytes), 1000)).isEqualTo(bytes);
      }
    }

    @Test
    void shortensTenThousandEqualBytesToAHandful() {
      assertThat(Repeats.shorten(new byte[10_000])).hasSizeLessThan(8);
    }
  }

  @Test
  void bitsAreDistinctTexts() {
    assertThat(Token.of(CASE, bits(0))).isNotEqualTo(Token.of(CASE, bits(1)));
    assertThat(Token.of(CASE, bits())).isNotEqualTo(Token.of(CASE, bits(0)));
    assertThat(choices(Token.parse(Token.of(CASE, bits()).toString())).length()).isZero();
  }
}
