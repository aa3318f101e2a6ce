package dev.touchstone.cli.check;

import dev.touchstone.cli.child.ChildMain;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/** The process of a child. What it prints past its own streams is drained, and only the end kept. */
final class ChildJvm implements AutoCloseable {
  private static final int KEPT = 4_096;
  private static final int PATIENCE_SECONDS = 5;

  private final Process process;
  private final Thread drain;
  private final StringBuilder said = new StringBuilder();

  private ChildJvm(Process process) {
    this.process = process;
    this.drain = new Thread(this::drain, "touchstone-drain");
    drain.setDaemon(true);
    drain.start();
  }

  static ChildJvm start(RunFolder run, List<Path> classPath, Path folder, List<String> options)
      throws IOException {
    List<Path> entries = new ArrayList<>(classPath);
    entries.add(run.classes());
    Path arguments = run.folder().resolve("arguments");
    Files.writeString(arguments, "-cp \"" + joined(entries) + "\"\n", StandardCharsets.UTF_8);
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(
        List.of("-ea", "-Xshare:auto", "-Dfile.encoding=UTF-8", "-Dtouchstone.haltOnHang=true"));
    words.addAll(options);
    words.addAll(
        List.of("@" + arguments, ChildMain.class.getName(), run.folder().toString()));
    return new ChildJvm(new ProcessBuilder(words)
        .directory(folder.toFile())
        .redirectErrorStream(true)
        .start());
  }

  /** Returns a class path as an argument file wants it between quotes. */
  private static String joined(List<Path> entries) {
    return entries.stream()
        .map(entry -> entry.toString().replace("\\", "\\\\").replace("\"", "\\\""))
        .collect(Collectors.joining(File.pathSeparator));
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Waits a moment for the end. */
  boolean hasEndedWithin(long millis) {
    try {
      return process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      process.destroyForcibly();
      return true;
    }
  }

  int exit() {
    return process.exitValue();
  }

  /** Returns the end of what came out past the streams that are captured. */
  String said() {
    try {
      drain.join(1_000);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
    synchronized (said) {
      return said.toString().strip();
    }
  }

  private void drain() {
    byte[] bytes = new byte[1 << 13];
    try (InputStream in = process.getInputStream()) {
      for (int read = in.read(bytes); read >= 0; read = in.read(bytes)) {
        synchronized (said) {
          said.append(new String(bytes, 0, read, StandardCharsets.UTF_8));
          said.delete(0, Math.max(0, said.length() - KEPT));
        }
      }
    } catch (IOException closed) {
      return;
    }
  }

  /** Lets go of the child: it says where it is and halts, or is ended. */
  void cut() {
    try {
      process.getOutputStream().close();
    } catch (IOException gone) {
      process.destroy();
    }
    if (!hasEndedWithin(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS))) {
      process.destroyForcibly();
      hasEndedWithin(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
