package dev.touchstone.benchmarks.throughput;

import dev.touchstone.benchmarks.StartUp;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Our first property; failing cases are remembered as they are by default. */
final class OurStartUp {
  /** A test that does nothing. */
  static class EmptyTestCase {
    @Test
    void empty() {}
  }

  /** A property that does nothing, a hundred times. */
  static class PropertyTestCase {
    @Property
    void empty(@ForAll int number) {}
  }

  private OurStartUp() {}

  public static void main(String[] args) throws IOException {
    String database = Files.createTempDirectory("failures").toString();
    StartUp.launch(args[0], Map.of("touchstone.database", database));
  }
}
