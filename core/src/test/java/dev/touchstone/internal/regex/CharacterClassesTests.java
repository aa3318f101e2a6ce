package dev.touchstone.internal.regex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CharacterClassesTests {
  @Nested
  class Plain {
    @ParameterizedTest
    @ValueSource(
        strings = {
          ".",
          "\\d",
          "\\D",
          "\\s",
          "\\S",
          "\\w",
          "\\W",
          "[a]",
          "[^a]",
          "[a-z]",
          "[a-z0-9_]",
          "[^\\d]",
          "[\\w.-]",
          "[a-]",
          "[\\-a]",
          "[\\]\\[]",
          "[\\w\\s,;]",
          "[\u00e9-\u00ff]",
          "[\ud83d\ude00-\ud83d\ude4f]",
          "[\\W]",
          "[!-/]"
        })
    void areWhatASearchFinds(String written) {
      assertThat(PlainClasses.find(written, 0)).isNotNull();
      assertThat(new CharacterClasses().characters(written, 0))
          .isEqualTo(CharacterClasses.search(written, 0));
    }

    @ParameterizedTest
    @ValueSource(
        strings = {
          "[a&&b]",
          "[a[b]]",
          "[\\p{L}]",
          "[\\x41]",
          "[-a]",
          "[]a]",
          "[a-c-e]",
          "[a^]",
          "[\\n]",
          "\\h",
          "[\\d-x]",
          "[a-\\d]",
          "[a-\\w]"
        })
    void leaveTheRestToASearch(String written) {
      assertThat(PlainClasses.find(written, 0)).isNull();
    }

    @Test
    void leaveOtherRulesToASearch() {
      for (int flags : List.of(
          Pattern.CASE_INSENSITIVE,
          Pattern.UNICODE_CHARACTER_CLASS,
          Pattern.UNIX_LINES,
          Pattern.COMMENTS)) {
        assertThat(PlainClasses.find("[a-z]", flags)).isNull();
      }
      assertThat(PlainClasses.find(".", Pattern.DOTALL))
          .isEqualTo(CharacterClasses.search(".", Pattern.DOTALL));
    }
  }

  @Nested
  class Searched {
    @Test
    void agreeWithTheMatcher() {
      for (String written :
          List.of("[\\p{L}&&[^\\p{Lu}]]", "[^\\p{ASCII}]", "\\p{Sc}", "[a-c[x-z]]")) {
        BitSet found = CharacterClasses.search(written, 0);
        Pattern pattern = Pattern.compile(written);
        for (int codePoint = 0; codePoint < 0x3FFFF; codePoint += 7) {
          boolean surrogate = codePoint >= 0xD800 && codePoint <= 0xDFFF;
          assertThat(found.get(codePoint))
              .isEqualTo(
                  !surrogate && pattern.matcher(Character.toString(codePoint)).matches());
        }
      }
    }
  }
}
