package dev.touchstone.examples;

import dev.touchstone.machine.Model;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apiguardian.api.API;

/**
 * Compares a model and its system with the examples kept in a file.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class ExampleCheck {
  private final Path file;

  /** Names the file. */
  public ExampleCheck(Path file) {
    this.file = file;
  }

  /**
   * Runs the stored examples again; where there is no file yet, finds examples and writes it.
   *
   * @throws AssertionError where an example fails, shows something else, or cannot be run
   */
  public List<Retest> verify(Model<?, ?> model) {
    return verify(Examples.of(model));
  }

  /** Runs the stored examples again, or writes those of a search with settings of its own. */
  public List<Retest> verify(Examples examples) {
    try {
      if (!Files.exists(file)) {
        write(examples);
      }
      List<Retest> retests = examples.retest(ExampleFile.read(file));
      StringBuilder findings = new StringBuilder();
      retests.stream()
          .filter(retest -> retest.outcome().finding())
          .forEach(retest -> findings.append(retest.text()));
      if (findings.length() > 0) {
        throw new AssertionError("examples of " + file + " changed:\n" + findings
            + "delete the file to write it anew, or add \"off\" to those that no longer count");
      }
      return retests;
    } catch (IOException failed) {
      throw new UncheckedIOException(
          "the examples of " + file + " cannot be read or written", failed);
    }
  }

  private void write(Examples examples) throws IOException {
    ExampleSet set = examples.find();
    if (!set.failures().isEmpty()) {
      throw new AssertionError("the system does not behave as the model says, so no examples were"
          + " written to " + file + ": " + set.failures().get(0).headline() + "\n"
          + String.join("\n", set.failures().get(0).told()));
    }
    if (file.toAbsolutePath().getParent() != null) {
      Files.createDirectories(file.toAbsolutePath().getParent());
    }
    Files.writeString(file, ExampleFile.write(set, "first", List.of()), StandardCharsets.UTF_8);
  }
}
