package dev.touchstone.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds what a page says that is not so: dead links, snippets that no program has, outputs that
 * nothing printed.
 *
 * @param root the folder that snippets are named from
 */
record PageCheck(Path root) {
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final String COMMAND = "$ ./touchstone";

  /** What is wrong, one line for each fault. */
  List<String> problems(Page page) {
    List<String> problems = new ArrayList<>();
    page.links().stream()
        .filter(link -> !link.matches("[a-z]+:.*"))
        .filter(link -> !leadsSomewhere(page, link))
        .forEach(link -> problems.add("dead link: " + link));
    for (Page.Fence fence : page.fences()) {
      String expected = expected(fence);
      if (!withoutTimes(expected).equals(withoutTimes(fence.text()))) {
        problems.add("line %d should be:\n%s".formatted(fence.start() + 1, expected));
      }
    }
    return problems;
  }

  /** The page with every fence as it should be. */
  List<String> corrected(Page page) {
    List<String> lines = new ArrayList<>(page.lines());
    List<Page.Fence> fences = page.fences();
    for (int i = fences.size() - 1; i >= 0; i--) {
      List<String> inside = lines.subList(fences.get(i).start(), fences.get(i).end());
      List<String> expected = expected(fences.get(i)).lines().toList();
      inside.clear();
      inside.addAll(expected);
    }
    return lines;
  }

  private boolean leadsSomewhere(Page page, String link) {
    int hash = link.indexOf('#');
    String file = hash < 0 ? link : link.substring(0, hash);
    Path target = file.isEmpty() ? page.file() : page.file().resolveSibling(file);
    return Files.exists(target)
        && (hash < 0 || Page.read(target).anchors().contains(link.substring(hash + 1)));
  }

  private String expected(Page.Fence fence) {
    if (fence.mark().startsWith("snippet: ")) {
      return snippet(fence.mark().substring("snippet: ".length()));
    }
    if (fence.mark().startsWith("output: ")) {
      return run(fence.mark().substring("output: ".length()));
    }
    return switch (fence.language()) {
      case "java" -> "a snippet with a comment that names its source\n";
      case "console" -> dialogue(fence);
      default -> fence.text();
    };
  }

  private static String dialogue(Page.Fence fence) {
    return fence.content().stream()
        .filter(line -> line.startsWith("$ "))
        .map(line -> line + "\n" + answer(line))
        .collect(Collectors.joining());
  }

  private static String answer(String line) {
    if (!line.startsWith(COMMAND)) {
      return "only ./touchstone is run here\n";
    }
    String[] words = WORD.matcher(line.substring(COMMAND.length()))
        .results()
        .map((MatchResult word) -> word.group(1) == null ? word.group(2) : word.group(1))
        .toArray(String[]::new);
    CommandRun run = CommandRun.of(words);
    return run.out() + run.err();
  }

  private String snippet(String source) {
    int hash = source.indexOf('#');
    Path file = root.resolve(source.substring(0, hash));
    boolean sample = file.startsWith(root.resolve("samples/src/main/java"));
    if (sample && !file.toString().endsWith("Properties.java")) {
      run(root.resolve("samples/src/main/java")
          .relativize(file)
          .toString()
          .replace(".java", "")
          .replace('/', '.'));
    } else if (!sample && !file.toString().matches(".*/src/test/java/.*Tests\\.java")) {
      return "a snippet from samples/src/main/java or from a class of tests\n";
    }
    try {
      List<String> region = Files.readAllLines(file).stream()
          .dropWhile(line -> !line.strip().equals("// region " + source.substring(hash + 1)))
          .skip(1)
          .takeWhile(line -> !line.strip().equals("// endregion"))
          .toList();
      return String.join("\n", region).stripTrailing().stripIndent() + "\n";
    } catch (IOException e) {
      return "a snippet from a file that exists\n";
    }
  }

  private static String run(String className) {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      Class.forName(className).getMethod("main", String[].class).invoke(null, (Object)
          new String[0]);
      return printed.toString(StandardCharsets.UTF_8);
    } catch (ReflectiveOperationException e) {
      return "a program that runs: " + e + "\n";
    } finally {
      System.setOut(before);
    }
  }

  private static String withoutTimes(String text) {
    return text.replaceAll("\\d[\\d.,]* (ns|µs|ms|s)\\b", "some time");
  }
}
