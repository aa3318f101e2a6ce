package dev.touchstone.samples.laws;

import java.util.List;
import java.util.stream.Stream;

/** All signatures with what must come of them. */
public final class LawTable {
  private LawTable() {}

  /** Returns the rows. */
  public static List<LawRow> rows() {
    return Stream.of(
            BooleanRows.all(),
            ListRows.all(),
            StructureRows.all(),
            HeapRows.all(),
            FixedPointRows.all(),
            PublishedRows.all())
        .flatMap(List::stream)
        .toList();
  }

  /** Returns a row. */
  public static LawRow row(String name) {
    return rows().stream()
        .filter(row -> row.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no row is called " + name));
  }
}
