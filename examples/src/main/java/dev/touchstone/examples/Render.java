package dev.touchstone.examples;

import dev.touchstone.examples.internal.render.Data;
import dev.touchstone.examples.internal.render.Html;
import dev.touchstone.examples.internal.render.JunitSource;
import dev.touchstone.examples.internal.render.Latex;
import dev.touchstone.examples.internal.render.Markdown;
import dev.touchstone.examples.internal.render.Page;
import dev.touchstone.examples.internal.render.Quiz;
import dev.touchstone.examples.internal.render.Terminal;
import dev.touchstone.examples.internal.render.Tree;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * Writes a set of examples for a reader.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Render {
  private Render() {}

  /** Returns plain scripts as text. */
  public static String terminal(ExampleSet set) {
    return terminal(set, false, false);
  }

  /** Returns text, perhaps with why each example is worth reading, perhaps in colour. */
  public static String terminal(ExampleSet set, boolean why, boolean colour) {
    return Terminal.of(Page.of(set), why, colour);
  }

  /** Returns scripts with a common beginning as a tree. */
  public static String tree(ExampleSet set) {
    return Tree.of(set);
  }

  /** Returns one HTML file that needs nothing else; reasons stand open or open on a click. */
  public static String html(ExampleSet set, boolean why) {
    return Html.of(Page.of(set), why);
  }

  /** Returns Markdown. */
  public static String markdown(ExampleSet set, boolean why) {
    return Markdown.of(Page.of(set), why);
  }

  /** Returns a LaTeX article. */
  public static String latex(ExampleSet set, boolean why) {
    return Latex.of(Page.of(set), why);
  }

  /** Returns the scripts without their answers, and a key. */
  public static String quiz(ExampleSet set) {
    return Quiz.of(Page.of(set));
  }

  /** Returns the source of a JUnit class for a model with a constructor without parameters. */
  public static String junit(ExampleSet set, String home, String name) {
    return junit(set, home, name, "new " + set.type().replace('$', '.') + "()");
  }

  /** Returns the source of a JUnit class for a model that an expression makes. */
  public static String junit(ExampleSet set, String home, String name, String model) {
    return JunitSource.of(set, home, name, model);
  }

  /** Returns the set as plain data. */
  public static Map<String, Object> data(ExampleSet set) {
    return Data.of(set);
  }
}
