package dev.touchstone.rank;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A small task: five functions on whole numbers. */
public interface Task {
  int twice(int n);

  int square(int n);

  int negate(int n);

  int next(int n);

  int absolute(int n);

  /** The right answer. */
  class Model implements Task {
    @Override
    public int twice(int n) {
      return 2 * n;
    }

    @Override
    public int square(int n) {
      return n * n;
    }

    @Override
    public int negate(int n) {
      return -n;
    }

    @Override
    public int next(int n) {
      return n + 1;
    }

    @Override
    public int absolute(int n) {
      return Math.abs(n);
    }
  }

  static Gen<Call> calls() {
    return Gen.zip(
        Gen.elements("twice", "square", "negate", "next", "absolute"),
        Gen.ints(-50, 50),
        (method, n) -> Call.of(method, n));
  }

  static Rank<Task> rank() {
    return Rank.of(Task.class)
        .model(new Model())
        .tests(calls())
        .seed(Seed.of(1).root())
        .stop(StopRule.STANDARD.quiet(300).mostTests(600));
  }

  /** Writes an answer whose methods are given as expressions of n, in the order of the interface. */
  static Path answer(Path folder, String id, List<String> expressions) throws IOException {
    List<String> names = List.of("twice", "square", "negate", "next", "absolute");
    StringBuilder source =
        new StringBuilder("public class Answer implements dev.touchstone.rank.Task {\n");
    for (int i = 0; i < names.size(); i++) {
      source.append("  public int %s(int n) {\n    return %s;\n  }\n"
          .formatted(names.get(i), expressions.get(i)));
    }
    Path own = Files.createDirectories(folder.resolve(id));
    Files.writeString(own.resolve("Answer.java"), source.append("}\n").toString());
    return own;
  }
}
