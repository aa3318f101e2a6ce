package dev.touchstone.examples.internal.render;

import dev.touchstone.examples.Counterexample;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Why;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The set as plain data. */
public final class Data {
  private Data() {}

  /** Returns the data of a set. */
  public static Map<String, Object> of(ExampleSet set) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("model", set.model());
    data.put("type", set.type());
    List<Object> groups = new ArrayList<>();
    set.groups().forEach(group -> {
      Map<String, Object> one = new LinkedHashMap<>(example(group.head()));
      one.put("similar", group.similar().stream().map(Data::example).toList());
      groups.add(one);
    });
    data.put("examples", groups);
    List<Object> failures = new ArrayList<>();
    set.failures().forEach(failure -> failures.add(failure(failure)));
    data.put("failures", failures);
    data.put("warnings", set.warnings());
    data.put("runs", (long) set.effort().runs());
    data.put("evaluations", (long) set.effort().evaluations());
    data.put("features", (long) set.effort().features());
    data.put("truncated", set.truncated());
    return data;
  }

  private static Map<String, Object> failure(Counterexample failure) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("headline", failure.headline());
    data.put("script", failure.script().lines());
    data.put("story", failure.story());
    data.put("token", failure.token());
    data.put("unstable", failure.unstable());
    return data;
  }

  private static Map<String, Object> example(Example example) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("id", example.id());
    data.put("command", example.command());
    data.put("lines", example.lines().stream().map(Line::text).toList());
    data.put("unstable", example.unstable());
    data.put("whys", example.whys().stream().map(Data::why).toList());
    return data;
  }

  private static Map<String, Object> why(Why why) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("heuristic", why.heuristic().name());
    data.put("first", (long) why.edit().first() + 1);
    data.put("last", (long) why.edit().last() + 1);
    data.put("at", (long) why.at() + 1);
    data.put("reason", why.reason().name());
    data.put("original", why.original().stream().map(Line::text).toList());
    data.put("altered", why.altered().stream().map(Line::text).toList());
    data.put("sentence", why.sentence());
    data.put("effect", why.effect());
    return data;
  }
}
