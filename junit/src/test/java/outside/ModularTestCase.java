package outside;

import dev.touchstone.junit.BeforeCase;
import dev.touchstone.junit.ExamplesFrom;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Properties run while Touchstone and JUnit are modules; leaves with the number of failures. */
class ModularTestCase {
  record Line(String sku, int count) {}

  private int before;

  public static void main(String[] args) {
    if (!Property.class.getModule().isNamed()) {
      System.exit(100);
    }
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(DiscoverySelectors.selectClass(ModularTestCase.class))
                .configurationParameter("touchstone.database", "off")
                .build(),
            listener);
    listener.getSummary().getFailures().forEach(it -> it.getException().printStackTrace());
    System.exit((int) (2 - listener.getSummary().getTestsSucceededCount()));
  }

  @BeforeCase
  void count() {
    before++;
  }

  @Property
  void drawsRecords(@ForAll List<Line> lines) {
    Assertions.assertTrue(before > 0);
  }

  @Property(freshInstance = true)
  @ExamplesFrom("words")
  void takesExamples(@ForAll String word) {
    Assertions.assertEquals(1, before);
  }

  static Stream<String> words() {
    return Stream.of("one");
  }
}
