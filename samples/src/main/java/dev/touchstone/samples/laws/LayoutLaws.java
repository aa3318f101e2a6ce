package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;

/** A signature about pretty-printing. */
public final class LayoutLaws {
  private static final Sort<Layout> LAYOUT = Sort.of(Layout.class);

  private LayoutLaws() {}

  /** Returns the combinators of layouts, before a background of numbers and texts. */
  public static Signature combinators() {
    return Laws.signature()
        .vars(Sort.INT, Gen.ints(-20, 20), "i", "j", "k")
        .vars(LAYOUT, layouts(), "d", "e", "f")
        .vars(Sort.TEXT, texts(), "s", "t", "u")
        .background(known -> known
            .constant("0", Sort.INT, 0)
            .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum)
            .constant("\"\"", Sort.TEXT, "")
            .fun("++", Sort.TEXT, Sort.TEXT, Sort.TEXT, String::concat))
        .fun("nest", Sort.INT, LAYOUT, LAYOUT, (by, layout) -> layout.nest(by))
        .fun("$$", LAYOUT, LAYOUT, LAYOUT, Layout::above)
        .fun("<>", LAYOUT, LAYOUT, LAYOUT, Layout::beside)
        .fun("text", Sort.TEXT, LAYOUT, Layout::text);
  }

  private static Gen<String> texts() {
    return Gen.strings(Alphabet.range('a', 'b'), 0, 3);
  }

  private static Gen<Layout> layouts() {
    Gen<Layout.Line> lines = Gen.zip(Gen.ints(-20, 20), texts(), Layout.Line::new);
    return Gen.lists(lines, 1, 4).map(Layout::new);
  }
}
