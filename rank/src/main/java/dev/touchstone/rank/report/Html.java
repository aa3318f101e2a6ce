package dev.touchstone.rank.report;

/** Text inside pages. */
final class Html {
  /** One look for all pages, light and dark, wide and narrow. */
  static final String STYLE = """
      :root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fff; --line: #c9c9c9;
        --good: #1a7f37; --bad: #c0392b; --soft: #f3f3f3; }
      @media (prefers-color-scheme: dark) { :root { --ink: #e8e8e8; --paper: #161616;
        --line: #4a4a4a; --good: #57c878; --bad: #ff7b6b; --soft: #242424; } }
      body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
        margin: 0 auto; max-width: 72rem; padding: 1rem; }
      h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
      .wide { overflow-x: auto; background:
        linear-gradient(to right, var(--paper), transparent) left / 3rem 100% local no-repeat,
        linear-gradient(to left, var(--paper), transparent) right / 3rem 100% local no-repeat,
        linear-gradient(to right, var(--line), transparent) left / .8rem 100% scroll no-repeat,
        linear-gradient(to left, var(--line), transparent) right / .8rem 100% scroll no-repeat; }
      .wide:focus-visible { outline: 2px solid var(--good); }
      table { border-collapse: collapse; }
      th, td { border-bottom: 1px solid var(--line); padding: .25rem .6rem; text-align: left;
        vertical-align: top; }
      th[scope=row] { white-space: nowrap; }
      td.number, th.number { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
      td.fail { color: var(--bad); font-weight: 600; text-align: center; }
      td.pass { color: var(--good); text-align: center; }
      code { font: .9em ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
      th code { white-space: nowrap; font-weight: 400; }
      .note { background: var(--soft); padding: .5rem .8rem; border-left: 4px solid var(--bad); }
      svg text { fill: var(--ink); font: 13px system-ui, sans-serif; }
      svg .node { fill: var(--soft); stroke: var(--ink); }
      svg .edge { stroke: var(--ink); fill: none; }
      svg .label { font: 11px ui-monospace, monospace; paint-order: stroke;
        stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
      @media (max-width: 40rem) { th[scope=row] code { white-space: pre-wrap; display: block;
        max-width: 40vw; } }
      """;

  private Html() {}

  static String escape(String text) {
    StringBuilder html = new StringBuilder();
    text.codePoints().forEach(c -> {
      switch (c) {
        case '&' -> html.append("&amp;");
        case '<' -> html.append("&lt;");
        case '>' -> html.append("&gt;");
        case '"' -> html.append("&quot;");
        case '\'' -> html.append("&#39;");
        default -> {
          boolean shown = c == '\n' || c == '\t' || !Character.isISOControl(c);
          html.appendCodePoint(shown ? c : '\uFFFD');
        }
      }
    });
    return html.toString();
  }

  /** Returns a whole page. */
  static String page(String title, String body) {
    return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        <style>
        %s</style>
        </head>
        <body>
        %s</body>
        </html>
        """.formatted(escape(title), STYLE, body);
  }
}
