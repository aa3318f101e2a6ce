package dev.touchstone.laws;

import dev.touchstone.laws.internal.term.Symbol;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * The laws of a report as text for version control: one line each, sorted, with the signature they are
 * about.
 *
 * @param about what the laws are about, such as the names of classes
 * @param sorts the sorts, with their variables
 * @param functions the functions, sorted
 * @param laws the laws, sorted
 * @param conditionals the laws with a condition before an arrow {@code =>}, sorted
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record LawFile(
    String about,
    Map<String, List<String>> sorts,
    List<Declared> functions,
    List<String> laws,
    List<String> conditionals) {
  private static final String HEADER = "touchstone laws 1";
  private static final Pattern FUNCTION = Pattern.compile("(function|partial) (.+?) : (.*)-> (.+)");

  /**
   * A function as a law file has it.
   *
   * @param name how it is written
   * @param arguments the sorts of its arguments
   * @param result the sort of its result
   * @param partial whether it was seen to throw
   * @since 0.1
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public record Declared(String name, List<String> arguments, String result, boolean partial) {
    String line() {
      String from = arguments.isEmpty() ? "" : String.join(" * ", arguments) + " ";
      return "%s %s : %s-> %s".formatted(partial ? "partial" : "function", name, from, result);
    }
  }

  /**
   * Says that a law file cannot be read, in which line, and why.
   *
   * @since 0.1
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public static final class Unreadable extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    Unreadable(String where, int line, String why) {
      super("%s, line %d: %s".formatted(where, line, why));
    }
  }

  /** Returns the laws of a report. */
  public static LawFile of(LawReport report) {
    Workbench bench = report.bench();
    List<String> laws = Stream.of(report.laws(), report.variants())
        .flatMap(List::stream)
        .map(Law::toString)
        .sorted()
        .distinct()
        .toList();
    return new LawFile(
        report.about(),
        sorts(bench),
        functions(bench),
        laws,
        report.conditionalLaws().stream().map(ConditionalLaw::toString).sorted().toList());
  }

  private static Map<String, List<String>> sorts(Workbench bench) {
    Map<String, List<String>> sorts = new TreeMap<>();
    List<String> types = bench.types();
    for (int type = 0; type < types.size(); type++) {
      List<Symbol> variables = bench.terms().vocabulary().variables(type);
      sorts.put(types.get(type), variables.stream().map(Symbol::name).toList());
    }
    return sorts;
  }

  private static List<Declared> functions(Workbench bench) {
    return bench.terms().vocabulary().functions().stream()
        .map(symbol ->
            function(symbol, bench.types(), bench.laboratory().observed().partial(symbol)))
        .sorted((a, b) -> a.line().compareTo(b.line()))
        .toList();
  }

  /** Reads a law file. */
  public static LawFile read(Path file) throws IOException {
    return parse(file.toString(), Files.readString(file, StandardCharsets.UTF_8));
  }

  /**
   * Reads the text of a law file.
   *
   * @param where what errors call it
   */
  public static LawFile parse(String where, String text) {
    Reading reading = new Reading(where);
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      reading.line(i + 1, lines[i].strip());
    }
    return reading.file(lines.length);
  }

  /** Writes the laws to a file. */
  public void write(Path file) throws IOException {
    Files.writeString(file, text(), StandardCharsets.UTF_8);
  }

  /** Returns the text of the file. */
  public String text() {
    StringBuilder text =
        new StringBuilder(HEADER).append("\nabout ").append(about).append('\n');
    text.append("signature ").append(signature()).append("\n\n");
    sorts.forEach((sort, variables) -> text.append("sort ")
        .append(sort)
        .append(variables.isEmpty() ? "" : " : " + String.join(", ", variables))
        .append('\n'));
    functions.forEach(function -> text.append(function.line()).append('\n'));
    text.append('\n');
    laws.forEach(law -> text.append("law ").append(law).append('\n'));
    conditionals.forEach(law -> text.append("under ").append(law).append('\n'));
    return text.toString();
  }

  /** Returns a short text that changes with the functions. */
  String signature() {
    String all = functions.stream().map(Declared::line).collect(Collectors.joining("\n"));
    return "%08x".formatted(all.replaceAll("(?m)^partial ", "function ").hashCode());
  }

  /** What was read so far. */
  private static final class Reading {
    private final String where;
    private final Map<String, List<String>> sorts = new TreeMap<>();
    private final List<Declared> functions = new ArrayList<>();
    private final List<String> laws = new ArrayList<>();
    private final List<String> conditionals = new ArrayList<>();
    private String about = "";
    private String signature = "";

    Reading(String where) {
      this.where = where;
    }

    void line(int number, String line) {
      if (number == 1) {
        if (!line.equals(HEADER)) {
          throw new Unreadable(where, 1, "a law file begins with \"" + HEADER + "\"");
        }
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        int space = line.indexOf(' ');
        String word = space < 0 ? line : line.substring(0, space);
        String rest = space < 0 ? "" : line.substring(space + 1).strip();
        switch (word) {
          case "about" -> about = rest;
          case "signature" -> signature = rest;
          case "sort" -> sort(rest);
          case "function", "partial" -> function(number, line);
          case "law" -> law(number, rest);
          case "under" -> conditionals.add(rest);
          default -> throw new Unreadable(where, number, "unknown word \"" + word + "\"");
        }
      }
    }

    private void sort(String rest) {
      int colon = rest.indexOf(" : ");
      sorts.put(
          colon < 0 ? rest : rest.substring(0, colon),
          colon < 0 ? List.of() : List.of(rest.substring(colon + 3).split(", ", -1)));
    }

    private void function(int number, String line) {
      Matcher parts = FUNCTION.matcher(line);
      if (!parts.matches()) {
        throw new Unreadable(where, number, "a function is written NAME : SORT * SORT -> SORT");
      }
      String from = parts.group(3).strip();
      List<String> arguments = from.isEmpty() ? List.of() : List.of(from.split(" \\* ", -1));
      functions.add(new Declared(
          parts.group(2), arguments, parts.group(4), parts.group(1).equals("partial")));
    }

    private void law(int number, String rest) {
      if (!rest.contains(" = ")) {
        throw new Unreadable(where, number, "a law has two sides with \" = \" between them");
      }
      laws.add(rest);
    }

    LawFile file(int last) {
      LawFile file = new LawFile(
          about, sorts, List.copyOf(functions), List.copyOf(laws), List.copyOf(conditionals));
      if (!signature.equals(file.signature())) {
        throw new Unreadable(
            where, last, "its functions are not those it was written with; write it anew");
      }
      return file;
    }
  }

  static Declared function(Symbol symbol, List<String> types, boolean partial) {
    List<String> arguments = new ArrayList<>();
    for (int type : symbol.arguments()) {
      arguments.add(types.get(type));
    }
    return new Declared(symbol.name(), arguments, types.get(symbol.result()), partial);
  }
}
