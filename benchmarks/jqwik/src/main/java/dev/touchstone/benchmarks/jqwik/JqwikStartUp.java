package dev.touchstone.benchmarks.jqwik;

import dev.touchstone.benchmarks.StartUp;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** jqwik's first property; failures are remembered as they are by default. */
final class JqwikStartUp {
  private static final int AS_MANY_AS_OURS = 100;

  /** A test that does nothing. */
  static class EmptyTestCase {
    @Test
    void empty() {}
  }

  /** A property that does nothing, a hundred times. */
  static class PropertyTestCase {
    @Property(tries = AS_MANY_AS_OURS)
    void empty(@ForAll int number) {}
  }

  private JqwikStartUp() {}

  public static void main(String[] args) throws IOException {
    String database = Files.createTempDirectory("failures").resolve("database").toString();
    StartUp.launch(args[0], Map.of("jqwik.database", database));
  }
}
