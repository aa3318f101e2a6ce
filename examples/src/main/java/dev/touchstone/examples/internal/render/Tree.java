package dev.touchstone.examples.internal.render;

import dev.touchstone.examples.Counterexample;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Line;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Examples with a common beginning as a tree. */
public final class Tree {
  private static final class Node {
    final Map<String, Node> next = new LinkedHashMap<>();
  }

  private Tree() {}

  /** Returns the tree as text. */
  public static String of(ExampleSet set) {
    Node root = new Node();
    set.groups().forEach(group -> grow(root, group.head().lines()));
    StringBuilder text = new StringBuilder("Examples of " + set.model() + "\n");
    for (Counterexample failure : set.failures()) {
      text.append("Failed: ").append(failure.headline()).append('\n');
      failure.told().forEach(line -> text.append("  ").append(line).append('\n'));
    }
    print(root, "", text);
    return text.toString();
  }

  private static void grow(Node root, List<Line> lines) {
    Node at = root;
    for (Line line : lines) {
      at = at.next.computeIfAbsent(line.text(), text -> new Node());
    }
  }

  private static void print(Node node, String indent, StringBuilder text) {
    int left = node.next.size();
    for (Map.Entry<String, Node> entry : node.next.entrySet()) {
      left--;
      text.append(indent)
          .append(left == 0 ? "`- " : "+- ")
          .append(entry.getKey())
          .append('\n');
      print(entry.getValue(), indent + (left == 0 ? "   " : "|  "), text);
    }
  }
}
