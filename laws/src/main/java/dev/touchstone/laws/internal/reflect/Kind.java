package dev.touchstone.laws.internal.reflect;

import dev.touchstone.Gen;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;

/**
 * A sort as reflection found it: its values, its variables, and how they are written in Java.
 *
 * <p>Type variables of a class are kinds of their own, whose values are small numbers.
 */
public final class Kind {
  private final String name;
  private final Class<?> raw;
  private final String java;
  private final Equality equality;
  private @Nullable Gen<?> gen;
  private String genSource = "";
  private boolean replayed;
  private boolean nullSeen;
  private List<String> variables = List.of();
  private List<Kind> parts = List.of();

  Kind(String name, Class<?> raw, String java) {
    this.name = name;
    this.raw = raw;
    this.java = java;
    this.equality = new Equality(raw);
  }

  /** Returns how the kind is shown. */
  public String name() {
    return name;
  }

  /** Returns the class of the values, or of the objects that replays make. */
  public Class<?> raw() {
    return raw;
  }

  /** Returns the type in Java source. */
  public String java() {
    return java;
  }

  /** Returns the generator of the variables. */
  public @Nullable Gen<?> gen() {
    return gen;
  }

  /** Returns the generator in Java source; empty if values are made by members of the class. */
  public String genSource() {
    return genSource;
  }

  Kind drawn(Gen<?> values, String source) {
    gen = values;
    genSource = source;
    return this;
  }

  /** Returns the kinds whose generators the source of the generator names. */
  public List<Kind> parts() {
    return parts;
  }

  Kind of(List<Kind> kinds) {
    parts = List.copyOf(kinds);
    return this;
  }

  /** Returns the method that gives the generator in Java source. */
  public String values() {
    StringBuilder words = new StringBuilder();
    for (String word : name.replace("[]", "Array").split("[^\\p{L}\\p{N}]+", -1)) {
      words.append(
          words.isEmpty() || word.isEmpty()
              ? word
              : Character.toUpperCase(word.charAt(0)) + word.substring(1));
    }
    return Character.toLowerCase(words.charAt(0)) + words.substring(1) + "Values()";
  }

  /** Returns whether values are replays, because members change the objects. */
  public boolean replayed() {
    return replayed;
  }

  void replay() {
    replay(true);
  }

  void replay(boolean changing) {
    replayed = changing;
  }

  /** Returns whether null was seen as a result. */
  public boolean nullSeen() {
    return nullSeen;
  }

  void sawNull() {
    nullSeen = true;
  }

  /** Returns the names of the variables. */
  public List<String> variables() {
    return variables;
  }

  void name(List<String> names) {
    variables = List.copyOf(names);
  }

  Equality equality() {
    return equality;
  }

  /** Returns the object of a value, which code may change. */
  public static @Nullable Object unwrapped(@Nullable Object value) throws Throwable {
    return value instanceof Replay replay ? replay.fresh() : value;
  }

  /** Returns the object of a value, which must not be changed. */
  public static Object object(Object value) {
    return Objects.requireNonNull(Replay.object(value));
  }

  /** Returns the value of an object that code makes; where objects change, the code runs again. */
  public @Nullable Object wrapped(Callable<? extends @Nullable Object> code) throws Throwable {
    return replayed ? Replay.of(() -> Objects.requireNonNull(code.call()), equality) : code.call();
  }

  /** Returns what a value is compared by. */
  public Object seen(@Nullable Object value) {
    return value == null || value instanceof Replay || (equality.usable() && !equality.byLooks())
        ? Replay.canonical(value)
        : equality.seen(value, () -> value);
  }

  /** Returns what is looked at where there is no equals, as Java source for an object {@code o}. */
  public List<String> looks() {
    return equality.byLooks()
        ? equality.looks().stream().map(Equality.Look::java).toList()
        : List.of();
  }

  /** Returns the steps after which it is looked at again, as Java source for an object {@code o}. */
  public List<String> steps() {
    return equality.byLooks()
        ? equality.steps().stream().map(Equality.Look::java).toList()
        : List.of();
  }

  @Override
  public String toString() {
    return name;
  }
}
