package dev.touchstone.rank.report;

import dev.touchstone.data.PlainData;
import dev.touchstone.rank.Bug;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Graded;
import dev.touchstone.rank.Ranking;
import dev.touchstone.rank.SuiteGrades.Grade;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * Writes the files of graded suites, beside those of the ranking they rest on.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class SuiteFiles {
  private SuiteFiles() {}

  /** Writes all files into a folder, which is made if it is not there. */
  public static void write(Graded graded, Path folder) throws IOException {
    RankFiles.write(graded.ranked(), folder);
    Files.writeString(folder.resolve("rank.json"), PlainData.write(data(graded)) + "\n");
    Files.writeString(folder.resolve("suites.csv"), places(graded));
    Files.writeString(folder.resolve("suite-programs.csv"), programs(graded));
    Files.writeString(folder.resolve("suite-bugs.csv"), bugs(graded));
    Files.writeString(folder.resolve("suites.html"), SuitePage.of(graded));
  }

  /** Returns everything as plain data: what the ranking found, and the suites. */
  public static Map<String, Object> data(Graded graded) {
    Ranking<Call> ranking = graded.ranked().ranking();
    Map<String, Object> data = RankData.of(graded.ranked());
    List<Object> suites = new ArrayList<>();
    for (String name : graded.suites().places()) {
      Grade grade = SuiteText.grade(graded, name);
      Map<String, Object> failing = new LinkedHashMap<>();
      grade.failing().forEach((program, test) -> failing.put(ranking.ids().get(program), test));
      Map<String, Object> suite = new LinkedHashMap<>();
      suite.put("id", name);
      suite.put("qualified", grade.isQualified());
      suite.put("rank", grade.isQualified() ? graded.suites().rank(grade) : 0);
      suite.put("bugs", grade.bugs());
      suite.put("programs", grade.submissions().stream().map(ranking.ids()::get).toList());
      suite.put("blameless", grade.blameless().stream().map(ranking.ids()::get).toList());
      suite.put("failing", failing);
      suite.put("note", grade.note());
      suites.add(suite);
    }
    data.put("suites", suites);
    data.put("missedBugs", SuiteText.missed(graded));
    return data;
  }

  private static String places(Graded graded) {
    Ranking<Call> ranking = graded.ranked().ranking();
    StringBuilder csv = new StringBuilder(Csv.row(List.of(
        "suite", "rank", "bugs", "bugs_max", "programs", "programs_max", "blameless", "note")));
    for (String name : graded.suites().places()) {
      Grade grade = SuiteText.grade(graded, name);
      csv.append(Csv.row(List.of(
          name,
          grade.isQualified() ? graded.suites().rank(grade) : "",
          grade.bugs().size(),
          ranking.bugs().size(),
          grade.submissions().size(),
          SuiteText.faulty(ranking),
          grade.blameless().size(),
          grade.note())));
    }
    return csv.toString();
  }

  /** Returns a row for each suite, a column for each program: the test that fails, if one does. */
  private static String programs(Graded graded) {
    Ranking<Call> ranking = graded.ranked().ranking();
    List<Object> head = new ArrayList<>(List.of("suite"));
    head.addAll(ranking.ids());
    StringBuilder csv = new StringBuilder(Csv.row(head));
    for (String name : graded.suites().places()) {
      Map<Integer, String> failing = SuiteText.grade(graded, name).failing();
      List<Object> row = new ArrayList<>(List.of(name));
      for (int program = 0; program < ranking.ids().size(); program++) {
        row.add(failing.getOrDefault(program, ""));
      }
      csv.append(Csv.row(row));
    }
    return csv.toString();
  }

  /** Returns a row for each bug, a column for each suite: 1 where it catches the bug. */
  private static String bugs(Graded graded) {
    List<Object> head = new ArrayList<>(List.of("test"));
    head.addAll(graded.suites().places());
    StringBuilder csv = new StringBuilder(Csv.row(head));
    int number = 0;
    for (Bug<Call> bug : graded.ranked().ranking().bugs()) {
      List<Object> row = new ArrayList<>(List.of(RankText.shown(bug.witness())));
      for (String name : graded.suites().places()) {
        row.add(SuiteText.grade(graded, name).bugs().contains(number) ? 1 : 0);
      }
      number++;
      csv.append(Csv.row(row));
    }
    return csv.toString();
  }
}
