package dev.touchstone;

import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * What the cases of a run said about themselves.
 *
 * @param cases how many cases counted
 * @param discards how many did not count, by who refused them
 * @param tables how many cases fell under each value, by table; plain labels have the table ""
 * @param measures the quantities of the cases, in ascending order, by name
 * @param covers how often the labels that must be covered were seen
 * @param counts how often things happened, many times in a case, by table
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Statistics(
    long cases,
    Map<String, Long> discards,
    Map<String, Map<String, Long>> tables,
    Map<String, List<Double>> measures,
    List<Cover> covers,
    Map<String, Map<String, Long>> counts) {
  /**
   * A label that must be seen often enough.
   *
   * @param label the label
   * @param percent the share asked for
   * @param hits how many cases had it
   * @param cases how many cases were asked
   * @since 0.1
   */
  public record Cover(String label, double percent, long hits, long cases) {}

  /** Returns how many cases did not count. */
  public long discarded() {
    return discards.values().stream().mapToLong(Long::longValue).sum();
  }
}
