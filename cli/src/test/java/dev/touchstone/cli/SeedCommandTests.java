package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.util.Base64;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SeedCommandTests {
  private static final String TOKEN = "tf1-00000000000004000000000000g000000000001g0000000000045";

  @Nested
  class FreshSeeds {
    @ParameterizedTest
    @CsvSource({"seed,128", "seed new,128", "seed --bits 64,64", "seed new --bits 256,256"})
    void areReadableAndOfTheSizeAskedFor(String command, int bits) {
      CommandRun run = CommandRun.of(command.split(" "));
      assertThat(run.exit()).isZero();
      assertThat(Seed.parse(run.out().strip()).bits()).isEqualTo(bits);
    }

    @Test
    void differ() {
      assertThat(CommandRun.of("seed").out()).isNotEqualTo(CommandRun.of("seed").out());
    }

    @Test
    void comeAsJson() {
      assertThat(CommandRun.of("seed", "--json").out())
          .matches("\\{\"seed\":\"tf1-[0-9a-z]{27}\"}\n");
    }
  }

  @Nested
  class Explaining {
    @ParameterizedTest
    @ValueSource(strings = {"seed ", "seed show "})
    void namesAlgorithmSeedPathAndNode(String verb) {
      CommandRun run = CommandRun.of((verb + "tf1-000000000001a9/37:rrl").split(" "));
      assertThat(run.exit()).isZero();
      assertThat(run.out()).startsWith("""
              algorithm  tf1
              form       address
              seed       tf1-000000000001a9
              bits       64
              path       /37:r2l
              node       tf1n-""").endsWith("""
              replay     tf1-000000000001a9/37:r2l
              first      %016x
              """.formatted(
              TfRandom.parse("tf1-000000000001a9/37:rrl").nextLong()));
    }

    @Test
    void readsAStateWithoutASeed() {
      String state = Seed.of(42).root().child(3).right().toState();
      assertThat(CommandRun.of("seed", state + "/5").out())
          .contains("form       state\npath       :r/5\n")
          .doesNotContain("seed ", "bits ");
    }

    @Test
    void readsLabelsInEveryScript() {
      Node node = Seed.of(42).root().child("größe 尺寸");
      assertThat(CommandRun.of("seed", "tf1-000000000001a9/'größe 尺寸'").out())
          .contains("node       " + node.toState() + "\n", "replay     " + node.toReplay() + "\n");
    }
  }

  @Nested
  class Drawing {
    @Test
    void printsTheLongsFoundThere() {
      assertThat(CommandRun.of("seed", "draw", TOKEN, "--longs", "5").out()).isEqualTo("""
              f7f3daa2e52ba9dd
              c07eddb144ea8b88
              cd4c0d44ca8e6ccb
              4b903f6d7cac60fc
              fee0e2a56ab17ade
              """);
    }

    @Test
    void printsEightUnlessToldOtherwise() {
      assertThat(CommandRun.of("seed", "draw", TOKEN).out().lines()).hasSize(8);
    }

    @Test
    void printsJson() {
      assertThat(CommandRun.of("seed", "draw", TOKEN + "/0", "--longs", "1", "--json")
              .out())
          .isEqualTo("{\"token\":\"" + TOKEN + "/0\",\"longs\":[\"238d892d845a340c\"]}\n");
    }
  }

  @Nested
  class Streaming {
    @Test
    void writesBytesLowestFirst() {
      CommandRun run = CommandRun.of("seed", "stream", TOKEN, "--bytes", "11");
      assertThat(run.bytes())
          .containsExactly(0xdd, 0xa9, 0x2b, 0xe5, 0xa2, 0xda, 0xf3, 0xf7, 0x88, 0x8b, 0xea);
    }

    @ParameterizedTest
    @CsvSource({
      "linear,     : : : :",
      "s,          :rll :rlr :rrl :rrr :lrll",
      "sl,         :l :rl :rrl :rrrl",
      "sr,         :r :lr :llr :lllr",
      "sa,         :r :ll :lrr :lrll :lrlrr",
      "siblings:2, :ll :lr :rl :rr",
      "children,   /0 /1 /2 /3"
    })
    void walksTheTreeInTheShapeAskedFor(String shape, String places) {
      String[] paths = places.split(" ");
      byte[] expected = new byte[8 * paths.length];
      TfRandom linear = TfRandom.parse(TOKEN);
      for (int i = 0; i < paths.length; i++) {
        TfRandom at =
            paths[i].equals(":") ? linear : Node.parse(TOKEN + paths[i]).open();
        long word = at.nextLong();
        for (int b = 0; b < 8; b++) {
          expected[8 * i + b] = (byte) (word >>> (8 * b));
        }
      }
      String count = Integer.toString(expected.length);
      CommandRun run = CommandRun.of("seed", "stream", TOKEN, "--shape", shape, "--bytes", count);
      assertThat(run.bytes()).isEqualTo(expected);
    }

    @Test
    void takesTurnsAmongSiblings() {
      byte[] bytes = CommandRun.of(
              "seed", "stream", TOKEN, "--shape", "siblings:1", "--bytes", "24")
          .bytes();
      TfRandom left = Node.parse(TOKEN).left().open();
      left.nextLong();
      assertThat(bytes[16]).isEqualTo((byte) left.nextLong());
    }

    @Test
    void writesExactlyWhatWasAskedForPastItsOwnBuffer() {
      assertThat(CommandRun.of("seed", "stream", TOKEN, "--bytes", "200003").bytes())
          .hasSize(200_003);
      assertThat(CommandRun.of("seed", "stream", TOKEN, "--bytes", "0").bytes()).isEmpty();
    }

    @Test
    void carriesTheBytesInJson() {
      String out =
          CommandRun.of("seed", "stream", TOKEN, "--bytes", "11", "--json").out();
      byte[] raw = CommandRun.of("seed", "stream", TOKEN, "--bytes", "11").bytes();
      assertThat(out).contains("\"base64\":\"" + Base64.getEncoder().encodeToString(raw) + "\"");
    }
  }

  @Nested
  class BadInputs {
    @ParameterizedTest
    @CsvSource(
        delimiter = '|',
        value = {
          "seed --bits 63                       | --bits is 63; 64, 128 and 256 are accepted",
          "seed --bits many                     | Invalid value for option '--bits'",
          "seed --bits 64 tf1-000000000001a9    | --bits is for a fresh seed",
          "seed tf1-000000000001a8              | one or two characters are wrong",
          "seed tf1-0000                        | a seed has 14 (64 bits), 27 (128 bits) or 53 (256 bits)",
          "seed tf9-000000000001a9              | tf9",
          "seed show                            | Missing required parameter: 'TOKEN'",
          "seed tf1-000000000001a9 more         | Unmatched argument at index 2: 'more'",
          "seed draw tf1-000000000001a9/x       | index 19",
          "seed draw tf1-000000000001a9 --longs -1 | --longs is -1",
          "seed draw tf1-000000000001a9 --longs 1000001 | --longs is 1000001",
          "seed stream tf1-000000000001a9       | Missing required option: '--bytes=N'",
          "seed stream tf1-000000000001a9 --bytes -1 | --bytes is -1; zero or more is accepted",
          "seed stream tf1-000000000001a9 --bytes 1 --shape zigzag | --shape is",
          "seed stream tf1-000000000001a9 --bytes 1 --shape siblings:17 | siblings:1 to siblings:16",
          "seed stream tf1-000000000001a9 --bytes 1048577 --json | --json carries at most 1048576"
        })
    void getOneClearMessageAndExitCodeTwo(String command, String message) {
      CommandRun run = CommandRun.of(command.strip().split(" +"));
      run.assertRefused(message);
      assertThat(run.err().lines()).hasSize(2);
    }
  }
}
