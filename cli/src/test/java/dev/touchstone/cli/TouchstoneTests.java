package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.Callable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class TouchstoneTests {
  @Nested
  class Help {
    @Test
    void listsEveryVerbAndTheExitCodes() {
      CommandRun run = CommandRun.of("--help");
      assertThat(run.exit()).isZero();
      assertThat(run.out()).contains("tour ", "seed ", "--json", "0 ok, 1 a finding, 2 usage");
    }

    @Test
    void isThereForEveryVerbAndFormWithJson() {
      assertHelp(Touchstone.commandLine(Console.system()), "");
    }

    private static void assertHelp(CommandLine command, String path) {
      command.getSubcommands().forEach((name, verb) -> {
        String words = (path + " " + name).strip();
        CommandRun run = CommandRun.of((words + " --help").split(" "));
        assertThat(run.exit()).as(words).isZero();
        assertThat(run.out()).as(words).startsWith("Usage: touchstone " + words).contains("--json");
        assertHelp(verb, words);
      });
    }
  }

  @Test
  void tellsItsVersion() {
    CommandRun run = CommandRun.of("--version");
    assertThat(run.exit()).isZero();
    assertThat(run.out()).matches("(?s)touchstone \\d+\\.\\d+\\.\\d+\\S*\nJava \\d.*\n");
  }

  @Nested
  class Mistakes {
    @ParameterizedTest
    @ValueSource(strings = {"", "turo", "--jason", "tour now", "tour --seed xyz"})
    void endWithTwoAndOneMessage(String words) {
      CommandRun run = words.isEmpty() ? CommandRun.of() : CommandRun.of(words.split(" "));
      assertThat(run.exit()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).startsWith("touchstone").contains("--help'").doesNotContain("\tat ");
    }
  }

  @Nested
  class InternalErrors {
    @Test
    void endWithThreeAndSayHowToSeeMore() {
      CommandRun run = CommandRun.withVerb(new Broken(), "broken");
      assertThat(run.exit()).isEqualTo(3);
      assertThat(run.err())
          .contains("internal error: java.lang.IllegalStateException: the wheel came off")
          .contains("--stacktrace")
          .doesNotContain("\tat ");
    }

    @Test
    void showTheStackOnRequest() {
      assertThat(CommandRun.withVerb(new Broken(), "broken", "--stacktrace").err())
          .contains("\tat " + Broken.class.getName());
    }
  }

  @Command(name = "broken")
  static final class Broken implements Callable<Integer> {
    @Override
    public Integer call() {
      throw new IllegalStateException("the wheel came off");
    }
  }
}
