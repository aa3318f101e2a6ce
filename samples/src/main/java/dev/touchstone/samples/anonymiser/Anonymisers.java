package dev.touchstone.samples.anonymiser;

import dev.touchstone.Gen;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Rank;
import dev.touchstone.samples.anonymiser.Faults.Place;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** The task: tests for anonymisers, and eighteen wrong answers with one fault each. */
public final class Anonymisers {
  private static final Gen<Character> CHARACTERS =
      Gen.elements('a', '@', '.', ' ', '_', 'b', 'B', '1', '-', '!', ',', '\n');

  private Anonymisers() {}

  /** Returns tests: texts of address characters and a few others. */
  public static Gen<Call> tests() {
    return texts(CHARACTERS, 14);
  }

  /** Returns tests over some characters. */
  public static Gen<Call> texts(Gen<Character> characters, int longest) {
    return Gen.lists(characters, 0, longest)
        .map(list -> list.stream().map(String::valueOf).collect(Collectors.joining()))
        .map(text -> Call.of("anonymise", text));
  }

  /** Returns the ranking of answers, to which these are still to be added. */
  public static Rank<Anonymiser> task() {
    return Rank.of(Anonymiser.class).model(new ModelAnonymiser()).tests(tests());
  }

  /** Returns the wrong answers by name. */
  public static Map<String, Supplier<Anonymiser>> variants() {
    Map<String, Supplier<Anonymiser>> variants = new LinkedHashMap<>();
    variants.put("identity", () -> text -> text);
    put(variants, "blanks-first-letter", Place.FIRST, 1);
    put(variants, "several-at-signs", Place.AT_SIGNS, 1);
    put(variants, "drops-separators", Place.SEPARATORS, 1);
    put(variants, "dot-ends-chunk", Place.DOT, 1);
    put(variants, "first-address-only", Place.WHICH, 1);
    put(variants, "leaves-digits", Place.KEPT, 1);
    put(variants, "before-at-only", Place.SIDE, 1);
    put(variants, "after-at-only", Place.SIDE, 2);
    put(variants, "dot-starts-no-word", Place.DOT_WORD, 1);
    put(variants, "requires-dot", Place.REQUIRED, 1);
    put(variants, "refuses-empty-name", Place.EMPTY_PART, 1);
    put(variants, "blanks-end-chunks", Place.CHUNK_END, 1);
    put(variants, "joins-blanks", Place.OUTSIDE, 2);
    put(variants, "throws-on-nothing", Place.THROWS, 1);
    put(variants, "throws-on-last-at", Place.THROWS, 2);
    put(variants, "underscore-starts-word", Place.NEW_WORD, 1);
    variants.put("loops-on-two-at-signs", () -> Anonymisers::looping);
    variants.put("empty", () -> text -> {
      throw new UnsupportedOperationException("not written yet");
    });
    return variants;
  }

  private static void put(
      Map<String, Supplier<Anonymiser>> variants, String name, Place place, int way) {
    Faults faults = Faults.none().with(place, way);
    variants.put(name, () -> new FaultyAnonymiser(faults));
  }

  /** Waits for ever where two at signs meet; heeds interrupts, so that it can be run trusted. */
  private static String looping(String text) {
    while (text.contains("@@") && !Thread.currentThread().isInterrupted()) {
      Thread.onSpinWait();
    }
    return new ModelAnonymiser().anonymise(text);
  }

  /** Adds the sixteen programs with some of four faults, and one that always throws, as A0. */
  public static Rank<Anonymiser> cube(Rank<Anonymiser> rank) {
    for (int bits = 0; bits < 16; bits++) {
      Faults faults = cubeFaults(bits);
      rank.answer("A" + (bits + 1), () -> new FaultyAnonymiser(faults), cubeLabels(bits));
    }
    return rank.answer(
        "A0",
        () -> text -> {
          throw new UnsupportedOperationException("always crashes");
        },
        Set.of("crash"));
  }

  /** Returns four faults, each where its bit is set: take 1, dot, at sign, underscore. */
  public static Faults cubeFaults(int bits) {
    int take = bits & 1;
    return Faults.none()
        .with(Place.SEPARATORS, take)
        .with(Place.OUTSIDE, take)
        .with(Place.DOT, bits >> 1 & 1)
        .with(Place.AT_SIGNS, bits >> 2 & 1)
        .with(Place.FIRST, bits >> 3 & 1);
  }

  private static Set<String> cubeLabels(int bits) {
    List<String> names = List.of("take 1", ".", "@", "_");
    Set<String> labels = new TreeSet<>();
    for (int bit = 0; bit < names.size(); bit++) {
      if ((bits >> bit & 1) == 1) {
        labels.add(names.get(bit));
      }
    }
    return labels;
  }
}
