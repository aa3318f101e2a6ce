package dev.touchstone.laws;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.apiguardian.api.API;

/**
 * A law file that a report must agree with; usable in any test framework.
 *
 * <p>Where the file does not exist it is written, so that the first run passes. The system property
 * {@code touchstone.snapshots=write} writes it anew.
 *
 * @param file the law file
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Snapshot(Path file) {
  /** Checks the parts. */
  public Snapshot {
    Objects.requireNonNull(file, "file");
  }

  /** Throws if the laws of a report are not those of the file. */
  public void verify(LawReport report) {
    try {
      LawFile now = LawFile.of(report);
      if (!Files.exists(file) || "write".equals(System.getProperty("touchstone.snapshots"))) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null) {
          Files.createDirectories(folder);
        }
        now.write(file);
        return;
      }
      LawDiff diff = LawDiff.between(LawFile.read(file), report);
      if (!diff.changes().isEmpty()) {
        throw new LawsDiffer("the laws are not those of %s:%n%s".formatted(file, diff.text())
            + "run with -Dtouchstone.snapshots=write to take the new ones");
      }
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }
}
