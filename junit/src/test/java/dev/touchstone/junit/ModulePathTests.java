package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Properties also run where Touchstone and JUnit are on the module path. */
class ModulePathTests {
  private static final List<String> MODULES = List.of(
      "touchstone-random",
      "touchstone-core",
      "random",
      "core",
      "classes",
      "junit-jupiter-api",
      "junit-jupiter-engine",
      "junit-platform-commons",
      "junit-platform-engine",
      "junit-platform-launcher",
      "opentest4j");

  @Test
  void findWhatTheyNeed(@TempDir Path folder) throws IOException, InterruptedException {
    List<String> path =
        Arrays.asList(System.getProperty("java.class.path").split(File.pathSeparator));
    String modules = path.stream()
        .filter(ModulePathTests::isModule)
        .collect(Collectors.joining(File.pathSeparator));
    String rest =
        path.stream().filter(entry -> entry.contains("test-classes")).collect(Collectors.joining());
    Process process = new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--module-path",
            modules,
            "--add-modules",
            "dev.touchstone.junit,org.junit.jupiter.engine,org.junit.platform.launcher",
            "--class-path",
            rest,
            "outside.ModularTestCase")
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("log").toFile())
        .start();
    assertThat(process.waitFor(2, TimeUnit.MINUTES)).isTrue();
    assertThat(folder.resolve("log")).hasContent("");
    assertThat(process.exitValue()).isZero();
  }

  private static boolean isModule(String entry) {
    String name = Path.of(entry).getFileName().toString();
    return MODULES.stream()
        .anyMatch(module -> name.equals(module) || name.matches(module + "-[0-9].*\\.jar"));
  }
}
