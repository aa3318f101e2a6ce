package dev.touchstone.internal.shrink;

/**
 * What the exhaustive tail proved.
 *
 * @param complete whether every smaller case in the region was tried
 * @param cases how many smaller cases there are in the region
 * @param position the greatest position of a choice in the region
 * @param evaluations how often the body ran to prove it
 */
public record Certificate(boolean complete, int cases, long position, int evaluations) {
  @Override
  public String toString() {
    return complete
        ? "minimal: all " + cases + " smaller cases with choice index <= " + position + " pass"
        : "locally minimal";
  }
}
