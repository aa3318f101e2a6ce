package dev.touchstone.examples.internal.render;

import java.util.List;

/** The document as LaTeX: a whole article that needs only standard packages. */
public final class Latex {
  private final boolean why;
  private final StringBuilder text = new StringBuilder();

  private Latex(boolean why) {
    this.why = why;
  }

  /** Returns the LaTeX of a document. */
  public static String of(Page page, boolean why) {
    Latex latex = new Latex(why);
    latex.page(page);
    return latex.text.toString();
  }

  private void page(Page page) {
    line("\\documentclass{article}");
    line("\\usepackage[utf8]{inputenc}");
    line("\\usepackage[T1]{fontenc}");
    line("\\usepackage{xcolor}");
    line("\\newcommand{\\deleted}[1]{\\textcolor{red}{\\underline{#1}}}");
    line("\\newcommand{\\swapped}[1]{\\textcolor{orange}{\\underline{#1}}}");
    line("\\newcommand{\\kept}[1]{\\textcolor{teal}{\\underline{#1}}}");
    line("\\newcommand{\\affected}[1]{\\textcolor{blue}{\\underline{#1}}}");
    line("\\begin{document}");
    line("\\section*{Examples of " + escaped(page.model()) + "}");
    line(escaped(page.summary()) + ".");
    page.failures().forEach(failure -> {
      line("\\paragraph{Failed: " + escaped(failure.headline()) + "}\\mbox{}");
      listed(failure.told().stream().map(Latex::escaped).toList());
    });
    for (Page.Section section : page.sections()) {
      line("\\subsection*{" + escaped(section.command()) + "}");
      section.items().forEach(item -> {
        item(item);
        for (Page.Item similar : item.similar()) {
          line("\\noindent Also, as a special case:");
          item(similar);
        }
      });
    }
    page.warnings().forEach(warning -> line("\\paragraph{Warning:} " + escaped(warning)));
    line("\\end{document}");
  }

  private void item(Page.Item item) {
    listed(rows(item.rows()));
    if (item.unstable()) {
      line("\\noindent Unstable: it gave something else when it ran again.");
    }
    if (why) {
      item.reasons().stream().limit(1).forEach(story -> {
        line("\\noindent " + escaped(story.sentence()));
        if (!story.effect().isEmpty()) {
          listed(List.of("\\texttt{" + escaped(story.number() + ". " + story.effect()) + "}"));
        }
      });
    }
  }

  private static List<String> rows(List<Page.Row> rows) {
    return rows.stream()
        .map(row -> {
          String code =
              "\\texttt{" + escaped(row.line().number() + ". " + row.line().text()) + "}";
          return row.tag() == Tag.PLAIN ? code : "\\" + row.tag().word() + "{" + code + "}";
        })
        .toList();
  }

  private void listed(List<String> lines) {
    line("\\begin{flushleft}\n" + String.join("\\\\\n", lines) + "\n\\end{flushleft}");
  }

  private void line(String code) {
    text.append(code).append('\n');
  }

  static String escaped(String plain) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      switch (c) {
        case '\\' -> escaped.append("\\textbackslash{}");
        case '~' -> escaped.append("\\textasciitilde{}");
        case '^' -> escaped.append("\\textasciicircum{}");
        case '#', '$', '%', '&', '_', '{', '}' -> escaped.append('\\').append(c);
        case '<', '>', '|', '"' -> escaped.append(symbol(c));
        default -> escaped.append(c);
      }
    }
    return escaped.toString();
  }

  private static String symbol(char c) {
    return switch (c) {
      case '<' -> "\\textless{}";
      case '>' -> "\\textgreater{}";
      case '|' -> "\\textbar{}";
      default -> "\\textquotedbl{}";
    };
  }
}
