package dev.touchstone.machine;

import dev.touchstone.machine.internal.Bindings;
import dev.touchstone.machine.internal.Naming;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.Function;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * Stands for the result of a call: a variable of the script, or a part of what it holds.
 *
 * <p>A model's state holds symbols both while a script is generated and while it runs, so the states
 * of a script are the same everywhere. Two symbols are equal where variable and names of extractors
 * are; a command marked {@code fresh()} promises that different variables hold different values.
 *
 * @param <R> the type of the result
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Sym<R extends @Nullable Object> {
  private static final Sym<?>[] FIRST = new Sym<?>[256];

  static {
    Arrays.setAll(FIRST, Sym::made);
  }

  private final int variable;
  private final String path;
  private final Function<@Nullable Object, R> extract;

  private Sym(int variable, String path, Function<@Nullable Object, R> extract) {
    this.variable = variable;
    this.path = path;
    this.extract = extract;
  }

  /** Returns the symbol of a script's call, counted from zero. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  @SuppressWarnings("unchecked") // what a call gave is what its command's run returns
  public static <R extends @Nullable Object> Sym<R> of(int variable) {
    return (Sym<R>) (variable < FIRST.length ? FIRST[variable] : made(variable));
  }

  private static Sym<?> made(int variable) {
    return new Sym<>(variable, "", value -> value);
  }

  /**
   * Returns the symbol of a part of the result.
   *
   * @param name what scripts call the extractor: {@code name(v1)}
   * @param extractor takes the part out of the result
   */
  public <T extends @Nullable Object> Sym<T> map(String name, Function<? super R, T> extractor) {
    if (name.isBlank()) {
      throw new IllegalModel("an extractor without a name; equal names mean equal symbols");
    }
    Function<@Nullable Object, R> inner = extract;
    String outer = path.isEmpty() ? name : name + "." + path;
    return new Sym<>(variable, outer, value -> extractor.apply(inner.apply(value)));
  }

  /**
   * Returns what the symbol stands for.
   *
   * @throws UnboundSymbol where no script runs: values are known in {@code run} and {@code post} only
   */
  public R value() {
    Bindings bindings = Bindings.open();
    if (bindings == null) {
      throw new UnboundSymbol(this
          + " has no value here; a symbol's value is known in run and post only, so that the states"
          + " of a script do not depend on its run");
    }
    return in(bindings);
  }

  /** Returns what the symbol stands for in a run. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public R in(Bindings bindings) {
    return extract.apply(bindings.value(variable));
  }

  /** Returns the call whose result is meant, counted from zero. */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public int variable() {
    return variable;
  }

  /** Returns the names of the extractors, or "". */
  @API(status = API.Status.INTERNAL, since = "0.1")
  public String path() {
    return path;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Sym<?> that && variable == that.variable && path.equals(that.path);
  }

  @Override
  public int hashCode() {
    return 31 * variable + Objects.hashCode(path);
  }

  @Override
  public String toString() {
    String name = Naming.of(variable);
    if (path.isEmpty()) {
      return name;
    }
    int parts = (int) path.chars().filter(c -> c == '.').count() + 1;
    return path.replace('.', '(') + "(" + name + ")".repeat(parts);
  }
}
