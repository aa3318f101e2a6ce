package dev.touchstone.laws;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.apiguardian.api.API;

/**
 * What became of the laws between two versions.
 *
 * @param changes the laws, worst news first; a law that is kept as it was is not there
 * @param kept how many laws are in both versions
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record LawDiff(List<Change> changes, int kept) {
  private static final String ARROW = " => ";

  /**
   * What became of a law, worst first.
   *
   * @since 0.1
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public enum Fate {
    /** The new version has values against it. */
    FALSE("now false"),
    /** The new version neither has it nor implies it. */
    LOST("lost"),
    /** The new version has a special case of it only. */
    WEAKENED("weakened"),
    /** The old version neither had it nor implied it. */
    GAINED("gained"),
    /** The new version does not have it, but implies it. */
    DERIVED("now derived");

    private final String words;

    Fate(String words) {
      this.words = words;
    }

    /** Returns whether something that held does not hold any more. */
    public boolean isLoss() {
      return this == FALSE || this == LOST || this == WEAKENED;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * A law and what became of it.
   *
   * @param fate what became of it
   * @param law the law
   * @param why more about it, or ""
   * @since 0.1
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public record Change(Fate fate, String law, String why) {
    @Override
    public String toString() {
      return why.isEmpty() ? law : law + "   (" + why + ")";
    }
  }

  /** Compares two law files. */
  public static LawDiff between(LawFile old, LawFile now) {
    return compare(old, now, law -> "");
  }

  /** Compares a law file with a report, which gives values against laws that became false. */
  public static LawDiff between(LawFile old, LawReport now) {
    return compare(old, LawFile.of(now), law -> refutation(now, law));
  }

  @FunctionalInterface
  private interface Refuting {
    String refutation(String law);
  }

  private static String refutation(LawReport report, String law) {
    int equals = law.indexOf(" = ");
    try {
      if (law.contains(ARROW)) {
        return new Explaining(report).against(law);
      }
      return report
          .explain(law.substring(0, equals), law.substring(equals + 3))
          .fold(proved -> "", refuted -> refuted.why().where(), open -> "");
    } catch (IllegalArgumentException unknown) {
      return "";
    }
  }

  private static LawDiff compare(LawFile old, LawFile now, Refuting refuting) {
    FileTheory before = new FileTheory(old, now);
    FileTheory after = new FileTheory(now, old);
    List<Change> changes = new ArrayList<>();
    int kept = 0;
    for (String law : old.laws()) {
      if (after.has(law)) {
        kept++;
      } else {
        changes.add(fate(law, after, refuting));
      }
    }
    for (String law : now.laws()) {
      if (!before.has(law) && !before.proves(law)) {
        changes.add(new Change(Fate.GAINED, law, before.missing(law)));
      }
    }
    for (String law : old.conditionals()) {
      if (now.conditionals().contains(law)) {
        kept++;
      } else {
        changes.add(fateUnderCondition(law, after, refuting));
      }
    }
    for (String law : now.conditionals()) {
      boolean stronger = before.has(withoutCondition(law));
      if (!old.conditionals().contains(law) && !stronger) {
        changes.add(new Change(Fate.GAINED, law, ""));
      }
    }
    changes.sort(Comparator.comparing(Change::fate).thenComparing(Change::law));
    return new LawDiff(List.copyOf(changes), kept);
  }

  private static String withoutCondition(String law) {
    return law.substring(law.indexOf(ARROW) + ARROW.length());
  }

  private static Change fateUnderCondition(String law, FileTheory after, Refuting refuting) {
    String equation = withoutCondition(law);
    if (after.has(equation) || after.proves(equation)) {
      return new Change(Fate.DERIVED, law, "it holds without the condition");
    }
    String against = refuting.refutation(law);
    return against.isEmpty()
        ? new Change(Fate.LOST, law, after.missing(equation))
        : new Change(Fate.FALSE, law, against);
  }

  private static Change fate(String law, FileTheory after, Refuting refuting) {
    String missing = after.missing(law);
    if (!missing.isEmpty()) {
      return new Change(Fate.LOST, law, missing);
    }
    if (after.proves(law)) {
      return new Change(Fate.DERIVED, law, "");
    }
    String against = refuting.refutation(law);
    if (!against.isEmpty()) {
      return new Change(Fate.FALSE, law, against);
    }
    String special = after.specialCaseOf(law);
    return special.isEmpty()
        ? new Change(Fate.LOST, law, "")
        : new Change(Fate.WEAKENED, law, "there is " + special);
  }

  /** Returns whether a law of the old version does not hold any more. */
  public boolean isLoss() {
    return changes.stream().anyMatch(change -> change.fate().isLoss());
  }

  /** Returns the laws of one fate. */
  public List<Change> of(Fate fate) {
    return changes.stream().filter(change -> change.fate() == fate).toList();
  }

  /** Returns the difference as people read it. */
  public String text() {
    StringBuilder text = new StringBuilder();
    for (Fate fate : Fate.values()) {
      List<Change> some = of(fate);
      if (!some.isEmpty()) {
        text.append(fate).append('\n');
        some.forEach(change -> text.append("  ").append(change).append('\n'));
      }
    }
    String counts = java.util.Arrays.stream(Fate.values())
        .map(fate -> of(fate).size() + " " + fate)
        .collect(Collectors.joining(", "));
    return text.append("%d kept, %s%n".formatted(kept, counts)).toString();
  }

  @Override
  public String toString() {
    return text();
  }
}
