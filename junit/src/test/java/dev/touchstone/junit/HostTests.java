package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.CaseHost;
import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.NoCaseHost;
import dev.touchstone.Source;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import outside.ReloadedTestCase;

/** A host may run the cases of a property, in a class of its own making. */
public class HostTests {
  public static final List<String> LOG = new ArrayList<>();

  /** Loads the test class and its friends once more, as a host that rewrites them would. */
  public static final class Reloading implements CaseHost {
    @Override
    public String name() {
      return "reloading";
    }

    @Override
    public Class<?> relocate(Class<?> type) {
      LOG.add("relocate " + type.getSimpleName());
      return type.getName().contains("ReloadedTestCase") ? Again.load(type) : type;
    }

    @Override
    public void around(Source source, Running body) throws Throwable {
      LOG.add("around");
      body.run();
    }
  }

  /** Gives other classes for inner classes only. */
  public static final class Half implements CaseHost {
    @Override
    public String name() {
      return "half";
    }

    @Override
    public Class<?> relocate(Class<?> type) {
      return type.isMemberClass() ? Again.load(type) : type;
    }

    @Override
    public void around(Source source, Running body) throws Throwable {
      body.run();
    }
  }

  private static final class Again extends ClassLoader {
    private static final ClassLoader LOADER = new Again();

    private Again() {
      super(HostTests.class.getClassLoader());
    }

    static Class<?> load(Class<?> type) {
      try {
        return LOADER.loadClass(type.getName());
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.contains("ReloadedTestCase")) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known == null ? define(name) : known;
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  @BeforeEach
  void clear() {
    LOG.clear();
  }

  static class PlainTestCase {
    @Property(cases = 1)
    void inPlace(@ForAll int n) {}

    @Property(cases = 1)
    Claim returned() {
      return Claim.forAll(Gen.ints(), n -> true);
    }
  }

  @Test
  void givesTheClassAndItsArguments() {
    Runs.green(Runs.of(ReloadedTestCase.class, "isElsewhere"));
    assertThat(LOG)
        .containsExactly(
            "relocate ReloadedTestCase",
            "relocate Point",
            "around",
            "prepared true, again true, same true",
            "around",
            "prepared true, again true, same true");
  }

  @Test
  void givesTheClassesAroundANestedOne() {
    Runs.green(Runs.of(ReloadedTestCase.Inner.class, "isElsewhereToo"));
    assertThat(LOG)
        .containsExactly(
            "relocate ReloadedTestCase",
            "relocate Inner",
            "relocate Point",
            "around",
            "outer true, inner 1, again true, same true",
            "around",
            "outer true, inner 1, again true, same true",
            "ended true",
            "ended false");
  }

  @Test
  void givesTheClassesAroundAClassNestedTwice() {
    Runs.green(Runs.of(ReloadedTestCase.Inner.Innermost.class, "isElsewhereAsWell"));
    assertThat(LOG).contains("relocate Innermost", "outer true, inner 1, again true, same true");
  }

  @Test
  void givesAFreshInstanceOfANestedClass() {
    Runs.green(Runs.of(ReloadedTestCase.Inner.class, "isElsewhereEachTime"));
    assertThat(LOG).contains("outer true, inner 0, again true, same true");
  }

  @Test
  void runsWhatGoesBeforeEachCaseOfAClaimOnItsInstance() {
    Runs.green(Runs.of(ReloadedTestCase.Claiming.class, "claimsElsewhere"));
    assertThat(LOG).contains("begun 1", "begun 2").doesNotContain("begun 0");
  }

  @Test
  void mustGiveTheClassesAroundANestedOne() {
    Map<String, String> half = Map.of("touchstone.host", "half");
    assertThat(Runs.failure(Runs.of(half, ReloadedTestCase.Inner.class, "mayBeTornApart")))
        .isInstanceOf(IllegalProperty.class)
        .hasMessage("the host 'half' gave outside.ReloadedTestCase$Inner and another class than the"
            + " one around it; it must give both or none");
  }

  @Test
  void isChosenByTheConfiguration() {
    Map<String, String> chosen = Map.of("touchstone.host", "reloading");
    Runs.green(Runs.of(chosen, PlainTestCase.class, "inPlace"));
    assertThat(LOG).containsExactly("relocate PlainTestCase", "around");
    LOG.clear();
    Runs.green(Runs.by("touchstone", chosen, Runs.selectMethod(PlainTestCase.class, "returned")));
    assertThat(LOG).containsExactly("around");
  }

  @Test
  void isNamedIfItIsMissing() {
    assertThat(Runs.failure(
            Runs.of(Map.of("touchstone.host", "controlled"), PlainTestCase.class, "inPlace")))
        .isInstanceOf(NoCaseHost.class)
        .hasMessageEndingWith("add the dependency dev.touchstone:touchstone-schedule");
  }
}
