package sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import dev.touchstone.junit.AfterCase;
import dev.touchstone.junit.BeforeCase;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.io.TempDir;

/** Everything that acts on a test acts on a property. */
@ExtendWith(LifecycleTests.Ledgers.class)
class LifecycleTests {
  private static final List<String> LOG = new ArrayList<>();

  /** What an extension of the user's own supplies. */
  record Ledger(List<Integer> entries) {}

  static class Ledgers implements ParameterResolver {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.getParameter().getType() == Ledger.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      return new Ledger(new ArrayList<>());
    }
  }

  @BeforeEach
  void open() {
    LOG.add("before each");
  }

  @BeforeCase
  void beforeCase() {
    LOG.add("before case");
  }

  @AfterCase
  void afterCase() {
    LOG.add("after case");
  }

  @AfterEach
  void close() {
    LOG.add("after each");
  }

  @Property(cases = 3)
  void runsInOrder(@ForAll int number, Ledger ledger, @TempDir Path folder, TestInfo info) {
    ledger.entries().add(number);
    LOG.add("case " + ledger.entries().size());
    assertTrue(Files.isDirectory(folder));
    assertEquals("runsInOrder", info.getTestMethod().orElseThrow().getName());
  }

  @AfterAll
  static void allRanInOrder() {
    List<String> expected = new ArrayList<>();
    expected.add("before each");
    for (int number = 1; number <= 3; number++) {
      expected.addAll(List.of("before case", "case " + number, "after case"));
    }
    expected.add("after each");
    int from = LOG.indexOf("case 1") - 2;
    assertEquals(expected, LOG.subList(from, from + expected.size()));
  }

  @Nested
  class Inside {
    @Property(cases = 20)
    void hasTheMethodsOfTheClassAround(@ForAll String text) {
      assertEquals("before case", LOG.get(LOG.size() - 1));
    }
  }

  @Property
  @Tag("unfinished")
  void isFilteredByItsTag(@ForAll int number) {
    fail("was run");
  }
}
