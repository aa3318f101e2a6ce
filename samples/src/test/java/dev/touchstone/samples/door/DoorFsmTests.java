package dev.touchstone.samples.door;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import dev.touchstone.machine.Diagram;
import dev.touchstone.machine.Machine;
import dev.touchstone.samples.Verdicts;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DoorFsmTests {
  private static String golden(String name) throws IOException {
    try (InputStream stream = DoorFsmTests.class.getResourceAsStream(name)) {
      assertThat(stream).as(name).isNotNull();
      return new String(stream.readAllBytes(), UTF_8);
    }
  }

  private static Diagram visited(int locks) {
    Verdict verdict = Verdicts.under(1, Machine.sequential(new DoorFsm(locks)).cases(200));
    assertThat(verdict.passed()).as(verdict.report()).isTrue();
    return new DoorFsm(locks).diagram(verdict.statistics());
  }

  @Test
  void passes() {
    Verdicts.passes(1_000, Machine.sequential(new DoorFsm(3)));
  }

  @Nested
  class ItsDiagram {
    @Test
    void isTheGoldenOneInMermaid() throws IOException {
      assertThat(new DoorFsm(3).diagram().mermaid()).isEqualTo(golden("door.mmd"));
    }

    @Test
    void isTheGoldenOneInGraphviz() throws IOException {
      assertThat(new DoorFsm(3).diagram().graphviz()).isEqualTo(golden("door.dot"));
    }

    @Test
    void isTheGoldenOneWithCounts() throws IOException {
      assertThat(visited(0).mermaid()).isEqualTo(golden("visited.mmd"));
    }

    @Test
    void listsWhatWasNotVisited() {
      assertThat(visited(0).unvisited())
          .containsExactly("LOCKED", "CLOSED --lock--> LOCKED", "LOCKED --unlock--> CLOSED");
      assertThat(visited(3).unvisited()).isEmpty();
    }

    @Test
    void isAPictureWhoseTextsLieAboveItsLines() {
      String svg = visited(3).svg();
      assertThat(svg.indexOf("<text ")).isGreaterThan(svg.lastIndexOf("marker-end"));
    }

    @Test
    void isAPictureWithEveryStateAndDashesForTheUnvisited() {
      assertThat(visited(0).svg())
          .startsWith("<svg ")
          .contains(">CLOSED<", ">OPEN<", ">LOCKED<", ">lock (0)<")
          .contains("stroke-dasharray");
      assertThat(visited(3).svg()).doesNotContain("stroke-dasharray");
    }
  }
}
