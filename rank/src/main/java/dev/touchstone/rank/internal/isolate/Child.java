package dev.touchstone.rank.internal.isolate;

import dev.touchstone.data.PlainData;
import dev.touchstone.random.Seed;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.internal.wire.Frames;
import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.URISyntaxException;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** A JVM that we started and talk to over a socket of its own; it ends when it is closed. */
final class Child implements AutoCloseable {
  /** The first process of a namespace is not ended by a signal of its own, so it ends itself. */
  private static final int CRASH_OF_FIRST_PROCESS = 127;

  private static final int START_SECONDS = 30;
  private static final int END_SECONDS = 1;
  private static final int NAP_MILLIS = 2;

  private final Process process;
  private final Frames frames;
  private final Path folder;
  private volatile boolean stuck;

  private Child(Process process, Frames frames, Path folder) {
    this.process = process;
    this.frames = frames;
    this.folder = folder;
  }

  /** Starts a main class of ours with walls around it. */
  static Child start(
      Isolation walls,
      Class<?> main,
      List<String> options,
      List<Path> libraries,
      List<Path> readable)
      throws IOException {
    Path folder = Files.createTempDirectory("touchstone-rank");
    Path socket = folder.resolve("s");
    Set<Path> classPath = libraries(libraries);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(List.of("-cp", joined(classPath), main.getName(), socket.toString()));
    Set<Path> seen = new LinkedHashSet<>(classPath);
    seen.addAll(readable);
    try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(UnixDomainSocketAddress.of(socket));
      server.configureBlocking(false);
      Process process = new ProcessBuilder(walls.around(folder, List.copyOf(seen), command))
          .redirectErrorStream(true)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .start();
      SocketChannel channel = accept(server, process);
      if (channel == null) {
        process.destroyForcibly();
        delete(folder);
        throw new IOException("the JVM of a submission did not start");
      }
      channel.configureBlocking(true);
      return new Child(process, new Frames(channel, Seed.random().toString()), folder);
    }
  }

  /** Returns what a JVM of ours needs, and more. */
  static Set<Path> libraries(List<Path> more) {
    Set<Path> classPath =
        new LinkedHashSet<>(List.of(home(Child.class), home(PlainData.class), home(Seed.class)));
    classPath.addAll(more);
    return classPath;
  }

  /** Waits for the first connection, which is the harness's: no submission is loaded yet. */
  private static @Nullable SocketChannel accept(ServerSocketChannel server, Process process)
      throws IOException {
    SocketChannel channel = server.accept();
    for (int naps = 0; channel == null && naps < START_SECONDS * 1_000 / NAP_MILLIS; naps++) {
      try {
        if (process.waitFor(NAP_MILLIS, TimeUnit.MILLISECONDS)) {
          return null;
        }
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
        return null;
      }
      channel = server.accept();
    }
    return channel;
  }

  /** Returns where a class was loaded from. */
  static Path home(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  static String joined(java.util.Collection<Path> classPath) {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(":"));
  }

  Frames frames() {
    return frames;
  }

  /** Ends the process because it kept us waiting for too long. */
  void giveUp() {
    stuck = true;
    kill();
  }

  /** Returns whether the process was ended because it kept us waiting. */
  boolean wasStuck() {
    return stuck;
  }

  /** Says how the process ended, once nothing comes from it any more. */
  String end() {
    try {
      if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
        return "its connection breaks";
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return "interrupted";
    }
    return switch (process.exitValue()) {
      case 3 -> "exit code 3, as where memory is used up";
      case 134 -> "exit code 134, as where the JVM crashes";
      case CRASH_OF_FIRST_PROCESS -> "exit code 127, as where the JVM crashes";
      case 137 -> "exit code 137, as where it is killed";
      default -> "exit code " + process.exitValue();
    };
  }

  /** Ends the process and all it started, as far as they can be found. */
  void kill() {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }

  @Override
  public void close() {
    kill();
    try {
      frames.close();
      process.waitFor(5, TimeUnit.SECONDS);
      delete(folder);
    } catch (IOException left) {
      folder.toFile().deleteOnExit();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static void delete(Path folder) throws IOException {
    Files.deleteIfExists(folder.resolve("s"));
    Files.deleteIfExists(folder);
  }
}
