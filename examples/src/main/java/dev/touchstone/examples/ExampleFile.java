package dev.touchstone.examples;

import dev.touchstone.data.PlainData;
import dev.touchstone.examples.internal.Evidence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes examples as text that people can read, compare and merge.
 *
 * <p>Each example is a paragraph of its own, sorted by its name, so two changes meet only where they
 * change the same example. {@code off} in the first line switches one off. The numbered lines are for
 * readers; the lines {@code data} and {@code why} are what is run.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class ExampleFile {
  private static final String HEADER = "# Touchstone examples, format 1: ";

  private ExampleFile() {}

  /**
   * Reads the examples of a file.
   *
   * @throws MalformedExamples where it holds something else
   */
  public static List<Stored> read(Path file) throws IOException {
    return read(Files.readString(file, StandardCharsets.UTF_8), file.toString());
  }

  /**
   * Returns the class of the model whose examples a file holds.
   *
   * @throws MalformedExamples where it holds something else
   */
  public static String model(Path file) throws IOException {
    return model(Files.readString(file, StandardCharsets.UTF_8), file.toString());
  }

  private static String model(String text, String name) {
    String first = text.lines().findFirst().orElse("");
    if (!first.startsWith(HEADER)) {
      throw new MalformedExamples(name + " does not start with \"" + HEADER.strip()
          + "\"; write it anew or give another file");
    }
    return first.substring(HEADER.length()).strip();
  }

  /** Reads examples from text; {@code name} is what messages call it. */
  public static List<Stored> read(String text, String name) {
    model(text, name);
    String[] lines = text.split("\\R", -1);
    List<Stored> stored = new ArrayList<>();
    Map<String, String> paragraph = new LinkedHashMap<>();
    for (int i = 1; i <= lines.length; i++) {
      String line = i < lines.length ? lines[i].strip() : "";
      if (line.isEmpty() && !paragraph.isEmpty()) {
        stored.add(stored(paragraph, name, i));
        paragraph.clear();
      } else if (!line.isEmpty() && !line.matches("\\d+\\. .*") && !line.startsWith("#")) {
        int blank = line.indexOf(' ');
        paragraph.merge(
            blank < 0 ? line : line.substring(0, blank),
            blank < 0 ? "" : line.substring(blank + 1),
            (one, other) -> one + "\n" + other);
      }
    }
    return List.copyOf(stored);
  }

  private static Stored stored(Map<String, String> paragraph, String name, int line) {
    try {
      String[] head = required(paragraph, "example").split(" ", -1);
      return new Stored(
          head[0],
          !List.of(head).contains("off"),
          paragraph.getOrDefault("since", ""),
          Evidence.calls(PlainData.read(required(paragraph, "data"))),
          whys(paragraph.getOrDefault("why", "")));
    } catch (IllegalArgumentException malformed) {
      throw new MalformedExamples(name + " has a damaged example before line " + line + ": "
          + malformed.getMessage() + "; delete that paragraph or restore it");
    }
  }

  private static List<Stored.StoredWhy> whys(String lines) {
    return lines
        .lines()
        .map(line -> Evidence.why(required(PlainData.read(line))))
        .toList();
  }

  private static Object required(@Nullable Object data) {
    if (data == null) {
      throw new IllegalArgumentException("a reason is null");
    }
    return data;
  }

  private static String required(Map<String, String> paragraph, String key) {
    @Nullable String value = paragraph.get(key);
    if (value == null) {
      throw new IllegalArgumentException("there is no line " + key);
    }
    return value;
  }

  /** Returns a set as the text of a file; what was known keeps its build and may stay off. */
  public static String write(ExampleSet set, String build, List<Stored> before) {
    Map<String, Stored> known = new LinkedHashMap<>();
    before.forEach(one -> known.put(one.id(), one));
    List<Stored> all = new ArrayList<>();
    for (Example example : set.examples()) {
      if (!example.unstable()) {
        Stored old = known.remove(example.id());
        all.add(Evidence.stored(
            example, old == null || old.active(), old == null ? build : old.since()));
      }
    }
    known.values().stream().filter(one -> !one.active()).forEach(all::add);
    return write(set.type(), all);
  }

  /** Returns examples of a class of models as the text of a file. */
  public static String write(String model, List<Stored> stored) {
    StringBuilder text = new StringBuilder(HEADER + model + "\n");
    text.append("# One paragraph per example. Add \"off\" to its first line to switch it off.\n");
    stored.stream().sorted(Comparator.comparing(Stored::id)).forEach(one -> {
      text.append("\nexample ")
          .append(one.id())
          .append(one.active() ? "" : " off")
          .append('\n');
      text.append(one.text().indent(2));
      text.append("  since ").append(one.since()).append('\n');
      text.append("  data ").append(PlainData.write(Evidence.data(one.calls()))).append('\n');
      one.whys()
          .forEach(why ->
              text.append("  why ").append(PlainData.write(Evidence.data(why))).append('\n'));
    });
    return text.toString();
  }
}
