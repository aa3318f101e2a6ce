package dev.touchstone.laws;

/** The parts of the page that are the same whatever the laws are. */
final class LawPageFrame {
  static final String START = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>%s</title>
      <style>
      :root { color-scheme: light; }
      body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff;
        max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
      h1 { font-size: 1.4rem; line-height: 1.25; }
      h2 { font-size: 1.05rem; margin: 1.4rem 0 .3rem; }
      summary h2 { display: inline; }
      code { font: .92em ui-monospace, monospace; white-space: pre-wrap; }
      details { border-left: 3px solid transparent; padding-left: .6rem; }
      details[open] { border-left-color: #b8860b; }
      summary { cursor: pointer; padding: .15rem 0; }
      summary:focus-visible, input:focus-visible, a:focus-visible { outline: 2px solid #b8860b; }
      .more { margin-top: 1rem; }
      .n { color: #666; font-size: .85rem; }
      input { font: inherit; width: 100%%; box-sizing: border-box; padding: .4rem; border: 1px solid #888; }
      ul { padding-left: 1.2rem; }
      [hidden] { display: none; }
      </style>
      </head>
      <body>
      <main>
      """;

  static final String SEARCH = """
      <p id="search" hidden><label for="q">Search the laws</label>
      <input id="q" type="search" autocomplete="off" placeholder="a function, or part of a law"></p>
      <p id="count" class="n" aria-live="polite"></p>
      """;

  static final String END = """
      </main>
      <script>
      const box = document.getElementById('q');
      document.getElementById('search').hidden = false;
      box.addEventListener('input', () => {
        const wanted = box.value.toLowerCase();
        let shown = 0;
        for (const group of document.querySelectorAll('.group')) {
          let some = false;
          for (const law of group.querySelectorAll('.law')) {
            const fits = law.querySelector('summary').textContent.toLowerCase().includes(wanted);
            law.hidden = !fits;
            some = some || fits;
            shown += fits ? 1 : 0;
          }
          group.hidden = !some;
        }
        document.getElementById('count').textContent = wanted ? shown + ' laws' : '';
      });
      </script>
      </body>
      </html>
      """;

  private LawPageFrame() {}
}
