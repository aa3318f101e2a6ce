package dev.touchstone.examples.internal.render;

import dev.touchstone.examples.Counterexample;
import java.util.List;

/** The document as text for a terminal, with or without colour. */
public final class Terminal {
  private static final String RESET = "\u001b[0m";

  private final boolean why;
  private final boolean colour;
  private final StringBuilder text = new StringBuilder();

  private Terminal(boolean why, boolean colour) {
    this.why = why;
    this.colour = colour;
  }

  /** Returns the text of a document. */
  public static String of(Page page, boolean why, boolean colour) {
    Terminal terminal = new Terminal(why, colour);
    terminal.page(page);
    return terminal.text.toString();
  }

  private void page(Page page) {
    text.append("Examples of ").append(page.model()).append(": ").append(page.summary());
    text.append('\n');
    page.failures().forEach(this::failure);
    for (Page.Section section : page.sections()) {
      text.append('\n').append(section.command()).append('\n');
      for (Page.Item item : section.items()) {
        text.append('\n');
        item(item, "  ");
        for (Page.Item similar : item.similar()) {
          text.append("    also:\n");
          item(similar, "    ");
        }
      }
    }
    if (!page.warnings().isEmpty()) {
      text.append('\n');
    }
    page.warnings().forEach(warning -> text.append("warning: ").append(warning).append('\n'));
  }

  private void failure(Counterexample failure) {
    text.append("\nFailed: ").append(failure.headline()).append('\n');
    failure.told().forEach(line -> text.append("  ").append(line).append('\n'));
  }

  private void item(Page.Item item, String indent) {
    Page.Story own = item.reasons().stream()
        .filter(story -> lines(story.rows()).equals(lines(item.rows())))
        .findFirst()
        .orElse(null);
    if (why && own != null) {
      story(own, indent);
    } else {
      rows(item.rows(), indent);
    }
    if (why && own == null && !item.reasons().isEmpty()) {
      text.append(indent).append("as against:\n");
      story(item.reasons().get(0), indent + "  ");
    }
    if (item.unstable()) {
      text.append(indent).append("(unstable: gave something else when it ran again)\n");
    }
  }

  private static List<String> lines(List<Page.Row> rows) {
    return rows.stream().map(row -> row.line().text()).toList();
  }

  private void story(Page.Story story, String indent) {
    rows(story.rows(), indent);
    text.append(indent).append(story.sentence()).append('\n');
    if (!story.effect().isEmpty()) {
      text.append(indent)
          .append(story.number())
          .append(". ")
          .append(story.effect())
          .append('\n');
    }
  }

  private void rows(List<Page.Row> rows, String indent) {
    for (Page.Row row : rows) {
      String line = row.line().number() + ". " + row.line().text();
      String code = colour ? code(row.tag()) : "";
      text.append(indent).append(code).append(line).append(code.isEmpty() ? "" : RESET);
      text.append('\n');
    }
  }

  private static String code(Tag tag) {
    return switch (tag) {
      case PLAIN -> "";
      case DELETED -> "\u001b[4;31m";
      case SWAPPED -> "\u001b[4;33m";
      case KEPT -> "\u001b[4;32m";
      case AFFECTED -> "\u001b[4;36m";
    };
  }
}
