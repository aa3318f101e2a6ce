package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.lang.reflect.RecordComponent;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
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

  private void compile(Map<String, String> sources) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-d", folder.toString()));
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = Files.writeString(folder.resolve(source.getKey() + ".java"), source.getValue());
      arguments.add(file.toString());
    }
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    StringWriter problems = new StringWriter();
    PrintWriter writer = new PrintWriter(problems);
    int status = javac.run(writer, writer, arguments.toArray(String[]::new));
    assertThat(status).as("%s", problems).isZero();
  }

  private Class<?> compiled(String name, String source) {
    try {
      compile(Map.of(name, source));
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
  class Modules {
    private Function<String, Class<?>> module() throws IOException {
      compile(Map.of(
          "module-info", "module shut { exports shut.shown; }",
          "Shown", "package shut.shown; public record Shown(int n) {}",
          "Kept", "package shut.shown; record Kept(int n) {}",
          "Lent",
              "package shut.shown; public class Lent {"
                  + " public static Object kept() { return new Kept(1); } }",
          "Hidden", "package shut.hidden; public record Hidden(int n) {}"));
      Configuration modules = ModuleLayer.boot()
          .configuration()
          .resolve(ModuleFinder.of(folder), ModuleFinder.of(), Set.of("shut"));
      ClassLoader parent = HostileTypeTests.class.getClassLoader();
      Module module = ModuleLayer.boot()
          .defineModulesWithOneLoader(modules, parent)
          .findModule("shut")
          .orElseThrow();
      return name -> Class.forName(module, name);
    }

    @Test
    void shareWhatTheyExport() throws IOException {
      Class<?> type = module().apply("shut.shown.Shown");
      assertThat(Rolls.simplest(Gen.of(type))).hasToString("Shown[n=0]");
    }

    @Test
    void areAskedToOpenWhatTheyKeep() throws IOException {
      Function<String, Class<?>> module = module();
      for (String name : List.of("shut.hidden.Hidden", "shut.shown.Kept")) {
        Class<?> type = module.apply(name);
        assertThatThrownBy(() -> Gen.of(type))
            .isInstanceOf(IllegalGenerator.class)
            .hasMessage("cannot call the constructor of %s; let module shut open package %s"
                .formatted(name, type.getPackageName()));
      }
    }

    @Test
    void areAskedToOpenTheArgumentsOfFunctions() throws IOException, ReflectiveOperationException {
      Object kept = module().apply("shut.shown.Lent").getMethod("kept").invoke(null);
      Recorder recorder = new Recorder();
      recorder.startSimplest(30);
      Function<Object, Integer> function =
          recorder.from(Gen.of(new TypeRef<Function<Object, Integer>>() {}));
      assertThatThrownBy(() -> function.apply(kept))
          .isInstanceOf(GenerationFailed.class)
          .hasMessage("cannot call the accessors of shut.shown.Kept;"
              + " let module shut open package shut.shown");
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
