package dev.touchstone.cli.child;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CaseAsTestTests {
  interface StatingTestCase<T> {
    @Property
    default void staysEmpty(@ForAll T given) {}
  }

  static class BindingTestCase implements StatingTestCase<Map<String, Integer>> {}

  static class ListTestCase extends ArrayList<Integer> {
    private static final long serialVersionUID = 1L;
  }

  static class NamesTestCase {
    @Property
    void record(@ForAll int given) {}
  }

  static class HidingTestCase {
    private record Hidden(int n) {}

    static Object hidden() {
      return new Hidden(4);
    }

    @Property
    void takes(@ForAll Hidden given) {}

    @Property
    void takesAll(@ForAll List<Hidden> given) {}
  }

  private static String test(Class<?> run, Class<?> declaring, String property, Object value) {
    for (Method method : declaring.getDeclaredMethods()) {
      if (method.getName().equals(property)) {
        Verdict verdict =
            Claim.forAll(Gen.constant(value), any -> false).names("given").check();
        return CaseAsTest.of(new PropertyNames(run, method), (Verdict.Falsified) verdict);
      }
    }
    throw new AssertionError(property);
  }

  @Nested
  class ATest {
    @Test
    void hasTheNameOfItsPropertyEvenWhereThatIsAKeywordElsewhere() {
      assertThat(test(NamesTestCase.class, NamesTestCase.class, "record", 5))
          .contains("class RecordCaseTests {", "NamesTestCase().record(given);");
    }

    @Test
    void namesWhatTheClassMakesOfAnInheritedProperty() {
      assertThat(test(
              BindingTestCase.class, StatingTestCase.class, "staysEmpty", new LinkedHashMap<>()))
          .contains("    Map<String, Integer> given = new LinkedHashMap<>();");
    }

    @Test
    void leavesOutTypeArgumentsItCannotName() {
      assertThat(test(HidingTestCase.class, HidingTestCase.class, "takesAll", new ArrayList<>()))
          .contains("    List given = new ArrayList<>();");
    }

    @Test
    void saysWhyItCallsNothing() {
      assertThat(test(HidingTestCase.class, HidingTestCase.class, "takes", HidingTestCase.hidden()))
          .contains("    fail(\"write new ")
          .contains("HidingTestCase$Hidden cannot be named here, and given was Hidden[n=4]\");");
    }

    @Test
    void callsNothingThatIsOutOfReach() throws NoSuchMethodException {
      Method method = ArrayList.class.getDeclaredMethod("removeRange", int.class, int.class);
      Verdict verdict =
          Claim.forAll(Gen.ints(), Gen.ints(), (from, to) -> false).check();
      assertThat(CaseAsTest.of(
              new PropertyNames(ListTestCase.class, method), (Verdict.Falsified) verdict))
          .contains("state the claim about ");
    }
  }
}
