package dev.touchstone.cli;

import java.util.Iterator;

/** The names of all stops of the tour. */
final class StageNames implements Iterable<String> {
  @Override
  public Iterator<String> iterator() {
    return Stage.all().stream().map(Stage::name).iterator();
  }
}
