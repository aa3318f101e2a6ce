package dev.touchstone.internal.shrink;

/**
 * What the exhaustive tail proved.
 *
 * @param settled whether no pass makes the case smaller; unknown where a limit ended the search
 * @param limit of what there was no more when the search ended, or ""
 * @param complete whether every smaller case in the region was tried
 * @param cases how many smaller cases there are in the region
 * @param position the greatest position of a choice in the region
 * @param evaluations how often the body ran to prove it
 */
public record Certificate(
    boolean settled, String limit, boolean complete, int cases, long position, int evaluations) {
  @Override
  public String toString() {
    return complete
        ? "minimal: all " + cases + " smaller cases with choice index <= " + position + " pass"
        : settled
            ? "locally minimal"
            : "not shrunk to the end: the limit of " + limit + " was reached";
  }
}
