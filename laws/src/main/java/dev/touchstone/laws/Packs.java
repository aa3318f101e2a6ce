package dev.touchstone.laws;

import dev.touchstone.Gen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.apiguardian.api.API;

/**
 * Functions that many signatures need, most often in the background.
 *
 * <pre>{@code
 * Laws.signature().background(Packs.BOOL).fun("isEmpty", HEAP, Sort.BOOL, Heap::isEmpty)
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Packs {
  /** Truth values: {@code false}, {@code true}, {@code not}, {@code &&}, {@code ||}; variables p, q. */
  public static final Consumer<Signature> BOOL = signature -> signature
      .vars(Sort.BOOL, Gen.booleans(), "p", "q")
      .constant("false", Sort.BOOL, false)
      .constant("true", Sort.BOOL, true)
      .fun("not", Sort.BOOL, Sort.BOOL, p -> !p)
      .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (p, q) -> p && q)
      .fun("||", Sort.BOOL, Sort.BOOL, Sort.BOOL, (p, q) -> p || q);

  /** Small ints: {@code 0}, {@code 1}, {@code +}; variables i, j, k. */
  public static final Consumer<Signature> INT = signature -> signature
      .vars(Sort.INT, Gen.ints(-4, 20), "i", "j", "k")
      .constant("0", Sort.INT, 0)
      .constant("1", Sort.INT, 1)
      .fun("+", Sort.INT, Sort.INT, Sort.INT, Integer::sum);

  private Packs() {}

  /**
   * Returns the functions of lists of a sort: {@code []}, {@code :} and {@code ++}; variables of lists are
   * xs, ys, zs. Variables of the elements are up to the signature.
   */
  public static <T> Consumer<Signature> list(Sort<T> element, Gen<? extends T> elements) {
    Sort<List<T>> lists = Sort.list(element);
    Gen<List<T>> gen = Gen.<T>lists(elements.map(value -> value), 0, 6);
    return signature -> signature
        .vars(lists, gen, "xs", "ys", "zs")
        .constant("[]", lists, List.of())
        .fun(":", element, lists, lists, Packs::prepended)
        .fun("++", lists, lists, lists, Packs::joined);
  }

  private static <T> List<T> prepended(T first, List<T> rest) {
    List<T> all = new ArrayList<>();
    all.add(first);
    all.addAll(rest);
    return all;
  }

  private static <T> List<T> joined(List<T> first, List<T> second) {
    List<T> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }
}
