package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReplayTests {
  private static final String SEED = "tf1-0000000000000g0000000000029";
  private static final Node ROOT = Seed.of(1, 2).root();

  @Nested
  class Printing {
    @Test
    void givesTheAddressOfANodeReachedFromASeed() {
      assertThat(ROOT).hasToString(SEED);
      assertThat(ROOT.child(37)).hasToString(SEED + "/37");
      assertThat(ROOT.child(-1)).hasToString(SEED + "/18446744073709551615");
      assertThat(ROOT.right().right().left().child(2).left()).hasToString(SEED + ":r2l/2:l");
      assertThat(ROOT.child("shrink").child(3)).hasToString(SEED + "/'shrink'/3");
    }

    @Test
    void givesTheStateOfAGeneratorsNodeAndTheStepsTakenSince() {
      TfRandom random = ROOT.open();
      random.split();
      Node node = random.split().node();

      assertThat(node.toReplay()).matches("tf1n-[0-9a-z]{53}:lr");
      assertThat(node.right().right().child(5)).hasToString(node.toReplay() + "3/5");
      assertThat(node.child(5).toState()).matches("tf1n-[0-9a-z]{53}");
    }

    @Test
    void escapesLabelsIntoPlainCharactersWithoutPlus() {
      Node node = ROOT.child("it's a\\b+c\né\uD83D\uDE00");

      assertThat(node).hasToString(SEED + "/'it\\'s a\\\\b\\u002bc\\u000a\\u00e9\\ud83d\\ude00'");
      assertThat(Node.parse(node.toReplay())).isEqualTo(node);
    }
  }

  @Nested
  class Parsing {
    @Test
    void readsBackTenThousandRandomNodes() {
      for (int i = 0; i < 10_000; i++) {
        Node node = randomNode(i);
        Node address = Node.parse(node.toReplay());
        Node state = Node.parse(node.toState());

        long[] longs = node.open().longs(64).toArray();

        assertThat(address.toReplay()).isEqualTo(node.toReplay());
        assertThat(List.of(address, state)).containsOnly(node);
        assertThat(Arrays.equals(address.open().longs(64).toArray(), longs)).isTrue();
        assertThat(Arrays.equals(state.open().longs(64).toArray(), longs)).isTrue();
      }
    }

    /** Text and longs of 10,000 nodes, digested by the hundred, are those of the committed file. */
    @Test
    void meansTheSameOnEveryJdk() throws IOException {
      List<String> digests = new ArrayList<>();
      for (int hundred = 0; hundred < 100; hundred++) {
        digests.add(digestOfHundred(hundred));
      }

      assertThat(digests).isEqualTo(committedDigests());
    }

    @ParameterizedTest
    @CsvSource({
      "tf1-0000000000000g0000000000029+data/'",
      "TF1-OOOOOOOOOOOOOGOOOOOOOOOOO29",
      "tf1-0000000000000g0000000000o29"
    })
    void stopsAtPlusAndIsBlindToCaseAndLookAlikes(String text) {
      assertThat(Node.parse(text)).isEqualTo(ROOT);
    }

    @Test
    void takesTurnsInAnyGrouping() {
      Node node = ROOT.right().right().right().left();

      assertThat(Node.parse(SEED + ":r3l")).isEqualTo(node);
      assertThat(Node.parse(SEED + ":RRr1:L")).isEqualTo(node);
    }

    @Test
    void opensGenerators() {
      assertThat(TfRandom.parse(SEED + "/3").nextLong())
          .isEqualTo(ROOT.child(3).open().nextLong());
    }

    private String digestOfHundred(int hundred) {
      MessageDigest digest = sha256();
      for (int i = 100 * hundred; i < 100 * hundred + 100; i++) {
        Node node = randomNode(i);
        String line = node.toReplay() + " " + node.toState() + "\n";
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        ByteBuffer longs = ByteBuffer.allocate(64 * Long.BYTES);
        Node.parse(node.toReplay()).open().longs(64).forEach(longs::putLong);
        digest.update(longs.array());
      }
      return HexFormat.of().formatHex(digest.digest());
    }

    private List<String> committedDigests() throws IOException {
      try (InputStream file = ReplayTests.class.getResourceAsStream("tf1-nodes.sha256")) {
        return new String(file.readAllBytes(), StandardCharsets.US_ASCII)
            .lines()
            .toList();
      }
    }

    private MessageDigest sha256() {
      try {
        return MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException everyJdkHasIt) {
        throw new AssertionError(everyJdkHasIt);
      }
    }
  }

  @Nested
  class BadInput {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        quoteCharacter = '`',
        value = {
          "``                             | 0  | a replay string starts with tf1- or tf1n-",
          "hello                          | 0  | a replay string starts with tf1- or tf1n-",
          "-abc                           | 0  | a replay string starts with tf1- or tf1n-",
          "tf 1-00000000000001            | 2  | a replay string starts with tf1- or tf1n-",
          "tf1-                           | 4  | 0 characters where a seed has 14 (64 bits), 27 (128 bits) or 53 (256 bits)",
          "tf1-0000000001                 | 14 | 10 characters where a seed has 14 (64 bits), 27 (128 bits) or 53 (256 bits)",
          "tf1-0000000u000001             | 11 | only digits and letters other than u are accepted",
          "tf1-0000000 000001             | 11 | only digits and letters other than u are accepted",
          "tf1-00000000000002             | 17 | one or two characters are wrong",
          "tf1-g0000000000004             | 4  | the first character makes the value longer than 64 bits",
          "tf1n-00000000000001            | 5  | the key of a tf1n- state has 53 characters",
          "tf1-00000000000001/            | 19 | a number or a quoted label is expected",
          "tf1-00000000000001/x           | 19 | a number or a quoted label is expected",
          "tf1-00000000000001/-1          | 19 | a number or a quoted label is expected",
          "tf1-00000000000001/1x          | 20 | a step starts with / or : here",
          "tf1-00000000000001/18446744073709551616 | 19 | the number is above 18446744073709551615",
          "tf1-00000000000001:            | 19 | l or r is expected, as in :r3l",
          "tf1-00000000000001:x           | 19 | l or r is expected, as in :r3l",
          "tf1-00000000000001:r0          | 20 | a count is 1 or more",
          "tf1-00000000000001:r3x         | 21 | a step starts with / or : here",
          "tf1-00000000000001/'abc        | 23 | the label that starts at index 19 has no closing quote",
          "tf1-00000000000001/'a\\nb'     | 22 | the escapes are \\' and \\\\ and \\u with four hexadecimal digits",
          "tf1-00000000000001/'a\\u00g0'  | 22 | the escapes are \\' and \\\\ and \\u with four hexadecimal digits",
          "tf1-00000000000001/'a\\        | 22 | the escapes are \\' and \\\\ and \\u with four hexadecimal digits",
          "tf1-00000000000001/'a+b'       | 21 | inside a label a plus sign is written \\u002b",
          "tf1-00000000000001/'\\ud800'   | 19 | the label has an unpaired surrogate"
        })
    void isNamedWithItsPlace(String text, int position, String problem) {
      assertThatExceptionOfType(MalformedReplay.class)
          .isThrownBy(() -> Node.parse(text))
          .withMessageContaining(problem)
          .withMessageContaining("at index " + position)
          .satisfies(malformed -> assertThat(malformed.position()).isEqualTo(position));
    }

    @Test
    void readsLikeThis() {
      assertThatExceptionOfType(MalformedReplay.class)
          .isThrownBy(() -> Node.parse("tf1-00000000000002/3"))
          .withMessage(
              "Malformed replay string at index 17 (character '2'): the check character does"
                  + " not match: one or two characters are wrong. Read: \"tf1-00000000000002/3\"");
      assertThatExceptionOfType(MalformedReplay.class)
          .isThrownBy(() -> Node.parse("tf1-00000000000001/" + "9".repeat(300)))
          .withMessageEndingWith("9...\"")
          .satisfies(malformed -> assertThat(malformed.getMessage()).hasSizeLessThan(300));
    }

    @ParameterizedTest
    @ValueSource(strings = {":r10001", ":r5000:l5001", ":l9999/1/2", ":r18446744073709551615"})
    void includesPathsOfMoreThanTenThousandSteps(String path) {
      assertThatExceptionOfType(MalformedReplay.class)
          .isThrownBy(() -> Node.parse(SEED + path))
          .withMessageContaining("the path has more than 10,000 steps");
    }

    @ParameterizedTest
    @CsvSource({"tf2-00000000000001, tf2", "md5-abc, md5", "TF1X-0, TF1X"})
    void includesOtherFormats(String text, String id) {
      assertThatExceptionOfType(UnknownReplayFormat.class)
          .isThrownBy(() -> Node.parse(text))
          .withMessageStartingWith(
              "Unknown replay format \"" + id + "\"; this version reads tf1 and tf1n")
          .satisfies(unknown -> assertThat(unknown.id()).isEqualTo(id));
    }
  }

  /** Node {@code i} of the test set: every seed size, every kind of step, some paths past 64. */
  private static Node randomNode(int i) {
    TfRandom choice = TfRandom.of(10_000).child(i);
    Node node = randomSeed(choice).root();
    int steps = choice.nextInt(12);
    for (int step = 0; step < steps; step++) {
      node = switch (choice.nextInt(4)) {
        case 0 -> node.child(choice.nextLong() >>> choice.nextInt(64));
        case 1 -> node.child(randomLabel(choice));
        default -> randomTurns(node, choice);
      };
    }
    return i % 2 == 0 ? node : node.open().node();
  }

  private static Seed randomSeed(TfRandom choice) {
    return switch (choice.nextInt(3)) {
      case 0 -> Seed.of(choice.nextLong());
      case 1 -> Seed.of(choice.nextLong(), choice.nextLong());
      default ->
        Seed.of(choice.nextLong(), choice.nextLong(), choice.nextLong(), choice.nextLong());
    };
  }

  private static String randomLabel(TfRandom choice) {
    return choice
        .ints(choice.nextInt(12), 0, 0xD800)
        .map(c -> c % 2 == 0 ? c : c % 128)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static Node randomTurns(Node start, TfRandom choice) {
    Node node = start;
    int turns = choice.nextInt(40);
    for (int turn = 0; turn < turns; turn++) {
      node = choice.nextInt(8) == 0 ? node.left() : node.right();
    }
    return node;
  }
}
