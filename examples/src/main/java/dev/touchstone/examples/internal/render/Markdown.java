package dev.touchstone.examples.internal.render;

import java.util.List;

/** The document as Markdown. */
public final class Markdown {
  private final boolean why;
  private final StringBuilder text = new StringBuilder();

  private Markdown(boolean why) {
    this.why = why;
  }

  /** Returns the Markdown of a document. */
  public static String of(Page page, boolean why) {
    Markdown markdown = new Markdown(why);
    markdown.page(page);
    return markdown.text.toString();
  }

  private void page(Page page) {
    line("# Examples of " + escaped(page.model()));
    line(escaped(page.summary()) + ".");
    page.failures().forEach(failure -> {
      line("**Failed: " + escaped(failure.headline()) + "**");
      fenced(failure.told());
    });
    for (Page.Section section : page.sections()) {
      line("## " + escaped(section.command()));
      section.items().forEach(item -> {
        item(item);
        for (Page.Item similar : item.similar()) {
          line("Also, as a special case:");
          item(similar);
        }
      });
    }
    page.warnings().forEach(warning -> line("> Warning: " + escaped(warning)));
  }

  private void item(Page.Item item) {
    rows(item.rows());
    if (item.unstable()) {
      line("*Unstable: it gave something else when it ran again.*");
    }
    if (!why) {
      return;
    }
    item.reasons().stream().limit(1).forEach(story -> {
      if (!story.rows().equals(item.rows())) {
        line("It is the other side of:");
        rows(story.rows());
      }
      line(escaped(story.sentence()));
      if (!story.effect().isEmpty()) {
        fenced(List.of(story.number() + ". " + story.effect()));
      }
    });
  }

  private void rows(List<Page.Row> rows) {
    fenced(
        rows.stream().map(row -> row.line().number() + ". " + row.line().text()).toList());
  }

  private void fenced(List<String> lines) {
    String fence = "```";
    while (String.join("\n", lines).contains(fence)) {
      fence += "`";
    }
    line(fence + "text\n" + String.join("\n", lines) + "\n" + fence);
  }

  private void line(String paragraph) {
    text.append(paragraph).append("\n\n");
  }

  private static String escaped(String plain) {
    return plain.replaceAll("([\\\\`*_\\[\\]<>#])", "\\\\$1");
  }
}
