package dev.touchstone.machine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class PatternTests {
  private static final class Calls {
    private final List<Call> calls = new ArrayList<>();

    Calls call(String command, Object... arguments) {
      calls.add(new Call(calls.size(), 0, command, Arrays.asList(arguments)));
      return this;
    }

    Pattern pattern() {
      return Pattern.of(new Script(calls));
    }
  }

  private static Calls script() {
    return new Calls();
  }

  private static Sym<Object> v(int call) {
    return Sym.of(call);
  }

  private final Pattern twice =
      script().call("spawn").call("reg", "a", v(0)).call("reg", "a", v(0)).pattern();

  @Test
  void printsCommandsDataFlowAndLetters() {
    assertThat(twice).hasToString("1:spawn(); 2:reg(A, #1); 3:reg(A, #1)");
  }

  @Test
  void isFoundAsASubsequenceWithOtherConstants() {
    assertThat(twice.completedBy(script()
            .call("spawn")
            .call("spawn")
            .call("reg", "c", v(1))
            .call("look", "c")
            .call("reg", "c", v(1))
            .calls))
        .isTrue();
  }

  @Test
  void isNotFoundWhereConstantsDiffer() {
    assertThat(twice.completedBy(
            script().call("spawn").call("reg", "a", v(0)).call("reg", "b", v(0)).calls))
        .isFalse();
  }

  @Test
  void isNotFoundWhereTheDataFlowDiffers() {
    assertThat(twice.completedBy(script()
            .call("spawn")
            .call("spawn")
            .call("reg", "a", v(0))
            .call("reg", "a", v(1))
            .calls))
        .isFalse();
  }

  @Test
  void isCompletedByTheLastCallOnly() {
    assertThat(twice.completedBy(script()
            .call("spawn")
            .call("reg", "a", v(0))
            .call("reg", "a", v(0))
            .call("spawn")
            .calls))
        .isFalse();
  }

  @Test
  void isSubsumedByAMoreGeneralOne() {
    Pattern general =
        script().call("spawn").call("reg", "a", v(0)).call("reg", "b", v(0)).pattern();
    assertThat(general.subsumes(twice)).isTrue();
    assertThat(twice.subsumes(general)).isFalse();
    assertThat(script().call("reg", "a", v(9)).pattern().subsumes(twice)).isFalse();
  }
}
