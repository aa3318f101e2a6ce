package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Range;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.junit.platform.testkit.engine.EngineExecutionResults;

/** A class may run several times, and what one run finds is no business of the others. */
class InvocationsTests {
  @TempDir
  Path folder;

  @ParameterizedClass
  @ValueSource(ints = {5, 1_000})
  static class LimitTestCase {
    @Parameter
    int limit;

    @Property
    void staysBelow(@ForAll @Range(min = 0, max = 100) int n) {
      assertThat(n).isLessThan(limit);
    }
  }

  @ParameterizedClass
  @ValueSource(ints = {1, 2})
  static class OuterTestCase {
    @Parameter
    int outer;

    @Nested
    @ParameterizedClass
    @ValueSource(ints = {1, 2, 3})
    class Inner {
      @Parameter
      int inner;

      @Property
      void claims(Checks checks) {
        checks.that(Claim.forAll(Gen.ints(0, 10), n -> true));
        checks.that(Claim.forAll(Gen.ints(0, 10), n -> outer != 2 || inner != 3));
      }
    }
  }

  static class PlainTestCase {
    @Property
    void fails(@ForAll @Range(min = 0, max = 100) int n) {
      assertThat(n).isNegative();
    }
  }

  private EngineExecutionResults run(Class<?> type) {
    return Runs.of(Map.of("touchstone.database", folder.toString()), selectClass(type));
  }

  private List<String> stored() throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> cases = files.filter(file -> file.toString().endsWith(".case")).toList();
      List<String> properties = new ArrayList<>();
      for (Path file : cases) {
        Files.readAllLines(file).stream()
            .filter(line -> line.startsWith("property "))
            .forEach(properties::add);
      }
      return properties;
    }
  }

  @Nested
  class OfAParameterisedClass {
    @Test
    void keepWhatOthersPass() throws IOException {
      assertThat(Runs.message(run(LimitTestCase.class))).contains("\n  n = 5\n");
      assertThat(stored()).singleElement().asString().endsWith(".staysBelow(int)#[1]");
      assertThat(Runs.message(run(LimitTestCase.class))).contains("stored");
      assertThat(stored()).hasSize(1);
    }

    @Test
    void areToldApartByThoseAroundThemToo() throws IOException {
      assertThat(Runs.message(run(OuterTestCase.class))).startsWith("Claim 2: Falsified");
      assertThat(stored())
          .singleElement()
          .asString()
          .endsWith(".claims(dev.touchstone.junit.Checks)#[2.3]#2");
    }
  }

  @Nested
  class OfAnyOtherClass {
    @Test
    void areKeptUnderTheNameOfTheProperty() throws IOException {
      Runs.failure(run(PlainTestCase.class));
      assertThat(stored()).singleElement().asString().endsWith(".fails(int)");
    }
  }
}
