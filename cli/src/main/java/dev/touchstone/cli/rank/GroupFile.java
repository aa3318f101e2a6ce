package dev.touchstone.cli.rank;

import dev.touchstone.rank.BadTask;
import dev.touchstone.rank.Groups;
import dev.touchstone.rank.Ranking;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which group each submission belongs to, and perhaps a mark given by hand. */
public final class GroupFile {
  private final Map<String, String> groups = new LinkedHashMap<>();
  private final Map<String, Double> marks = new LinkedHashMap<>();

  private GroupFile() {}

  /** Returns no groups. */
  public static GroupFile none() {
    return new GroupFile();
  }

  /** Reads lines of an id, a group and perhaps a mark, with commas between. */
  public static GroupFile read(Path file) {
    GroupFile read = new GroupFile();
    try {
      int number = 0;
      for (String line : Files.readAllLines(file)) {
        number++;
        if (!line.isBlank()) {
          read.add(line.split(",", -1), "line " + number + " of " + file);
        }
      }
    } catch (IOException unreadable) {
      throw new BadTask("cannot read --groups " + file + ": " + unreadable);
    }
    return read;
  }

  private void add(String[] cells, String where) {
    if (cells.length < 2 || cells.length > 3) {
      throw new BadTask(where + " has " + cells.length + " cells; give id,group or id,group,mark");
    }
    groups.put(cells[0].strip(), cells[1].strip());
    if (cells.length == 3) {
      try {
        marks.put(cells[0].strip(), Double.valueOf(cells[2].strip()));
      } catch (NumberFormatException noNumber) {
        throw new BadTask(where + " has the mark '" + cells[2] + "', which is no number");
      }
    }
  }

  /** Returns what the groups show. */
  public List<String> lines(Ranking<?> ranking) {
    Map<String, List<Double>> scores = new LinkedHashMap<>();
    List<Double> automatic = new ArrayList<>();
    List<Double> manual = new ArrayList<>();
    for (int program = 0; program < ranking.ids().size(); program++) {
      String id = ranking.ids().get(program);
      double passed = ranking.scores().passed().get(program);
      if (groups.containsKey(id)) {
        scores.computeIfAbsent(groups.get(id), group -> new ArrayList<>()).add(passed);
      }
      if (marks.containsKey(id)) {
        automatic.add(passed);
        manual.add(marks.get(id));
      }
    }
    List<String> lines = new ArrayList<>();
    scores.forEach((group, values) -> lines.add(told(group, values)));
    List<List<Double>> all = List.copyOf(scores.values());
    if (all.size() == 2 && all.stream().allMatch(values -> values.size() > 1)) {
      lines.add(String.format(
          Locale.ROOT, "Welch's test: p = %.4f", Groups.welch(all.get(0), all.get(1))));
    }
    if (automatic.size() > 1) {
      lines.add(String.format(
          Locale.ROOT,
          "scores and marks: Pearson %.2f, Spearman %.2f, Kendall %.2f",
          Groups.pearson(automatic, manual),
          Groups.spearman(automatic, manual),
          Groups.kendall(automatic, manual)));
    }
    return lines;
  }

  private static String told(String group, List<Double> values) {
    String deviation =
        values.size() < 2 ? "-" : String.format(Locale.ROOT, "%.2f", Groups.deviation(values));
    return String.format(
        Locale.ROOT,
        "group %s: %d programs, mean %.2f (sd %s)",
        group,
        values.size(),
        Groups.mean(values),
        deviation);
  }
}
