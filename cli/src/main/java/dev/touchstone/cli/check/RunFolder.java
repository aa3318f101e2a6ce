package dev.touchstone.cli.check;

import dev.touchstone.cli.child.Order;
import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A folder of its own for every child: its order, its frames, its pulse, and the classes that run it.
 *
 * <p>Those classes are copied, because the command's jar would bring its own libraries along.
 */
final class RunFolder implements AutoCloseable {
  private static final String CHILD = "dev/touchstone/cli/child";

  private final TemporaryFolder temporary;

  private RunFolder(TemporaryFolder temporary) {
    this.temporary = temporary;
  }

  static RunFolder create(Order order) throws IOException {
    RunFolder created = new RunFolder(TemporaryFolder.create("touchstone-run"));
    order.write(created.folder());
    created.copyClasses();
    return created;
  }

  Path folder() {
    return temporary.path();
  }

  Path classes() {
    return folder().resolve("classes");
  }

  private void copyClasses() throws IOException {
    Path home = Shipped.of(RunFolder.class);
    if (Files.isDirectory(home)) {
      copy(home.resolve(CHILD));
      return;
    }
    URI jar = URI.create("jar:" + home.toUri());
    try (FileSystem inside = FileSystems.newFileSystem(jar, Map.of())) {
      copy(inside.getPath("/" + CHILD));
    }
  }

  private void copy(Path from) throws IOException {
    Path to = Files.createDirectories(classes().resolve(CHILD));
    try (Stream<Path> files = Files.list(from)) {
      for (Path file : files.toList()) {
        Files.copy(file, to.resolve(file.getFileName().toString()));
      }
    }
  }

  @Override
  public void close() {
    temporary.close();
  }
}
