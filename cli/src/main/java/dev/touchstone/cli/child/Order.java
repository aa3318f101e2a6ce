package dev.touchstone.cli.child;

import dev.touchstone.data.PlainData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a child is told to do.
 *
 * @param roots folders and jars whose classes are looked through
 * @param members classes, or methods as {@code CLASS#METHOD}
 * @param only the id of the only property to run, or "" for all that are found
 * @param done properties that an earlier child has dealt with
 * @param parameters settings for JUnit and Touchstone
 * @param asTest whether a failing case is wanted as the source of a test
 */
public record Order(
    List<String> roots,
    List<String> members,
    String only,
    List<String> done,
    Map<String, String> parameters,
    boolean asTest) {
  private static final String FILE = "order";

  /** Copies what could change. */
  public Order {
    roots = List.copyOf(roots);
    members = List.copyOf(members);
    done = List.copyOf(done);
    parameters = Map.copyOf(parameters);
  }

  /** Returns the same order without properties that are done. */
  public Order without(List<String> finished) {
    return new Order(roots, members, only, finished, parameters, asTest);
  }

  /** Returns the same order with the cases found under an address, if it is not "". */
  public Order from(String node) {
    if (node.isEmpty()) {
      return this;
    }
    Map<String, String> more = new LinkedHashMap<>(parameters);
    more.put("touchstone.seed", node);
    more.put("touchstone.override", "true");
    return new Order(roots, members, only, done, more, asTest);
  }

  /** Returns whether one case is to be run again. */
  boolean isReplay() {
    return parameters.containsKey("touchstone.replay");
  }

  /** Leaves the order in the folder of a run. */
  public void write(Path folder) throws IOException {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("roots", roots);
    data.put("members", members);
    data.put("only", only);
    data.put("done", done);
    data.put("parameters", parameters);
    data.put("asTest", asTest);
    Files.write(folder.resolve(FILE), PlainData.writeBytes(data));
  }

  static Order read(Path folder) throws IOException {
    if (!(PlainData.read(Files.readAllBytes(folder.resolve(FILE))) instanceof Map<?, ?> data)) {
      throw new IOException("no order in " + folder);
    }
    Frame fields = new Frame(data);
    Map<String, String> parameters = new LinkedHashMap<>();
    fields
        .map("parameters")
        .forEach((name, value) -> parameters.put(name.toString(), value.toString()));
    return new Order(
        texts(fields, "roots"),
        texts(fields, "members"),
        fields.text("only"),
        texts(fields, "done"),
        parameters,
        Boolean.TRUE.equals(data.get("asTest")));
  }

  private static List<String> texts(Frame fields, String name) {
    return fields.list(name).stream().map(String::valueOf).toList();
  }
}
