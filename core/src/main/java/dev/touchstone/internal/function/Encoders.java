package dev.touchstone.internal.function;

import dev.touchstone.Encoder;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.derive.Names;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.util.Collection;
import java.util.Currency;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Which values can be arguments of a generated function, and the encoders that users gave.
 *
 * <p>An argument must have the same encoding in every run of the program, or a stored case could not
 * be replayed; so nothing that depends on the identity of an object or on its {@code hashCode} is
 * used.
 */
public final class Encoders {
  /** The encoders of a user who gave none. */
  public static final Encoders NONE = new Encoders(Map.of());

  /** Apart, so that these classes are loaded only where functions are generated. */
  private static final class Known {
    static final Set<Class<?>> TEXTUAL = Set.of(
        BigInteger.class,
        BigDecimal.class,
        UUID.class,
        URI.class,
        Class.class,
        Locale.class,
        Currency.class);

    static final Set<Class<?>> SCALAR = Set.of(
        Boolean.class,
        Byte.class,
        Short.class,
        Character.class,
        Integer.class,
        Long.class,
        Float.class,
        Double.class,
        String.class,
        Optional.class,
        OptionalInt.class,
        OptionalLong.class,
        OptionalDouble.class,
        Void.class);
  }

  private final Map<Class<?>, Encoder<?>> given;

  private Encoders(Map<Class<?>, Encoder<?>> given) {
    this.given = given;
  }

  /** Returns these encoders and one more. */
  public <T> Encoders with(Class<T> type, Encoder<? super T> encoder) {
    Map<Class<?>, Encoder<?>> more = new LinkedHashMap<>(given);
    more.put(type, encoder);
    return new Encoders(more);
  }

  /** Returns 64 bits that tell different arguments of a call apart, the same in every run. */
  long hash(@Nullable Object[] arguments) {
    Encoding encoding = new Encoding(this);
    for (Object argument : arguments) {
      encoding.add(argument);
    }
    return encoding.hash();
  }

  @SuppressWarnings("unchecked") // the encoder was given for a supertype of the class
  @Nullable
  Encoder<Object> given(Class<?> type) {
    for (Map.Entry<Class<?>, Encoder<?>> entry : given.entrySet()) {
      if (entry.getKey().isAssignableFrom(type)) {
        return (Encoder<Object>) entry.getValue();
      }
    }
    return null;
  }

  static boolean textual(Class<?> type) {
    return Known.TEXTUAL.contains(type) || type.getPackageName().startsWith("java.time");
  }

  /** Refuses a parameter type none of whose values can be encoded. */
  public void check(Class<?> parameter) {
    boolean open = parameter.isInterface()
        || parameter == Object.class
        || Modifier.isAbstract(parameter.getModifiers());
    boolean structural = parameter.isPrimitive()
        || parameter.isArray()
        || parameter.isRecord()
        || parameter.isEnum()
        || Collection.class.isAssignableFrom(parameter)
        || Map.class.isAssignableFrom(parameter)
        || Known.SCALAR.contains(parameter)
        || textual(parameter);
    if (!open && !structural && given(parameter) == null) {
      throw refused(parameter);
    }
  }

  static IllegalGenerator refused(Class<?> type) {
    boolean made = type.isHidden() || Proxy.isProxyClass(type);
    String name =
        Names.simple(made && type.getInterfaces().length > 0 ? type.getInterfaces()[0] : type);
    return new IllegalGenerator(
        "cannot use %s%s as argument of a generated function: no structural encoding; give Encoder<%s>"
            .formatted(!made ? "" : type.isHidden() ? "a lambda of " : "a proxy of ", name, name));
  }
}
