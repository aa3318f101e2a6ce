package dev.touchstone.machine.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.machine.Call;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

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

  private static Calls counted(int times) {
    Calls calls = script();
    for (int i = 0; i < times; i++) {
      calls.call("inc").call("look");
    }
    return calls.call("exit");
  }

  @Test
  @Timeout(20)
  void isSoonKnownToBeAbsentHoweverLongItIs() {
    Calls longer = script();
    for (int i = 0; i < 51; i++) {
      longer.call("inc");
    }
    Pattern counting = longer.call("exit").pattern();
    assertThat(counting.completedBy(counted(50).calls)).isFalse();
    assertThat(counting.completedBy(counted(51).calls)).isTrue();
    assertThat(counting.subsumes(counted(50).pattern())).isFalse();
    assertThat(counting.subsumes(counted(60).pattern())).isTrue();
  }

  @Test
  @Timeout(20)
  void endsItsSearchWhereNothingAgrees() {
    Calls many = script();
    for (int i = 0; i < 60; i++) {
      many.call("put", i);
    }
    Calls pattern = script();
    for (int i = 0; i < 30; i++) {
      pattern.call("put", 0);
    }
    assertThat(pattern.pattern().completedBy(many.calls)).isFalse();
    assertThat(pattern.pattern().subsumes(many.pattern())).isFalse();
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
