package dev.touchstone.rank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AdapterTests {
  @TempDir
  private Path folder;

  private void number(String id, String times) throws IOException {
    Path own = Files.createDirectory(folder.resolve(id));
    Files.writeString(own.resolve("Number.java"), """
        public class Number {
          public int value;
          public Number(int start) { value = start; }
          public void plus(int n) { value += n; }
          public void times(int n) { %s; }
        }
        """.formatted(times));
  }

  private Rank<Task> rank() {
    return Task.rank().submissions(Submissions.folder(folder));
  }

  @Nested
  class ProgramsOfAnotherShape {
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void areReachedByAnAdapter(boolean trusted) throws IOException {
      number("right", "value *= n");
      number("wrong", "value = n > 7 ? 0 : value * n");
      Ranked ranked = rank().adapter(Reaching.class).trusted(trusted).run();
      assertThat(ranked.ranking().scores().passed()).containsExactly(1, 0);
      assertThat(ranked.ranking().bugs())
          .extracting(Bug::witness)
          .containsExactly(Call.of("square", 8));
    }

    @Test
    void areNamedWithoutOne() throws IOException {
      number("right", "value *= n");
      assertThatThrownBy(() -> rank().run())
          .isInstanceOf(BadTask.class)
          .hasMessageContaining("no class implements dev.touchstone.rank.Task");
    }
  }

  @Nested
  class TrustedSubmissions {
    @Test
    void getTheVerdictsOfThoseShutIn() throws IOException {
      List<String> right = List.of("2 * n", "n * n", "-n", "n + 1", "Math.abs(n)");
      Task.answer(folder, "right", right);
      Task.answer(folder, "wrong", List.of("2 * n", "n", "-n", "n + 1", "n"));
      Ranked apart = rank().run();
      Ranked here = rank().trusted(true).run();
      assertThat(here).usingRecursiveComparison().isEqualTo(apart);
    }

    @Test
    void rememberNothingFromTestToTest() throws IOException {
      Path own = Files.createDirectory(folder.resolve("counting"));
      Files.writeString(own.resolve("Answer.java"), """
          public class Answer implements dev.touchstone.rank.Task {
            static int calls;
            public int twice(int n) { return calls++ == 0 ? 2 * n : 0; }
            public int square(int n) { return n * n; }
            public int negate(int n) { return -n; }
            public int next(int n) { return n + 1; }
            public int absolute(int n) { return Math.abs(n); }
          }
          """);
      assertThat(rank().trusted(true).run().ranking().bugs()).isEmpty();
    }

    @Test
    void areNotTakenForTheModelWhereTheyShareItsName() throws IOException {
      Path own = Files.createDirectory(folder.resolve("namesake"));
      Files.writeString(own.resolve("Namesake.java"), """
          package dev.touchstone.rank;
          public class Namesake implements Task {
            public int twice(int n) { return 0; }
            public int square(int n) { return n * n; }
            public int negate(int n) { return -n; }
            public int next(int n) { return n + 1; }
            public int absolute(int n) { return Math.abs(n); }
          }
          """);
      Ranked ranked = rank().model(new Namesake()).trusted(true).run();
      assertThat(ranked.ranking().bugs())
          .extracting(Bug::witness)
          .containsExactly(Call.of("twice", 1));
    }

    @Test
    void cannotPrint() {
      assertThatThrownBy(() -> Rank.texts().trusted(true)).isInstanceOf(BadTask.class);
    }
  }
}
