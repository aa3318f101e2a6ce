package dev.touchstone.samples.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import dev.touchstone.laws.Sort;
import java.util.List;

/** Signatures about flexible arrays, each with more functions than the one before. */
public final class ArrayLaws {
  private static final Sort<FlexibleArray> ARRAY = Sort.of(FlexibleArray.class);
  private static final Sort<Integer> ELEMENT = Sort.named("Element", Integer.class);
  private static final Sort<Integer> INDEX = Sort.named("Index", Integer.class);

  private ArrayLaws() {}

  /** Returns reading and writing. */
  public static Signature access() {
    return access(flexible());
  }

  private static Signature access(Gen<FlexibleArray> arrays) {
    return Laws.signature()
        .vars(ELEMENT, Gen.ints(0, 4), "X", "Y", "Z")
        .vars(INDEX, Gen.ints(0, 4), "I", "J", "K")
        .vars(ARRAY, arrays, "A", "B", "C")
        .constant("new", ARRAY, FlexibleArray.NEW)
        .fun("get", INDEX, ARRAY, ELEMENT, (index, array) -> array.at(index))
        .fun("set", INDEX, ELEMENT, ARRAY, ARRAY, (index, x, array) -> array.with(index, x));
  }

  /** Adds the default element. */
  public static Signature withDefault() {
    return access().constant("d", ELEMENT, FlexibleArray.DEFAULT);
  }

  /** Adds fixing the size. */
  public static Signature fixing() {
    return withDefault().fun("fix", ARRAY, ARRAY, FlexibleArray::fix);
  }

  /** Adds resizing, and variables with arrays of fixed size. */
  public static Signature resizing() {
    return access(arrays())
        .constant("d", ELEMENT, FlexibleArray.DEFAULT)
        .fun("fix", ARRAY, ARRAY, FlexibleArray::fix)
        .fun("resize", INDEX, ARRAY, ARRAY, (size, array) -> array.resize(size));
  }

  /** Adds setting an element back to the default. */
  public static Signature resetting() {
    return resizing()
        .fun("reset", INDEX, ARRAY, ARRAY, (index, a) -> a.with(index, FlexibleArray.DEFAULT));
  }

  private static Gen<FlexibleArray> flexible() {
    return elements().map(elements -> new FlexibleArray(false, elements));
  }

  private static Gen<FlexibleArray> arrays() {
    return Gen.zip(Gen.booleans(), elements(), FlexibleArray::new);
  }

  private static Gen<List<Integer>> elements() {
    return Gen.lists(Gen.ints(0, 4));
  }
}
