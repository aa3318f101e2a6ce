package dev.touchstone.machine;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.machine.internal.ArgFailed;
import dev.touchstone.machine.internal.Bindings;
import dev.touchstone.machine.internal.Candidates;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Describes an argument of a command: how it is drawn, and what the system gets.
 *
 * <p>The model sees one type and the system another, so that a symbol never reaches the system.
 *
 * @param <S> the type of the model's state
 * @param <M> the type the model sees
 * @param <A> the type the system gets
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Arg<S, M extends @Nullable Object, A extends @Nullable Object> {
  private static final Offered<Object> ALWAYS = state -> true;
  private static final Resolve<?, ?> AS_IT_IS = (value, bindings) -> value;

  private final Offered<? super S> offered;
  private final Draw<? super S, ? extends M> draw;
  private final Resolve<? super M, ? extends A> resolve;
  private final @Nullable String domain;

  private Arg(
      Offered<? super S> offered,
      Draw<? super S, ? extends M> draw,
      Resolve<? super M, ? extends A> resolve) {
    this(offered, draw, resolve, null);
  }

  private Arg(
      Offered<? super S> offered,
      Draw<? super S, ? extends M> draw,
      Resolve<? super M, ? extends A> resolve,
      @Nullable String domain) {
    this.offered = offered;
    this.draw = draw;
    this.resolve = resolve;
    this.domain = domain;
  }

  /**
   * Names what kind of thing the argument is.
   *
   * <p>Examples say which arguments are equal, and only those of one kind are compared: arguments
   * with the same name, or else those declared by the same {@code Arg}.
   */
  public Arg<S, M, A> named(String kind) {
    if (kind.isBlank()) {
      throw new IllegalModel("an argument of a kind without a name; give it one");
    }
    return new Arg<>(offered, draw, resolve, kind);
  }

  /** Returns what kind of thing the argument is, where it was said. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public Optional<String> kind() {
    return Optional.ofNullable(domain);
  }

  /** Returns an argument whose generator may look at the state. */
  public static <S, T extends @Nullable Object> Arg<S, T, T> of(
      Function<? super S, ? extends Gen<T>> gen) {
    Objects.requireNonNull(gen);
    return new Arg<>(ALWAYS, (state, source) -> source.from(generator(gen, state)), asItIs());
  }

  private static <S, T extends @Nullable Object> Gen<T> generator(
      Function<? super S, ? extends Gen<T>> gen, S state) {
    Gen<T> given;
    try {
      given = gen.apply(state);
    } catch (Throwable thrown) {
      throw new ArgFailed("has a function that threw " + thrown, thrown);
    }
    if (given == null) {
      throw new ArgFailed("has no generator: its function returned null", null);
    }
    return given;
  }

  /** Returns an argument that does not depend on the state. */
  public static <S, T extends @Nullable Object> Arg<S, T, T> any(Gen<T> gen) {
    Objects.requireNonNull(gen);
    return new Arg<>(ALWAYS, (state, source) -> source.from(gen), asItIs());
  }

  /**
   * Returns an argument that is the result of an earlier call.
   *
   * <p>A command is offered only where each of these has a candidate.
   *
   * @param candidates the symbols in a state that may be meant
   */
  public static <S, T extends @Nullable Object> Arg<S, Sym<T>, T> ref(
      Function<? super S, ? extends Collection<Sym<T>>> candidates) {
    Objects.requireNonNull(candidates);
    return new Arg<>(
        state -> !candidates.apply(state).isEmpty(),
        (state, source) -> Candidates.draw(candidates.apply(state), source),
        (symbol, bindings) -> symbol.in(bindings));
  }

  /** Returns an argument that may be missing; it is where the given one has no candidate. */
  public static <S, M, A> Arg<S, Optional<M>, Optional<A>> optional(Arg<S, M, A> arg) {
    return new Arg<>(
        ALWAYS,
        (state, source) -> arg.offered.test(state) && source.bool()
            ? Optional.of(arg.draw.apply(state, source))
            : Optional.empty(),
        (value, bindings) -> value.map(inner -> arg.resolve.apply(inner, bindings)));
  }

  /**
   * Returns an argument that is a list of others; it is empty where these have no candidate.
   *
   * @param arg the elements; results of earlier calls are looked up one by one
   * @param most how many there are at most
   */
  public static <S, M extends @Nullable Object, A extends @Nullable Object>
      Arg<S, List<M>, List<A>> list(Arg<S, M, A> arg, int most) {
    if (most < 1) {
      throw new IllegalModel("a list of at most " + most + " elements; allow one at least");
    }
    return new Arg<>(
        ALWAYS,
        (state, source) -> {
          List<M> drawn = new ArrayList<>();
          if (arg.offered.test(state)) {
            source.repeat(0, most, round -> drawn.add(arg.draw.apply(state, source)));
          }
          return Collections.unmodifiableList(drawn);
        },
        (values, bindings) -> {
          List<A> resolved = new ArrayList<>();
          values.forEach(value -> resolved.add(arg.resolve.apply(value, bindings)));
          return Collections.unmodifiableList(resolved);
        });
  }

  @SuppressWarnings("unchecked") // the same value is of the same type
  private static <T extends @Nullable Object> Resolve<T, T> asItIs() {
    return (Resolve<T, T>) AS_IT_IS;
  }

  /** Returns whether there is a value in every state. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public boolean always() {
    return offered == ALWAYS;
  }

  /** Returns whether the system gets what the model sees. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public boolean plain() {
    return resolve == AS_IT_IS;
  }

  /** Returns whether there is a value in a state. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  @SuppressWarnings("unchecked") // the state of the model this argument was declared for
  public boolean offered(Object state) {
    return offered.test((S) state);
  }

  /** Draws the value the model sees. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  @SuppressWarnings("unchecked") // the state of the model this argument was declared for
  public @Nullable Object draw(Object state, Source source) {
    return draw.apply((S) state, source);
  }

  /** Returns the value the system gets. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  @SuppressWarnings({"unchecked", "NullAway"}) // a value that draw gave
  public @Nullable Object resolve(@Nullable Object value, Bindings bindings) {
    return resolve.apply((M) value, bindings);
  }

  private interface Offered<S> {
    boolean test(S state);
  }

  private interface Draw<S, M extends @Nullable Object> {
    M apply(S state, Source source);
  }

  private interface Resolve<M extends @Nullable Object, A extends @Nullable Object> {
    A apply(M value, Bindings bindings);
  }
}
