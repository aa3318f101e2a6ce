package dev.touchstone.examples.internal.render;

import java.util.List;

/**
 * The document as one HTML file: no script, nothing fetched.
 *
 * <p>Reasons and special cases open on a click, by {@code details}.
 */
public final class Html {
  private static final String STYLE = """
      :root { color-scheme: light dark; --ink: #1d2433; --paper: #fff; --soft: #f3f5f9;
        --line: #d5dae3; --quiet: #566074; --red: #b3261e; --amber: #8a5200; --green: #1a6b3c;
        --blue: #1a56b0; }
      @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ef; --paper: #14171d;
        --soft: #1d222b; --line: #353c49; --quiet: #a5aebd; --red: #ff8a80; --amber: #ffc46b;
        --green: #7fd6a0; --blue: #8ab8ff; } }
      * { box-sizing: border-box; }
      body { margin: 0 auto; max-width: 78rem; padding: 1.5rem 1rem 4rem; background: var(--paper);
        color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
      h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
      p { margin: .3rem 0; } .quiet { color: var(--quiet); }
      nav a { display: inline-block; margin: .3rem .8rem .3rem 0; color: var(--blue); }
      .cards { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 25rem), 1fr)); }
      .card { border: 1px solid var(--line); border-radius: .5rem; padding: .7rem .9rem;
        background: var(--soft); min-width: 0; }
      ol { list-style: none; margin: 0; padding: 0; font: .86rem/1.55 ui-monospace, monospace; }
      ol li { overflow-wrap: anywhere; padding-left: 2.1em; text-indent: -2.1em; }
      ol b { display: inline-block; width: 2.1em; text-indent: 0; font-weight: 400;
        color: var(--quiet); }
      .no { color: var(--quiet); } .forbidden { color: var(--red); }
      u { text-underline-offset: .2em; text-decoration-thickness: .1em; }
      .deleted u { color: var(--red); } .swapped u { color: var(--amber); }
      .kept u { color: var(--green); } .affected u { color: var(--blue); }
      details { margin-top: .5rem; font-size: .92rem; } summary { cursor: pointer;
        color: var(--quiet); } .failed, .warning { border-left: .3rem solid var(--red);
        padding: .6rem .8rem; margin: .8rem 0; background: var(--soft); }
      pre { margin: .5rem 0 0; font: .86rem/1.55 ui-monospace, monospace; white-space: pre-wrap;
        overflow-wrap: anywhere; }
      """;

  private static final String LEGEND = """
      <p class="quiet">Underlined: a call that matters, for <span class="deleted"><u>without\
       it</u></span> or <span class="swapped"><u>with others in its place</u></span> the\
       <span class="affected"><u>last one</u></span> gives something else; and <span\
       class="kept"><u>calls that leave no trace</u></span>.</p>""";

  private final StringBuilder text = new StringBuilder();
  private final boolean why;

  private Html(boolean why) {
    this.why = why;
  }

  /** Returns the HTML of a document. */
  public static String of(Page page, boolean why) {
    Html html = new Html(why);
    html.page(page);
    return html.text.toString();
  }

  private void page(Page page) {
    line("<!doctype html>");
    line("<html lang=\"en\"><head><meta charset=\"utf-8\">");
    line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    line("<title>Examples of " + escaped(page.model()) + "</title>");
    line("<style>\n" + STYLE + "</style></head><body>");
    line("<header><h1>Examples of " + escaped(page.model()) + "</h1>");
    line("<p class=\"quiet\">" + escaped(page.summary()) + "</p>");
    line("<nav aria-label=\"commands\">");
    page.sections()
        .forEach(section -> line("<a href=\"#" + anchor(section.command()) + "\">"
            + escaped(section.command()) + " (" + section.items().size() + ")</a>"));
    line("</nav>");
    line(LEGEND + "</header><main>");
    page.failures()
        .forEach(failure -> line("<section class=\"failed\"><strong>Failed: "
            + escaped(failure.headline()) + "</strong><pre>"
            + escaped(String.join("\n", failure.told())) + "</pre></section>"));
    page.warnings()
        .forEach(warning -> line("<p class=\"warning\">Warning: " + escaped(warning) + "</p>"));
    page.sections().forEach(this::section);
    line("</main></body></html>");
  }

  private void section(Page.Section section) {
    line("<section><h2 id=\"" + anchor(section.command()) + "\">" + escaped(section.command())
        + "</h2><div class=\"cards\">");
    for (Page.Item item : section.items()) {
      line("<article class=\"card\" id=\"e" + escaped(item.id()) + "\">");
      item(item);
      line("</article>");
    }
    line("</div></section>");
  }

  private void item(Page.Item item) {
    rows(item.rows());
    if (item.unstable()) {
      line("<p class=\"quiet\">Unstable: it gave something else when it ran again.</p>");
    }
    if (!item.reasons().isEmpty()) {
      line("<details" + (why ? " open" : "") + "><summary>Why</summary>");
      item.reasons().stream().limit(3).forEach(story -> story(item, story));
      line("</details>");
    }
    if (!item.similar().isEmpty()) {
      line("<details><summary>" + item.similar().size()
          + (item.similar().size() == 1 ? " special case" : " special cases") + "</summary>");
      item.similar().forEach(this::item);
      line("</details>");
    }
  }

  private void story(Page.Item item, Page.Story story) {
    if (!story.rows().equals(item.rows())) {
      rows(story.rows());
    }
    line("<p>" + escaped(story.sentence()) + "</p>");
    if (!story.effect().isEmpty()) {
      line("<ol><li class=\"affected\"><b>" + story.number() + ".</b><u>" + escaped(story.effect())
          + "</u></li></ol>");
    }
  }

  private void rows(List<Page.Row> rows) {
    line("<ol>");
    for (Page.Row row : rows) {
      String call = escaped(row.line().call());
      String answer = escaped(row.line().answer());
      String manner = row.line().allowed() ? row.line().accepted() ? "yes" : "no" : "forbidden";
      line("<li class=\"" + row.tag().word() + "\"><b>" + row.line().number() + ".</b>"
          + (row.tag() == Tag.PLAIN ? call : "<u>" + call + "</u>")
          + (answer.isEmpty() ? "" : " → <span class=\"" + manner + "\">" + answer + "</span>")
          + "</li>");
    }
    line("</ol>");
  }

  private void line(String code) {
    text.append(code).append('\n');
  }

  private static String anchor(String command) {
    return "c-" + escaped(command.replaceAll("[^A-Za-z0-9_-]", "-"));
  }

  static String escaped(String plain) {
    return plain
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }
}
