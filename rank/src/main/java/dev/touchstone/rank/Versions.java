package dev.touchstone.rank;

import java.util.ArrayList;
import java.util.List;
import org.apiguardian.api.API;

/**
 * When bugs came and went in the versions of one program.
 *
 * @param versions the names of the versions, the oldest first
 * @param histories one history for each bug of the ranking, in its order
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Versions(List<String> versions, List<History> histories) {
  /** Copies the lists. */
  public Versions {
    versions = List.copyOf(versions);
    histories = List.copyOf(histories);
  }

  /** What happened to a bug. */
  public enum Change {
    /** It was not there before; or there from the first version on. */
    INTRODUCED,
    /** It was there and is no more. */
    FIXED,
    /** It had been fixed and is there again. */
    CAME_BACK
  }

  /**
   * Something that happened to a bug in a version.
   *
   * @since 0.1
   */
  public record Event(String version, Change change) {}

  /**
   * The history of one bug.
   *
   * @param test the smallest test that shows it
   * @param strip one character per version: {@code #} where the bug is, {@code .} where it is not
   * @param events what happened, in order
   * @since 0.1
   */
  public record History(String test, String strip, List<Event> events) {}

  /** Reads the histories out of a ranking whose programs are versions, the oldest first. */
  public static Versions of(Ranking<?> ranking) {
    List<History> histories = new ArrayList<>();
    for (Bug<?> bug : ranking.bugs()) {
      histories.add(history(ranking.ids(), bug));
    }
    return new Versions(ranking.ids(), histories);
  }

  private static History history(List<String> versions, Bug<?> bug) {
    List<Event> events = new ArrayList<>();
    StringBuilder strip = new StringBuilder();
    boolean there = false;
    for (int version = 0; version < versions.size(); version++) {
      boolean now = bug.failing().contains(version);
      strip.append(now ? '#' : '.');
      if (now != there) {
        Change gone = events.isEmpty() ? Change.INTRODUCED : Change.CAME_BACK;
        events.add(new Event(versions.get(version), now ? gone : Change.FIXED));
      }
      there = now;
    }
    return new History(bug.witness().toString(), strip.toString(), List.copyOf(events));
  }

  /** Returns one line for each bug. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (History history : histories) {
      List<String> told = history.events().stream()
          .map(event -> switch (event.change()) {
            case INTRODUCED -> "introduced in " + event.version();
            case FIXED -> "fixed in " + event.version();
            case CAME_BACK -> "came back in " + event.version();
          })
          .toList();
      lines.add(history.strip() + "  " + history.test() + ": " + String.join(", ", told));
    }
    return lines;
  }
}
