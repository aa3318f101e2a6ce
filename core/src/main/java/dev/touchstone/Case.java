package dev.touchstone;

import dev.touchstone.choice.Discarded;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.run.Current;
import dev.touchstone.internal.run.Current.Note;
import dev.touchstone.internal.run.Frames;
import org.apiguardian.api.API;

/**
 * What the body of a claim says about the case it runs: meant to be imported statically.
 *
 * <pre>{@code
 * Claim.forAll(Gen.ints()).and(Gen.ints()).asserts((a, b) -> {
 *   assume(b != 0);
 *   classify(a < b, "fraction");
 *   assertEquals(a, a / b * b + a % b);
 * });
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class Case {
  private static final String LABEL = "a label";

  private Case() {}

  /** Ends the case without a verdict unless a condition holds. */
  public static void assume(boolean condition) {
    if (!condition) {
      throw Discarded.at("assume at " + Frames.caller());
    }
  }

  /** Ends the case without a verdict unless a condition holds; reports name the condition. */
  public static void assume(boolean condition, String name) {
    checkText("assume", "a name of the condition", name);
    if (!condition) {
      throw Discarded.at("assume " + name);
    }
  }

  /** Puts the case under a label; the report says what share of the cases has it. */
  public static void label(String label) {
    checkText("label", LABEL, label);
    Current.note(new Note.Entry("", label));
  }

  /** Puts the case under a label if a condition holds. */
  public static void classify(boolean condition, String label) {
    checkText("classify", LABEL, label);
    if (condition) {
      label(label);
    }
  }

  /** Counts the case under a value. */
  public static void collect(Object value) {
    label(String.valueOf(value));
  }

  /** Counts the case under a value of a named table. */
  public static void tabulate(String table, Object value) {
    checkText("tabulate", "a name of the table", table);
    Current.note(new Note.Entry(table, String.valueOf(value)));
  }

  /** Records a quantity of the case; the report shows its range and quantiles. */
  public static void measure(String name, double value) {
    checkText("measure", "a name of the quantity", name);
    Current.note(new Note.Measure(name, value));
  }

  /** Asks that at least a percentage of all cases satisfies a condition. */
  public static void cover(double percent, String label, boolean condition) {
    checkText("cover", LABEL, label);
    if (!(percent > 0 && percent < 100)) {
      throw new IllegalGenerator(
          "cover of " + percent + "% for '" + label + "'; give a share above 0 and below 100");
    }
    Current.note(new Note.Cover(label, percent, condition));
    classify(condition, label);
  }

  /** Leads the search towards cases with a high score. */
  public static void target(double score) {
    target("", score);
  }

  /** Leads the search towards cases with a high score under a label. */
  public static void target(String label, double score) {
    checkText("target", LABEL, label);
    if (!Double.isNaN(score)) {
      Current.note(new Note.Target(label, score));
    }
  }

  private static void checkText(String method, String wanted, String given) {
    if (given == null) {
      throw new IllegalGenerator(method + " with null; give " + wanted);
    }
  }
}
