package dev.touchstone.laws.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.laws.LawSnapshot;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Snapshot;
import dev.touchstone.laws.subjects.IntStack;

/** The programs of the page on finding laws. */
class HowToTests {
  // region snapshot
  @LawSnapshot("src/test/laws/stack.laws")
  void stack(Snapshot snapshot) {
    assertThat(snapshot.file()).exists();
    snapshot.verify(Laws.of(IntStack.class).maxSize(4).confirm(2_000).discover());
  }
  // endregion
}
