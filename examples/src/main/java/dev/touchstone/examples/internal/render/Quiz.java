package dev.touchstone.examples.internal.render;

import java.util.ArrayList;
import java.util.List;

/** The examples with every answer left blank, and a key at the end. */
public final class Quiz {
  private Quiz() {}

  /** Returns the questions and the key. */
  public static String of(Page page) {
    StringBuilder questions = new StringBuilder("What do these calls give?\n");
    StringBuilder key = new StringBuilder("\nKey\n");
    int number = 0;
    List<Page.Item> items = new ArrayList<>();
    page.sections().forEach(section -> items.addAll(section.items()));
    for (Page.Item item : items) {
      number++;
      questions.append("\nTask ").append(number).append('\n');
      List<String> answers = new ArrayList<>();
      for (Page.Row row : item.rows()) {
        questions.append("  ").append(row.line().number()).append(". ");
        questions.append(row.line().call()).append(" -> ______\n");
        answers.add(row.line().answer().isEmpty() ? "an object" : row.line().answer());
      }
      key.append("  ")
          .append(number)
          .append(": ")
          .append(String.join("; ", answers))
          .append('\n');
    }
    return questions.append(key).toString();
  }
}
