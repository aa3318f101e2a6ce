package dev.touchstone.internal.run;

import dev.touchstone.Identity;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A body that watches which features its cases show, and stops at a wanted one.
 *
 * <p>Features are the labels, table values and covered conditions of a case that passed. The score of
 * a case is how new its features are, so the search for high scores, which takes over after half the
 * cases, stays near cases that show rare ones. A wanted feature is thrown as a failure of its own
 * kind: then the shrinker, which never leaves a kind of failure, keeps the feature while it makes the
 * case smaller. The same seed gives the same cases with and without a wanted feature, up to the first
 * case that shows it.
 *
 * <p>Confined to one thread.
 */
public final class Features implements Body {
  private static final String NOVELTY = "features";

  private final Body body;
  private final @Nullable String wanted;
  private final Map<String, Long> seen = new LinkedHashMap<>();

  /** Creates a body that watches another and stops at a feature, if one is given. */
  public Features(Body body, @Nullable String wanted) {
    this.body = body;
    this.wanted = wanted;
  }

  /** Returns the features seen so far, in order of appearance. */
  public Set<String> seen() {
    return seen.keySet();
  }

  @Override
  public void run(Object[] arguments) throws Throwable {
    body.run(arguments);
    Set<String> shown = shown(Current.notesOfThread());
    double novelty = 0;
    for (String feature : shown) {
      novelty += 1.0 / seen.merge(feature, 1L, Long::sum);
    }
    Current.note(new Current.Note.Target(NOVELTY, novelty));
    if (wanted != null && shown.contains(wanted)) {
      throw new Shows(wanted);
    }
  }

  private static Set<String> shown(List<Current.Note> notes) {
    Set<String> shown = new LinkedHashSet<>();
    for (Current.Note note : notes) {
      if (note instanceof Current.Note.Entry entry) {
        shown.add(name(entry.table(), entry.value()));
      } else if (note instanceof Current.Note.Count count && count.times() > 0) {
        shown.add(name(count.table(), count.value()));
      } else if (note instanceof Current.Note.Counts counts) {
        for (int at = 0; at < counts.times.length; at++) {
          if (counts.times[at] > 0) {
            shown.add(name(counts.counted.table(), counts.counted.values().get(at)));
          }
        }
      }
    }
    return shown;
  }

  private static String name(String table, String value) {
    return table.isEmpty() ? value : table + ": " + value;
  }

  /** Says that a case shows the wanted feature; carries no stack. */
  private static final class Shows extends RuntimeException implements Finding {
    private static final long serialVersionUID = 1L;

    private final String feature;

    Shows(String feature) {
      super("shows " + feature, null, false, false);
      this.feature = feature;
    }

    @Override
    public Identity identity() {
      return new Identity("feature", feature, -1);
    }

    @Override
    public String headline() {
      return String.valueOf(getMessage());
    }

    @Override
    public List<String> story() {
      return List.of();
    }
  }
}
