package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class CaseTests {
  @Nested
  @SuppressWarnings("NullAway") // what is refused
  class WithoutAName {
    @Test
    void saysWhatToGive() {
      refused(() -> Case.assume(true, null), "assume with null; give a name of the condition");
      refused(() -> Case.label(null), "label with null; give a label");
      refused(() -> Case.classify(false, null), "classify with null; give a label");
      refused(() -> Case.tabulate(null, 1), "tabulate with null; give a name of the table");
      refused(() -> Case.measure(null, 1), "measure with null; give a name of the quantity");
      refused(() -> Case.cover(10, null, true), "cover with null; give a label");
      refused(() -> Case.target(null, 1), "target with null; give a label");
    }

    private void refused(ThrowingCallable call, String why) {
      assertThatThrownBy(call).isInstanceOf(IllegalGenerator.class).hasMessage(why);
    }
  }
}
