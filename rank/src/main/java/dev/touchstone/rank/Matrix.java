package dev.touchstone.rank;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;

/**
 * A table of zeros and ones: a row for each test, a column for each program, 1 where it fails.
 *
 * @param programs the names of the columns
 * @param tests where each test fails
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Matrix(List<String> programs, Map<String, FailureSet> tests) {
  /**
   * Reads comma-separated text: a head with the names of the programs behind a first cell, and rows
   * of a test's name and zeros and ones.
   *
   * @throws BadTask if it is no such text, with the line that is wrong
   */
  public static Matrix read(String csv) {
    List<String> lines = csv.lines().filter(line -> !line.isBlank()).toList();
    if (lines.size() < 2) {
      throw new BadTask(
          "the matrix has no rows; give a head with programs and a row for each test");
    }
    List<String> head = cells(lines.get(0));
    List<String> programs = head.subList(1, head.size());
    if (programs.isEmpty() || programs.size() != programs.stream().distinct().count()) {
      throw new BadTask("the head of the matrix names no program, or one twice: " + lines.get(0));
    }
    Map<String, FailureSet> tests = new LinkedHashMap<>();
    for (int row = 1; row < lines.size(); row++) {
      List<String> cells = cells(lines.get(row));
      String where = "row " + (row + 1) + " of the matrix";
      if (cells.size() != head.size()) {
        throw new BadTask(where + " has " + cells.size() + " cells; the head has " + head.size());
      }
      if (tests.putIfAbsent(cells.get(0), set(cells, where)) != null) {
        throw new BadTask(where + " names the test " + cells.get(0) + " once more");
      }
    }
    return new Matrix(List.copyOf(programs), tests);
  }

  private static FailureSet set(List<String> cells, String where) {
    FailureSet.Builder set = new FailureSet.Builder();
    for (int program = 1; program < cells.size(); program++) {
      if (cells.get(program).equals("1")) {
        set.add(program - 1);
      } else if (!cells.get(program).equals("0")) {
        throw new BadTask(where + " has the cell '" + cells.get(program) + "'; cells are 0 or 1");
      }
    }
    return set.build();
  }

  /** Splits a line at commas outside quotes. */
  private static List<String> cells(String line) {
    return Arrays.stream(line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1))
        .map(String::strip)
        .map(cell -> cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"")
            ? cell.substring(1, cell.length() - 1).replace("\"\"", "\"")
            : cell)
        .toList();
  }
}
