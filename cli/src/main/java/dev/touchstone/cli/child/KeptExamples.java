package dev.touchstone.cli.child;

import dev.touchstone.examples.ExampleFile;
import dev.touchstone.examples.MalformedExamples;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The examples that a project keeps of its models: files that end in {@code .examples} and name their
 * model in their first line.
 */
final class KeptExamples {
  static final String FOLDER = "src/test/examples";
  private static final String SUFFIX = ".examples";

  private final Map<String, List<Path>> byModel = new TreeMap<>();

  /**
   * Looks through the folder that the parameters name, or that of a Maven project; where one case is
   * replayed nothing else is run.
   */
  static KeptExamples of(Map<String, String> parameters) throws IOException {
    KeptExamples kept = new KeptExamples();
    Path folder = Path.of(parameters.getOrDefault("touchstone.examples", FOLDER));
    if (Files.isDirectory(folder) && !parameters.containsKey("touchstone.replay")) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file :
            files.filter(any -> any.toString().endsWith(SUFFIX)).sorted().toList()) {
          kept.add(file);
        }
      }
    }
    return kept;
  }

  private void add(Path file) throws IOException {
    String model;
    try {
      model = ExampleFile.model(file);
    } catch (MalformedExamples malformed) {
      model = file.toString();
    }
    byModel.computeIfAbsent(model, any -> new ArrayList<>()).add(file);
  }

  /** Returns what is kept of a model. */
  Optional<ExampleProperty> of(String model) {
    return Optional.ofNullable(byModel.get(model)).map(files -> new ExampleProperty(model, files));
  }

  /** Returns everything that is kept. */
  List<ExampleProperty> all() {
    return byModel.keySet().stream().flatMap(model -> of(model).stream()).toList();
  }
}
