package dev.touchstone.examples.internal;

import dev.touchstone.choice.Recorder;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Shown;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Arguments as plain data and back.
 *
 * <p>Plain values and enum constants are written as what they are; a result is the number of its call
 * from 1; everything else is its text, and is found again among the values its generator draws.
 */
public final class Values {
  private static final int DRAWS = 3_000;

  private Values() {}

  /** Says that an argument cannot be made any more. */
  public static final class Lost extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Lost(String message) {
      super(message);
    }
  }

  /** Returns an argument as plain data. */
  static @Nullable Object written(@Nullable Object value) {
    if (value == null || value instanceof Boolean || value instanceof String) {
      return value;
    }
    if (value instanceof Integer number) {
      return (long) number;
    }
    Map<String, Object> data = new LinkedHashMap<>();
    if (value instanceof Long number) {
      data.put("long", number);
    } else if (value instanceof Enum<?> constant) {
      data.put("enum", constant.getDeclaringClass().getName());
      data.put("name", constant.name());
    } else if (value instanceof Sym<?> symbol && symbol.path().isEmpty()) {
      data.put("result", (long) symbol.variable() + 1);
    } else {
      data.put("text", Shown.of(value));
    }
    return data;
  }

  /** Makes an argument of a call in a state from plain data. */
  static @Nullable Object read(@Nullable Object data, Command command, int position, Object state) {
    if (data instanceof Long number) {
      return Math.toIntExact(number);
    }
    if (!(data instanceof Map<?, ?> map)) {
      return data;
    }
    if (map.get("long") instanceof Long number) {
      return number;
    }
    if (map.get("result") instanceof Long variable) {
      return Sym.of(Math.toIntExact(variable) - 1);
    }
    if (map.get("enum") instanceof String type && map.get("name") instanceof String name) {
      return constant(type, name);
    }
    return like(String.valueOf(map.get("text")), command, position, state);
  }

  private static Object constant(String type, String name) {
    try {
      Class<?> found = Class.forName(type, true, Thread.currentThread().getContextClassLoader());
      for (Object constant : found.getEnumConstants()) {
        if (((Enum<?>) constant).name().equals(name)) {
          return constant;
        }
      }
    } catch (ClassNotFoundException missing) {
      throw new Lost("there is no enum " + type + " any more");
    }
    throw new Lost("the enum " + type + " has no " + name + " any more");
  }

  /** Returns a value of a text that the generator of an argument draws in a state. */
  static @Nullable Object like(String text, Command command, int position, Object state) {
    Recorder recorder = new Recorder();
    Node root = Seed.of(1).root();
    for (int i = 0; i < DRAWS; i++) {
      if (i == 0) {
        recorder.startSimplest(0);
      } else {
        recorder.startRandom(root.child(i).open(), i % 100, false);
      }
      Object value = command.draw(position, state, recorder);
      if (Shown.of(value).equals(text)) {
        return value;
      }
    }
    throw new Lost("argument " + (position + 1) + " of " + command.name() + " was " + text
        + ", which its generator does not draw any more");
  }
}
