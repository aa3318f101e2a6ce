package dev.touchstone.cli;

import dev.touchstone.cli.check.TemporaryFolder;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The folder of failing cases that a child is told to use.
 *
 * <p>Where none is wanted it is a passing one, so that a case that ends the JVM is still known.
 *
 * @param folder the folder, or nothing to leave it to the properties
 * @param passing the folder that goes with the run, if there is one
 */
record ScratchDatabase(Optional<Path> folder, Optional<TemporaryFolder> passing)
    implements AutoCloseable {
  static ScratchDatabase of(String named) {
    if (named.isEmpty()) {
      return new ScratchDatabase(Optional.empty(), Optional.empty());
    }
    if (!named.equals("off")) {
      return new ScratchDatabase(Optional.of(Path.of(named).toAbsolutePath()), Optional.empty());
    }
    TemporaryFolder passing = TemporaryFolder.create("touchstone-cases");
    return new ScratchDatabase(Optional.of(passing.path()), Optional.of(passing));
  }

  @Override
  public void close() {
    passing.ifPresent(TemporaryFolder::close);
  }
}
