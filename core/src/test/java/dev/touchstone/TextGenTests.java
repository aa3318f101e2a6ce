package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Rolls;
import java.nio.charset.Charset;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TextGenTests {
  @Nested
  class Strings {
    @Test
    void areMostlyAsciiAndSometimesNot() {
      List<String> texts = Rolls.values(Gen.strings(), 3_000);
      long letters = texts.stream().flatMapToInt(String::codePoints).count();
      long ascii =
          texts.stream().flatMapToInt(String::codePoints).filter(c -> c < 128).count();
      assertThat(ascii / (double) letters).isBetween(0.65, 0.85);
      assertThat(texts).contains("", "\u00df", "\ud83d\ude00").anyMatch(text -> text.length() > 60);
    }

    @Test
    void keepToTheirAlphabetAndLengths() {
      assertThat(Rolls.values(Gen.strings(Alphabet.of("01"), 1, 2), 500))
          .containsOnly("0", "1", "00", "01", "10", "11");
      assertThat(Rolls.walk(Gen.strings(Alphabet.of("01"), 0, 2)))
          .containsExactly("", "0", "1", "00", "01", "10", "11");
    }

    @Test
    void mayHaveLoneSurrogatesWhereAsked() {
      assertThat(Rolls.values(Gen.strings(Alphabet.any()), 3_000)).contains("\ud800");
    }

    @Test
    void refuseBadLengths() {
      assertThatThrownBy(() -> Gen.strings(Alphabet.ascii(), 2, 1))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("2..1");
    }
  }

  @Nested
  class Chars {
    @Test
    void reachBothEnds() {
      assertThat(Rolls.values(Gen.chars(), 5_000)).contains('\uffff', 'a');
      assertThat(Rolls.values(Gen.chars('a', 'z'), 2_000)).contains('a', 'm', 'z');
      assertThat(Rolls.values(Gen.codePoints(Alphabet.unicode()), 5_000)).contains(0x10FFFF);
    }

    @Test
    void refuseWhatDoesNotFit() {
      assertThatThrownBy(() -> Gen.chars(Alphabet.unicode()))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageContaining("U+10ffff")
          .hasMessageContaining("codePoints");
      assertThatThrownBy(() -> Gen.chars('b', 'a')).isInstanceOf(IllegalGenerator.class);
    }
  }

  @Nested
  class Identities {
    @Test
    void areRarelyTheSame() {
      List<UUID> uuids = Rolls.values(Gen.uuids(), 2_000);
      assertThat(uuids).contains(new UUID(0, 0), new UUID(-1, -1));
      assertThat(new HashSet<>(uuids).size()).isGreaterThan(1_500);
    }
  }

  @Nested
  class Catalogues {
    @Test
    void areFixedAndWithoutRepetition() {
      assertThat(Catalogue.ZONES).doesNotHaveDuplicates().hasSize(39);
      assertThat(Catalogue.LOCALES).doesNotHaveDuplicates().hasSize(33);
      assertThat(Rolls.values(Gen.locales(), 2_000))
          .contains(Locale.ROOT, Locale.forLanguageTag("tr-TR"));
      assertThat(Rolls.values(Gen.charsets(), 200).stream().map(Charset::name).distinct())
          .hasSize(6);
    }
  }
}
