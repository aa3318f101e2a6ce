package dev.touchstone.cli;

import dev.touchstone.Claim;
import dev.touchstone.junit.Property;
import dev.touchstone.machine.Machine;
import dev.touchstone.random.Seed;
import dev.touchstone.space.Space;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.platform.commons.support.ReflectionSupport;
import org.opentest4j.AssertionFailedError;

/** Classes of a user, compiled by the test that runs them. */
final class Fixtures {
  static final Path SOURCES = Script.ROOT.resolve("cli/src/test/fixtures");

  private Fixtures() {}

  /** Compiles all fixtures into a folder. */
  static Path compile(Path folder) {
    try (Stream<Path> sources = Files.walk(SOURCES)) {
      return compile(
          folder, sources.filter(file -> file.toString().endsWith(".java")).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles some fixtures into a folder. */
  static Path compile(Path folder, String... names) {
    return compile(
        folder,
        Stream.of(names).map(name -> SOURCES.resolve("fix/" + name + ".java")).toList());
  }

  /** Compiles sources against what a user's class path would hold, and what is there already. */
  static Path compile(Path folder, List<Path> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String classPath = Stream.concat(Stream.of(folder), libraries())
        .map(Path::toString)
        .collect(Collectors.joining(java.io.File.pathSeparator));
    List<String> options = new ArrayList<>(
        List.of("-d", folder.toString(), "-cp", classPath, "-parameters", "-proc:none", "-nowarn"));
    StringWriter said = new StringWriter();
    boolean fine = compiler
        .getTask(
            said,
            null,
            null,
            options,
            null,
            compiler.getStandardFileManager(null, null, null).getJavaFileObjectsFromPaths(sources))
        .call();
    if (!fine) {
      throw new AssertionError("does not compile:\n" + said);
    }
    return folder;
  }

  private static Stream<Path> libraries() {
    return Stream.of(
            Property.class,
            Claim.class,
            Machine.class,
            Space.class,
            Seed.class,
            Test.class,
            ParameterizedClass.class,
            ReflectionSupport.class,
            AssertionFailedError.class)
        .map(Fixtures::home);
  }

  static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** Packs a folder of classes into a jar. */
  static Path pack(Path classes, Path jar) {
    try (JarOutputStream packed = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(classes)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        packed.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, packed);
      }
      return jar;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
