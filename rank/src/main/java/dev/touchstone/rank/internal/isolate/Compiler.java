package dev.touchstone.rank.internal.isolate;

import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.internal.wire.Frames;
import dev.touchstone.rank.internal.worker.CompilerMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Compiles submissions in a child that is kept, and made anew when one was too much for it. */
final class Compiler implements AutoCloseable {
  private static final List<String> OPTIONS = List.of(
      "-Xmx512m", "-Xss4m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dfile.encoding=UTF-8");
  private static final long LIMIT_NANOS = 60_000_000_000L;

  private final Patience patience;
  private final List<Path> classPath;
  private @Nullable Child child;

  /** How a submission was compiled: a state and, where something is wrong, what. */
  record Compiled(String state, String text) {}

  Compiler(Patience patience, List<Path> classPath) {
    this.patience = patience;
    this.classPath = classPath;
  }

  Compiled compile(List<Path> sources, Path classes) {
    try {
      Child now = child;
      if (now == null) {
        now = Child.start(Isolation.PLAIN, CompilerMain.class, OPTIONS, libraries(), List.of());
        child = now;
      }
      patience.await(now, LIMIT_NANOS);
      now.frames()
          .put(Frames.fields(
              "classPath", Child.joined(classPath),
              "classes", classes.toString(),
              "sources", sources.stream().map(Path::toString).toList()));
      Map<?, ?> told = now.frames().take();
      patience.release(now);
      return new Compiled(Frames.text(told, "state"), Frames.text(told, "text"));
    } catch (IOException gone) {
      close();
      return new Compiled("failed", "the compiler needs more than 60 s or its JVM ended");
    }
  }

  /** Returns the Eclipse compiler, where the class path has it. */
  private static List<Path> libraries() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(Files::isRegularFile)
        .flatMap(jar -> jar.getFileName().toString().startsWith("ecj-")
            ? List.of(jar).stream()
            : beside(jar).stream())
        .distinct()
        .toList();
  }

  /** Returns a compiler beside a jar that names its libraries in its manifest only. */
  private static List<Path> beside(Path jar) {
    Path libraries = jar.toAbsolutePath().resolveSibling("lib");
    if (!Files.isDirectory(libraries)) {
      return List.of();
    }
    try (var files = Files.list(libraries)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("ecj-"))
          .toList();
    } catch (IOException unreadable) {
      return List.of();
    }
  }

  @Override
  public void close() {
    Child last = child;
    child = null;
    if (last != null) {
      patience.release(last);
      last.close();
    }
  }
}
