package outside;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.junit.BeforeCase;
import dev.touchstone.junit.Checks;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.HostTests;
import dev.touchstone.junit.Property;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;

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

  @Nested
  public class Claiming {
    private int begun;

    @BeforeCase
    void begin() {
      begun++;
    }

    @Property(cases = 2, host = "reloading")
    void claimsElsewhere(Checks checks) {
      checks.that(Claim.forAll(Gen.ints(0, 1_000_000), n -> {
        HostTests.LOG.add("begun " + begun);
        return true;
      }));
    }
  }

  @Nested
  public class Inner {
    private int prepared;

    @BeforeEach
    void prepareInner() {
      prepared++;
    }

    @AfterEach
    void end() {
      HostTests.LOG.add("ended " + (getClass().getClassLoader() != loader()));
    }

    @Property(cases = 2, host = "reloading")
    void isElsewhereToo(@ForAll Point point) {
      note(point);
    }

    @Property(cases = 2, host = "reloading", freshInstance = true)
    void isElsewhereEachTime(@ForAll Point point) {
      note(point);
    }

    @Property(cases = 2)
    void mayBeTornApart(@ForAll Point point) {}

    private void note(Point point) {
      boolean again = getClass().getClassLoader() != loader();
      boolean same = point.getClass().getClassLoader() == getClass().getClassLoader();
      HostTests.LOG.add("outer " + ReloadedTestCase.this.prepared + ", inner " + prepared
          + ", again " + again + ", same " + same);
    }

    private ClassLoader loader() {
      return Property.class.getClassLoader();
    }

    @Nested
    public class Innermost {
      @Property(cases = 1, host = "reloading")
      void isElsewhereAsWell(@ForAll Point point) {
        note(point);
      }
    }
  }
}
