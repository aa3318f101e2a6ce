package dev.touchstone.internal.function;

import dev.touchstone.Encoder;
import dev.touchstone.internal.derive.Access;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The structure of values, hashed as it is walked.
 *
 * <p>Every value adds a tag for what it is and then its parts, so that different structures give
 * different words. Sets and maps add the sum of their elements' hashes: their order does not count.
 */
final class Encoding {
  private static final long FIRST = 0x9E3779B97F4A7C15L;
  private static final long SECOND = 0xBF58476D1CE4E5B9L;
  private static final long THIRD = 0x94D049BB133111EBL;

  private static final ClassValue<MethodHandle[]> COMPONENTS = new ClassValue<>() {
    @Override
    protected MethodHandle[] computeValue(Class<?> type) {
      return accessors(type);
    }
  };

  private final Encoders encoders;
  private long state = FIRST;

  Encoding(Encoders encoders) {
    this.encoders = encoders;
  }

  long hash() {
    return mix(state);
  }

  private void word(long word) {
    state = mix(state * SECOND + mix(word + FIRST));
  }

  private static long mix(long word) {
    long once = (word ^ (word >>> 30)) * SECOND;
    long twice = (once ^ (once >>> 27)) * THIRD;
    return twice ^ (twice >>> 31);
  }

  private void tag(char tag) {
    word(tag);
  }

  private void text(char tag, String text) {
    tag(tag);
    word(text.length());
    for (int i = 0; i < text.length(); i++) {
      word(text.charAt(i));
    }
  }

  void add(@Nullable Object value) {
    if (value == null) {
      tag('0');
      return;
    }
    Encoder<Object> given = encoders.given(value.getClass());
    if (given != null) {
      text('g', value.getClass().getName());
      add(given.encode(value));
    } else if (!addScalar(value) && !addCollection(value)) {
      addOther(value);
    }
  }

  private boolean addScalar(Object value) {
    if (value instanceof String string) {
      text('t', string);
    } else if (value instanceof Integer number) {
      number('i', number);
    } else if (value instanceof Long number) {
      number('l', number);
    } else if (value instanceof Boolean bool) {
      number('b', bool ? 1 : 0);
    } else if (value instanceof Character character) {
      number('c', character);
    } else if (value instanceof Double number) {
      number('d', Double.doubleToLongBits(number));
    } else if (value instanceof Float number) {
      number('f', Float.floatToIntBits(number));
    } else if (value instanceof Short number) {
      number('s', number);
    } else if (value instanceof Byte number) {
      number('y', number);
    } else {
      return false;
    }
    return true;
  }

  private void number(char tag, long number) {
    tag(tag);
    word(number);
  }

  private boolean addCollection(Object value) {
    if (value instanceof Set<?> set) {
      number('S', set.size());
      word(set.stream().mapToLong(this::apart).sum());
    } else if (value instanceof Collection<?> collection) {
      number('L', collection.size());
      collection.forEach(this::add);
    } else if (value instanceof Map<?, ?> map) {
      number('M', map.size());
      word(map.entrySet().stream().mapToLong(this::apart).sum());
    } else if (value instanceof Map.Entry<?, ?> entry) {
      tag('E');
      add(entry.getKey());
      add(entry.getValue());
    } else if (value.getClass().isArray()) {
      number('A', Array.getLength(value));
      for (int i = 0; i < Array.getLength(value); i++) {
        add(Array.get(value, i));
      }
    } else {
      return false;
    }
    return true;
  }

  private long apart(@Nullable Object value) {
    Encoding part = new Encoding(encoders);
    part.add(value);
    return part.hash();
  }

  private void addOther(Object value) {
    if (value instanceof Enum<?> constant) {
      text('e', constant.getDeclaringClass().getName());
      text('n', constant.name());
    } else if (value instanceof Record) {
      addRecord(value);
    } else if (Encoders.textual(value.getClass())) {
      text('v', value.getClass().getName());
      text('=', value.toString());
    } else if (!addOptional(value)) {
      Behaviour function = Behaviour.of(value);
      if (function == null) {
        throw Encoders.refused(value.getClass());
      }
      number('F', function.identity());
    }
  }

  private boolean addOptional(Object value) {
    tag('O');
    if (value instanceof Optional<?> optional) {
      add(optional.orElse(null));
    } else if (value instanceof OptionalInt optional) {
      add(optional.isPresent() ? optional.getAsInt() : null);
    } else if (value instanceof OptionalLong optional) {
      add(optional.isPresent() ? optional.getAsLong() : null);
    } else if (value instanceof OptionalDouble optional) {
      add(optional.isPresent() ? optional.getAsDouble() : null);
    } else {
      return false;
    }
    return true;
  }

  private void addRecord(Object value) {
    text('r', value.getClass().getName());
    for (MethodHandle component : COMPONENTS.get(value.getClass())) {
      try {
        add((Object) component.invokeExact(value));
      } catch (RuntimeException | Error thrown) {
        throw thrown;
      } catch (Throwable thrown) {
        throw new IllegalStateException(
            "an accessor of " + value.getClass().getName() + " threw", thrown);
      }
    }
  }

  private static MethodHandle[] accessors(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    MethodHandle[] accessors = new MethodHandle[components.length];
    try {
      for (int i = 0; i < accessors.length; i++) {
        components[i].getAccessor().setAccessible(true);
        accessors[i] = MethodHandles.lookup()
            .unreflect(components[i].getAccessor())
            .asType(MethodType.methodType(Object.class, Object.class));
      }
    } catch (IllegalAccessException | InaccessibleObjectException hidden) {
      throw Access.refused("the accessors", type);
    }
    return accessors;
  }
}
