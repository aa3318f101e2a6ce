package dev.touchstone.examples.internal.render;

import dev.touchstone.examples.Counterexample;
import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Group;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Reason;
import dev.touchstone.examples.Why;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A set of examples as a document: what every format is made of.
 *
 * @param model what the model is called
 * @param summary one sentence about the set
 * @param sections the examples by command
 * @param failures scripts that are wrong
 * @param warnings what else to know
 */
public record Page(
    String model,
    String summary,
    List<Section> sections,
    List<Counterexample> failures,
    List<String> warnings) {
  /**
   * The examples of one command.
   *
   * @param command the command
   * @param items the examples
   */
  public record Section(String command, List<Item> items) {}

  /**
   * An example.
   *
   * @param id its name
   * @param rows its lines
   * @param unstable whether it gave something else when it ran again
   * @param reasons why it is worth reading
   * @param similar special cases of it
   */
  public record Item(
      String id, List<Row> rows, boolean unstable, List<Story> reasons, List<Item> similar) {}

  /**
   * A line.
   *
   * @param line the call and its answer
   * @param tag what it is in the story
   */
  public record Row(Line line, Tag tag) {}

  /**
   * A reason in full.
   *
   * @param rows the lines of the original
   * @param sentence the edit and its effect
   * @param number the number of the line that changes
   * @param effect what becomes of it; empty where nothing changes
   */
  public record Story(List<Row> rows, String sentence, int number, String effect) {}

  /** Lays out a set. */
  public static Page of(ExampleSet set) {
    Map<String, List<Item>> sections = new LinkedHashMap<>();
    for (Group group : set.groups()) {
      List<Item> similar = new ArrayList<>();
      group.similar().forEach(example -> similar.add(item(example, List.of())));
      sections
          .computeIfAbsent(group.head().command(), command -> new ArrayList<>())
          .add(item(group.head(), similar));
    }
    List<Section> laid = new ArrayList<>();
    sections.forEach((command, items) -> laid.add(new Section(command, List.copyOf(items))));
    return new Page(set.model(), summary(set), laid, set.failures(), set.warnings());
  }

  private static String summary(ExampleSet set) {
    int all = set.examples().size();
    int folded = all - set.groups().size();
    return all + " examples"
        + (folded == 0 ? "" : ", " + folded + " of them special cases of others") + "; "
        + set.effort().runs() + " runs, " + set.effort().evaluations() + " evaluations";
  }

  private static Item item(Example example, List<Item> similar) {
    List<Story> stories = new ArrayList<>();
    example.whys().forEach(why -> stories.add(story(why)));
    return new Item(
        example.id(),
        rows(example),
        example.unstable(),
        List.copyOf(stories),
        List.copyOf(similar));
  }

  /** Marks the lines by the first reason that is told of this very script. */
  private static List<Row> rows(Example example) {
    for (Why why : example.whys()) {
      if (why.original().equals(example.lines())) {
        return tagged(why);
      }
    }
    List<Row> rows = new ArrayList<>();
    example.lines().forEach(line -> rows.add(new Row(line, Tag.PLAIN)));
    return List.copyOf(rows);
  }

  private static Story story(Why why) {
    return new Story(tagged(why), why.sentence(), why.at() + 1, why.effect());
  }

  private static List<Row> tagged(Why why) {
    List<Row> rows = new ArrayList<>();
    for (int i = 0; i < why.original().size(); i++) {
      rows.add(new Row(why.original().get(i), tag(why, i)));
    }
    return List.copyOf(rows);
  }

  private static Tag tag(Why why, int position) {
    boolean edited = position >= why.edit().first() && position <= why.edit().last();
    if (edited && why.edit() instanceof Counterfactual.Swap) {
      return Tag.SWAPPED;
    }
    if (edited) {
      return why.reason() == Reason.NOTHING ? Tag.KEPT : Tag.DELETED;
    }
    return position == why.at() ? Tag.AFFECTED : Tag.PLAIN;
  }
}
