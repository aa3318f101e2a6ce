package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.Rolls;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostileTypeTests {
  @TempDir
  Path folder;

  private Class<?> compiled(String name, String source) {
    try {
      Path file = Files.writeString(folder.resolve(name + ".java"), source);
      ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
      StringWriter problems = new StringWriter();
      PrintWriter writer = new PrintWriter(problems);
      int status = javac.run(writer, writer, "-d", folder.toString(), file.toString());
      assertThat(status).as("%s", problems).isZero();
      URL[] path = {folder.toUri().toURL()};
      return new URLClassLoader(path, HostileTypeTests.class.getClassLoader()).loadClass(name);
    } catch (IOException | ClassNotFoundException e) {
      throw new UncheckedIOException(new IOException(e));
    }
  }

  private static String join(int count, String separator, Function<Integer, String> part) {
    return IntStream.range(0, count).boxed().map(part).collect(Collectors.joining(separator));
  }

  @Nested
  class LargeTypes {
    @Test
    void mayHaveTwoThousandConstants() {
      Class<?> type = compiled("Huge", "enum Huge { " + join(2_000, ", ", i -> "C" + i) + " }");
      assertThat(Rolls.walk(Gen.of(type))).hasSize(2_000);
      assertThat(Rolls.simplest(Gen.of(type))).hasToString("C0");
    }

    @Test
    void mayHaveTheMostComponentsThereCanBe() throws ReflectiveOperationException {
      Class<?> type =
          compiled("Broad", "public record Broad(" + join(254, ", ", i -> "int c" + i) + ") {}");
      Object value = Rolls.random(Gen.of(type), 1, 50);
      RecordComponent[] components = type.getRecordComponents();
      assertThat(components).hasSize(254);
      components[253].getAccessor().setAccessible(true);
      assertThat(components[253].getAccessor().invoke(value)).isInstanceOf(Integer.class);
    }

    @Test
    void mayBeNestedTwoHundredDeep() {
      Class<?> type = compiled(
          "R0",
          join(200, "\n", i -> "record R" + i + "(int n, R" + (i + 1) + " next) {}")
              + "\nrecord R200() {}");
      assertThat(Rolls.random(Gen.of(type), 1, 50)).isNotNull();
    }

    @Test
    void mayHaveFiveHundredAlternatives() {
      Class<?> type = compiled(
          "Union",
          "sealed interface Union {"
              + join(500, "\n", i -> "record A" + i + "(int n, Union[] more) implements Union {}")
              + "}");
      assertThat(Rolls.values(Gen.of(type), 100)).doesNotContainNull();
      assertThat(Rolls.simplest(Gen.of(type)).getClass().getSimpleName()).isEqualTo("A0");
    }
  }

  @Nested
  class Constructors {
    record Vain(String name) {
      Vain {
        Objects.requireNonNull(name);
        throw new IllegalArgumentException("never good enough");
      }
    }

    record Exploding(int n) {
      Exploding {
        if (n != 0) {
          throw new StackOverflowError("boom");
        }
      }
    }

    record Many(List<Vain> vains) {}

    @Test
    void mayRejectEverythingAndAreCountedByType() {
      Verdict verdict = Claim.forAll(Gen.of(Vain.class), vain -> true).cases(50).check();
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(verdict.toString()).contains("dev.touchstone.HostileTypeTests.Constructors.Vain");
    }

    @Test
    void leaveTheValuesThatDoNotNeedThem() {
      assertThat(Rolls.simplest(Gen.of(Many.class))).isEqualTo(new Many(List.of()));
    }

    @Test
    void mayThrowErrorsWhichAreNotHidden() {
      assertThatThrownBy(() -> Rolls.values(Gen.of(Exploding.class), 50))
          .isInstanceOf(StackOverflowError.class);
    }
  }

  @Nested
  class Classes {
    static class Plain {
      Plain() {}
    }

    abstract static class Abstract {}

    interface Several {
      int one();

      int two();
    }

    record Holder(Plain plain) {}

    @Test
    void withoutStructureAreUnknown() {
      for (Class<?> type : List.of(
          Plain.class, Abstract.class, Several.class, Thread.class, URI.class, Override.class)) {
        assertThatThrownBy(() -> Gen.of(type))
            .isInstanceOf(NoGenerator.class)
            .hasMessage(
                "no generator for %s at %s; register one with Gens.register or annotate"
                    + " with @From",
                type.getCanonicalName(), type.getSimpleName());
      }
      assertThatThrownBy(() -> Gen.of(Holder.class)).hasMessageContaining("at Holder.plain;");
      assertThatThrownBy(() -> Gen.of(void.class)).isInstanceOf(NoGenerator.class);
    }
  }
}
