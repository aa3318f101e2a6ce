package dev.touchstone.samples.lessons;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.Claim;
import dev.touchstone.junit.Checks;
import dev.touchstone.junit.Property;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Order;
import dev.touchstone.samples.concurrent.PermitsModel;
import dev.touchstone.samples.flow.FlowModel;

class ModelPropertyTests {
  // region sequential
  @Property(cases = 300)
  Claim permitsAreCountedRight() {
    return Machine.sequential(new PermitsModel(true)).stop(1, 10);
  }
  // endregion

  // region parallel
  @Property(cases = 20)
  void permitsAreHandedOutOneByOne(Checks checks) {
    checks.that(Machine.parallel(new PermitsModel(true)).branches(2).order(Order.SERIALISABLE));
  }
  // endregion

  @Property
  void aFaultIsThrownWithItsScript(Checks checks) {
    assertThatThrownBy(() -> checks.that(Machine.sequential(new FlowModel())))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("v1 = b()")
        .hasMessageContaining("d(v1)");
  }
}
