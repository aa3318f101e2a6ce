package dev.touchstone.machine;

import dev.touchstone.machine.internal.Drawing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A drawing of a finite machine: its states and transitions, and how often a run took them.
 *
 * <p>States and transitions that a run did not visit are drawn dashed and listed.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Diagram {
  private final List<Fsm.Transition<String>> transitions;
  private final String first;
  private final @Nullable Map<String, Long> counts;

  Diagram(
      List<Fsm.Transition<String>> transitions, String first, @Nullable Map<String, Long> counts) {
    this.transitions = List.copyOf(transitions);
    this.first = first;
    this.counts = counts;
  }

  /** Returns the names of the states, the first one first. */
  public List<String> states() {
    Set<String> states = new LinkedHashSet<>(List.of(first));
    transitions.forEach(t -> {
      states.add(t.from());
      states.add(t.to());
    });
    return List.copyOf(states);
  }

  /** Returns how often a run took a transition; zero where there was no run. */
  public long taken(Fsm.Transition<String> transition) {
    return counts == null ? 0 : counts.getOrDefault(key(transition), 0L);
  }

  private static String key(Fsm.Transition<String> t) {
    return t.from() + " --" + t.command() + "--> " + t.to();
  }

  private boolean dashed(Fsm.Transition<String> transition) {
    return counts != null && taken(transition) == 0;
  }

  private boolean visited(String state) {
    return counts == null
        || state.equals(first)
        || transitions.stream().anyMatch(t -> t.to().equals(state) && taken(t) > 0);
  }

  /** Returns what the run did not visit: states by name, then transitions. */
  public List<String> unvisited() {
    List<String> missed = new ArrayList<>();
    states().stream().filter(state -> !visited(state)).forEach(missed::add);
    transitions.stream().filter(this::dashed).map(Diagram::key).forEach(missed::add);
    return missed;
  }

  private String label(Fsm.Transition<String> transition) {
    return transition.command() + (counts == null ? "" : " (" + taken(transition) + ")");
  }

  /** Returns the drawing as Mermaid text. */
  public String mermaid() {
    StringBuilder text = new StringBuilder("stateDiagram-v2\n");
    text.append("    [*] --> ").append(id(first)).append('\n');
    for (String state : states()) {
      text.append("    state \"")
          .append(state)
          .append("\" as ")
          .append(id(state))
          .append('\n');
    }
    for (Fsm.Transition<String> t : transitions) {
      String dashed = dashed(t) ? " (never)" : "";
      text.append("    %s --> %s : %s%s\n".formatted(id(t.from()), id(t.to()), label(t), dashed));
    }
    if (states().stream().anyMatch(state -> !visited(state))) {
      text.append("    classDef never stroke-dasharray: 5 5\n");
      states().stream()
          .filter(state -> !visited(state))
          .forEach(state -> text.append("    class ").append(id(state)).append(" never\n"));
    }
    return text.toString();
  }

  /** Returns the drawing as Graphviz text. */
  public String graphviz() {
    StringBuilder text = new StringBuilder("digraph machine {\n  rankdir=LR;\n");
    for (String state : states()) {
      String style = visited(state) ? "" : ", style=dashed";
      text.append("  \"%s\" [shape=%s%s];\n"
          .formatted(state, state.equals(first) ? "doublecircle" : "circle", style));
    }
    for (Fsm.Transition<String> t : transitions) {
      String style = dashed(t) ? ", style=dashed" : "";
      text.append(
          "  \"%s\" -> \"%s\" [label=\"%s\"%s];\n".formatted(t.from(), t.to(), label(t), style));
    }
    return text.append("}\n").toString();
  }

  /** Returns the drawing as a picture. */
  public String svg() {
    Drawing drawing = new Drawing(states());
    for (String state : states()) {
      drawing.state(state, state.equals(first), !visited(state));
    }
    transitions.forEach(t -> drawing.arrow(t.from(), t.to(), label(t), dashed(t)));
    return drawing.svg();
  }

  private static String id(String state) {
    return state.replaceAll("[^A-Za-z0-9_]", "_");
  }

  @Override
  public String toString() {
    return mermaid();
  }
}
