package dev.touchstone.rank;

import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.apiguardian.api.API;

/**
 * How far the place of a program depends on luck and company.
 *
 * <p>Two kinds of other worlds are looked at, and neither runs a program: in one, other tests of those
 * seen were drawn (bootstrap; what only shrinking met stays); in the other, one program was not
 * handed in. In each the bugs are inferred anew. A place without one of the better programs counts
 * that program as still there.
 *
 * @param best the best place seen
 * @param worst the worst place seen
 * @param deviation the standard deviation of the percentage
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Stability(int best, int worst, double deviation) {
  private static final int RESAMPLES = 50;
  private static final int MOST_LEFT_OUT = 60;

  /** Estimates the stability of every program. */
  public static List<Stability> of(Family family, int programs, Node node) {
    Scores now = Scores.of(family.bugs(), programs);
    List<Track> tracks = new ArrayList<>();
    for (int program = 0; program < programs; program++) {
      tracks.add(new Track(now.rank(program), now.percent(program)));
    }
    bootstrap(family, programs, node.open(), tracks);
    leaveOut(family, programs, now, tracks);
    return tracks.stream().map(Track::stability).toList();
  }

  /** Estimates stability from rankings that were made under several seeds. */
  public static List<Stability> among(List<Scores> runs) {
    int programs = runs.get(0).passed().size();
    return IntStream.range(0, programs)
        .mapToObj(program -> {
          Track track = new Track(runs.get(0).rank(program), runs.get(0).percent(program));
          runs.stream().skip(1).forEach(run -> track.add(run.rank(program), run.percent(program)));
          return track.stability();
        })
        .toList();
  }

  private static void bootstrap(Family family, int programs, TfRandom random, List<Track> tracks) {
    FailureSet[] sets = family.sets().keySet().toArray(FailureSet[]::new);
    long[] upTo = new long[sets.length];
    long sum = 0;
    for (int i = 0; i < sets.length; i++) {
      sum += family.times(sets[i]);
      upTo[i] = sum;
    }
    for (int round = 0; round < RESAMPLES && sum > 0; round++) {
      Family drawn = new Family();
      boolean[] present = new boolean[sets.length];
      for (long test = 0; test < sum; test++) {
        int at = java.util.Arrays.binarySearch(upTo, random.nextLong(sum) + 1);
        present[at < 0 ? -at - 1 : at] = true;
      }
      for (int i = 0; i < sets.length; i++) {
        if (present[i] || family.times(sets[i]) == 0) {
          drawn.add(sets[i]);
        }
      }
      Scores scores = Scores.of(drawn.bugs(), programs);
      for (int program = 0; program < programs; program++) {
        tracks.get(program).add(scores.rank(program), scores.percent(program));
      }
    }
  }

  private static void leaveOut(Family family, int programs, Scores now, List<Track> tracks) {
    int step = Math.max(1, programs / MOST_LEFT_OUT);
    for (int left = 0; left < programs && programs > 1; left += step) {
      int out = left;
      int[] kept = IntStream.range(0, programs).filter(p -> p != out).toArray();
      Scores scores = Scores.of(family.project(kept).bugs(), kept.length);
      for (int i = 0; i < kept.length; i++) {
        int better = now.passed().get(out) > now.passed().get(kept[i]) ? 1 : 0;
        tracks.get(kept[i]).add(scores.rank(i) + better, scores.percent(i));
      }
    }
  }

  /** Returns this as plain data. */
  Map<String, Object> data() {
    return Map.of("best", best, "worst", worst, "deviation", deviation);
  }

  /** What was seen of one program. */
  private static final class Track {
    private int best;
    private int worst;
    private double sum;
    private double squares;
    private int count;

    Track(int rank, double percent) {
      best = rank;
      worst = rank;
      add(rank, percent);
    }

    void add(int rank, double percent) {
      best = Math.min(best, rank);
      worst = Math.max(worst, rank);
      sum += percent;
      squares += percent * percent;
      count++;
    }

    Stability stability() {
      double mean = sum / count;
      double variance = count < 2 ? 0 : (squares - count * mean * mean) / (count - 1);
      return new Stability(best, worst, Math.sqrt(Math.max(0, variance)));
    }
  }
}
