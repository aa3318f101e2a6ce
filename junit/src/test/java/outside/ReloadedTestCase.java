package outside;

import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.HostTests;
import dev.touchstone.junit.Property;
import org.junit.jupiter.api.BeforeEach;

/** Loaded a second time by a host of cases. */
public class ReloadedTestCase {
  record Point(int x, int y) {}

  private boolean prepared;

  @BeforeEach
  void prepare() {
    prepared = true;
  }

  @Property(cases = 2, host = "reloading")
  void isElsewhere(@ForAll Point point) {
    boolean again = getClass().getClassLoader() != Property.class.getClassLoader();
    boolean same = point.getClass().getClassLoader() == getClass().getClassLoader();
    HostTests.LOG.add("prepared " + prepared + ", again " + again + ", same " + same);
  }
}
