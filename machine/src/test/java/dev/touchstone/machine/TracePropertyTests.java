package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class TracePropertyTests {
  private static final OptionalInt HOLDS = OptionalInt.empty();

  private static List<String> events(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }

  @Test
  void neverNamesTheFirstEventOfTheKind() {
    TraceProperty<String> property = TraceProperty.never("no b", "b"::equals);
    assertThat(property.broken(events("a c"), true)).isEqualTo(HOLDS);
    assertThat(property.broken(events("a b b"), false)).hasValue(1);
  }

  @Test
  void everyNamesTheFirstEventOfAnotherKind() {
    TraceProperty<String> property = TraceProperty.every("all a", "a"::equals);
    assertThat(property.broken(events("a a"), true)).isEqualTo(HOLDS);
    assertThat(property.broken(events("a b"), false)).hasValue(1);
  }

  @Test
  void neverBothNamesTheEventThatOpensTheSecondInterval() {
    TraceProperty<String> property = TraceProperty.neverBoth(
        "apart",
        TraceProperty.during("a"::equals, "A"::equals),
        TraceProperty.during("b"::equals, "B"::equals));
    assertThat(property.broken(events("a A b B a A"), true)).isEqualTo(HOLDS);
    assertThat(property.broken(events("a A b a"), false)).hasValue(3);
  }

  @Test
  void eventuallyIsAskedAtTheEndOnly() {
    TraceProperty<String> property = TraceProperty.eventually("some b", "b"::equals);
    assertThat(property.broken(events("a"), false)).isEqualTo(HOLDS);
    assertThat(property.broken(events("a"), true)).hasValue(1);
    assertThat(property.broken(events("a b"), true)).isEqualTo(HOLDS);
  }

  @Test
  void followedByNamesTheCauseWithoutEffect() {
    TraceProperty<String> property = TraceProperty.followedBy("a then b", "a"::equals, "b"::equals);
    assertThat(property.broken(events("a b a"), false)).isEqualTo(HOLDS);
    assertThat(property.broken(events("a b a"), true)).hasValue(2);
    assertThat(property.broken(events("a a b"), true)).isEqualTo(HOLDS);
  }

  @Test
  void holdsNamesTheEventAfterWhichItDoesNot() {
    TraceProperty<String> property = TraceProperty.holds("at most 2", list -> list.size() <= 2);
    assertThat(property.broken(events("a b"), true)).isEqualTo(HOLDS);
    assertThat(property.broken(events("a b c d"), false)).hasValue(2);
  }

  @Test
  void carryTheCallDuringWhichTheyWereAdded() {
    Trace<String> trace = new Trace<>();
    trace.add("before");
    trace.during(3);
    trace.add("then");
    assertThat(trace.events())
        .containsExactly(new Trace.Event<>("before", -1), new Trace.Event<>("then", 3));
  }
}
