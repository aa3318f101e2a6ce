package dev.touchstone.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A Markdown page, as far as tests care: fences, links and headings. */
record Page(Path file, List<String> lines) {
  private static final Pattern LINK = Pattern.compile("\\[[^\\]]*]\\(([^)\\s]+)\\)");

  static Page read(Path file) {
    try {
      return new Page(file, Files.readAllLines(file));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /**
   * A fenced block.
   *
   * @param start index of the first line inside
   * @param mark the comment right above the fence, without its arrows, or nothing
   */
  record Fence(int start, String language, String mark, List<String> content) {
    String text() {
      return content.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    int end() {
      return start + content.size();
    }
  }

  List<Fence> fences() {
    List<Fence> fences = new ArrayList<>();
    for (int at = 0; at < lines.size(); at++) {
      if (lines.get(at).startsWith("```")) {
        int start = at + 1;
        int end = start;
        while (!lines.get(end).startsWith("```")) {
          end++;
        }
        String mark = at == 0 ? "" : mark(lines.get(at - 1));
        String language = lines.get(at).substring(3).strip();
        fences.add(new Fence(start, language, mark, lines.subList(start, end)));
        at = end;
      }
    }
    return fences;
  }

  List<String> links() {
    return LINK.matcher(prose())
        .results()
        .map((MatchResult link) -> link.group(1))
        .toList();
  }

  /** The names under which links reach the headings. */
  Set<String> anchors() {
    return prose()
        .lines()
        .filter(line -> line.startsWith("#"))
        .map(line -> line.replaceFirst("^#+ +", "").toLowerCase(Locale.ROOT))
        .map(title -> title.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  private String prose() {
    List<String> prose = new ArrayList<>(lines);
    fences().forEach(fence -> prose.subList(fence.start(), fence.end()).replaceAll(line -> ""));
    return String.join("\n", prose).replaceAll("`[^`\n]*`", "");
  }

  private static String mark(String line) {
    return line.startsWith("<!-- ")
        ? line.replace("<!-- ", "").replace(" -->", "").strip()
        : "";
  }
}
