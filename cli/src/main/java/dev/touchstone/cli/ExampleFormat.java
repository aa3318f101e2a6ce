package dev.touchstone.cli;

import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Render;

/** The forms that examples are written in. */
enum ExampleFormat {
  TEXT("txt"),
  HTML("html"),
  MD("md"),
  LATEX("tex"),
  QUIZ("txt"),
  JUNIT("java"),
  JSON("json");

  private final String ending;

  ExampleFormat(String ending) {
    this.ending = ending;
  }

  String text(ExampleSet set, boolean why) {
    return switch (this) {
      case TEXT -> Render.terminal(set, why, false);
      case HTML -> Render.html(set, why);
      case MD -> Render.markdown(set, why);
      case LATEX -> Render.latex(set, why);
      case QUIZ -> Render.quiz(set);
      case JUNIT -> Render.junit(set, home(set), testName(set));
      case JSON -> Json.write(Render.data(set));
    };
  }

  String fileName(ExampleSet set) {
    String name = this == JUNIT ? testName(set) : set.model() + (this == QUIZ ? "-quiz" : "");
    return name.replaceAll("[^A-Za-z0-9_-]", "") + "." + ending;
  }

  private static String home(ExampleSet set) {
    int dot = set.type().lastIndexOf('.');
    return dot < 0 ? "" : set.type().substring(0, dot);
  }

  private static String testName(ExampleSet set) {
    return set.model().replaceAll("Model$", "").replaceAll("[^A-Za-z0-9_]", "") + "ExamplesTest";
  }
}
