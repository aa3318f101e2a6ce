package dev.touchstone.examples.internal;

import dev.touchstone.examples.Counterfactual;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.Reason;
import dev.touchstone.examples.Stored;
import dev.touchstone.examples.Why;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Stored examples as plain data and back. */
public final class Evidence {
  private static final int MOST_REASONS = 8;

  private Evidence() {}

  /** Returns an example as it is stored. */
  public static Stored stored(Example example, boolean active, String since) {
    Map<Integer, Integer> places = new HashMap<>();
    List<Stored.StoredCall> calls = new ArrayList<>();
    for (int i = 0; i < example.calls().size(); i++) {
      Call call = example.calls().get(i);
      places.put(call.variable(), i);
      calls.add(new Stored.StoredCall(
          call.command(),
          written(call.arguments(), places),
          example.lines().get(i).call(),
          example.lines().get(i).answer()));
    }
    List<Stored.StoredWhy> whys = example.whys().stream()
        .filter(one -> one.original().equals(example.lines()))
        .limit(MOST_REASONS)
        .map(one -> why(one, places))
        .toList();
    return new Stored(example.id(), active, since, calls, whys);
  }

  private static Stored.StoredWhy why(Why why, Map<Integer, Integer> places) {
    return new Stored.StoredWhy(
        why.edit() instanceof Counterfactual.Swap ? "swap" : "delete",
        why.edit().first() + 1,
        why.edit().last() + 1,
        why.at() + 1,
        why.reason(),
        Telling.name(why.feature()),
        written(why.other(), places));
  }

  private static List<@Nullable Object> written(
      List<@Nullable Object> arguments, Map<Integer, Integer> places) {
    List<@Nullable Object> data = new ArrayList<>();
    for (Object argument : arguments) {
      boolean plain = argument instanceof Sym<?> symbol && symbol.path().isEmpty();
      data.add(Values.written(
          plain ? Sym.of(places.getOrDefault(((Sym<?>) argument).variable(), 0)) : argument));
    }
    return Collections.unmodifiableList(data);
  }

  /** Returns calls as plain data. */
  public static Object data(List<Stored.StoredCall> calls) {
    List<Object> data = new ArrayList<>();
    for (Stored.StoredCall call : calls) {
      Map<String, @Nullable Object> one = new LinkedHashMap<>();
      one.put("command", call.command());
      if (!call.arguments().isEmpty()) {
        one.put("arguments", call.arguments());
      }
      one.put("call", call.call());
      one.put("answer", call.answer());
      data.add(one);
    }
    return data;
  }

  /** Reads calls from plain data. */
  public static List<Stored.StoredCall> calls(@Nullable Object data) {
    List<Stored.StoredCall> calls = new ArrayList<>();
    for (Object one : list(data)) {
      Map<?, ?> map = map(one);
      calls.add(new Stored.StoredCall(
          text(map, "command"),
          map.containsKey("arguments") ? list(map.get("arguments")) : List.of(),
          text(map, "call"),
          text(map, "answer")));
    }
    if (calls.isEmpty()) {
      throw new IllegalArgumentException("there are no calls");
    }
    return calls;
  }

  /** Returns an edit as plain data. */
  public static Object data(Stored.StoredWhy why) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", why.kind());
    data.put("first", (long) why.first());
    data.put("last", (long) why.last());
    data.put("at", (long) why.at());
    data.put("reason", why.reason().name());
    data.put("feature", why.feature());
    if (!why.other().isEmpty()) {
      data.put("other", why.other());
    }
    return data;
  }

  /** Reads an edit from plain data. */
  public static Stored.StoredWhy why(Object data) {
    Map<?, ?> map = map(data);
    return new Stored.StoredWhy(
        text(map, "kind"),
        number(map, "first"),
        number(map, "last"),
        number(map, "at"),
        Reason.valueOf(text(map, "reason")),
        text(map, "feature"),
        map.containsKey("other") ? list(map.get("other")) : List.of());
  }

  @SuppressWarnings("unchecked") // plain data has lists of anything
  private static List<@Nullable Object> list(@Nullable Object data) {
    if (data instanceof List<?> list) {
      return (List<@Nullable Object>) list;
    }
    throw new IllegalArgumentException("a list is missing");
  }

  private static Map<?, ?> map(@Nullable Object data) {
    if (data instanceof Map<?, ?> map) {
      return map;
    }
    throw new IllegalArgumentException("a map is missing");
  }

  private static String text(Map<?, ?> map, String key) {
    if (map.get(key) instanceof String text) {
      return text;
    }
    throw new IllegalArgumentException("the text " + key + " is missing");
  }

  private static int number(Map<?, ?> map, String key) {
    if (map.get(key) instanceof Long number) {
      return Math.toIntExact(number);
    }
    throw new IllegalArgumentException("the number " + key + " is missing");
  }
}
