package dev.touchstone.samples.lists;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Claims about the containers of this package. */
public final class ListClaims {
  private ListClaims() {}

  /** Claims that a tree array holds what it was built of; with long arrays it does not. */
  public static Claim treeArrayKeepsElements(int leafSize) {
    return Claim.forAll(
            Gen.lists(Gen.ints()), xs -> TreeArray.of(xs, leafSize).elements().equals(xs))
        .names("xs")
        .label("elements(build(xs)) == xs, leaves of " + leafSize);
  }

  /** Claims that sorting only moves entries. */
  public static Claim sorts(UnaryOperator<List<Quicksort.Entry>> sort) {
    return Claim.agrees(Gen.of(new TypeRef<List<Quicksort.Entry>>() {}), sort, entries -> {
          List<Quicksort.Entry> sorted = new ArrayList<>(entries);
          sorted.sort(Quicksort.Entry.BY_NUMBER);
          return sorted;
        })
        .names("entries")
        .label("sort(entries) == reference(entries)");
  }

  /** Claims that popping undoes pushing. */
  public static Claim popUndoesPush() {
    return Claim.forAll(Gen.ints(), stacks(), (x, stack) -> stack.push(x).pop().equals(stack))
        .names("x", "stack")
        .label("pop(push(x, stack)) == stack");
  }

  private static Gen<LinkedStack> stacks() {
    return Gen.lists(Gen.ints()).map(values -> {
      LinkedStack stack = LinkedStack.EMPTY;
      for (int value : values) {
        stack = stack.push(value);
      }
      return stack;
    });
  }
}
