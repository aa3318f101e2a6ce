package dev.touchstone.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.reflect.Draft;
import dev.touchstone.laws.internal.reflect.Guard;
import dev.touchstone.laws.internal.reflect.Kind;
import dev.touchstone.laws.internal.reflect.Operator;
import dev.touchstone.laws.internal.reflect.Wish;
import dev.touchstone.laws.internal.term.Call;
import dev.touchstone.laws.mark.Predicate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A signature that came from classes, and where it came from. */
record Reflected(Draft draft, Wish wish) {
  private static final int SIZE = 6;
  private static final long TERMS = 4_000;
  private static final int ROWS = 100_000;
  private static final Budget EVALUATIONS = Budget.evaluations(20_000_000);

  static Signature signature(Draft draft, Wish wish) {
    Signature signature = Laws.signature()
        .reflected(new Reflected(draft, wish))
        .maxSize(SIZE)
        .weakLaws()
        .budget(Budget.terms(TERMS))
        .confirm(ROWS, EVALUATIONS);
    Map<Kind, Sort<?>> sorts = new HashMap<>();
    for (Kind kind : draft.kinds()) {
      boolean truth = kind.raw() == Boolean.class;
      sorts.put(kind, truth ? Sort.BOOL : Sort.named(kind.name(), kind.raw()));
    }
    for (Kind kind : draft.kinds()) {
      declare(signature, kind, sort(sorts, kind));
    }
    for (Operator operator : draft.operators()) {
      List<Sort<?>> arguments =
          operator.arguments().stream().<Sort<?>>map(kind -> sort(sorts, kind)).toList();
      signature.functions.add(new Signature.Operation(
          operator.name(),
          arguments,
          sort(sorts, operator.result()),
          operator.call(),
          operator.background(),
          false,
          operator.isNull() && !wish.nulls()));
    }
    boolean predicates =
        draft.operators().stream().anyMatch(operator -> operator.isMarked(Predicate.class));
    return predicates ? signature.conditions() : signature;
  }

  private static Sort<?> sort(Map<Kind, Sort<?>> sorts, Kind kind) {
    return Objects.requireNonNull(sorts.get(kind), kind.name());
  }

  @SuppressWarnings("unchecked") // sort and generator are of one kind
  private static void declare(Signature signature, Kind kind, Sort<?> sort) {
    Gen<?> gen = kind.gen();
    if (gen != null) {
      signature.vars(
          (Sort<Object>) sort, (Gen<Object>) gen, kind.variables().toArray(String[]::new));
    }
    if (kind.replayed() || !kind.looks().isEmpty()) {
      signature.observers.put(sort, kind::seen);
    }
  }

  /** Returns code that gets and gives objects as code that works on values. */
  Call adapted(Sort<?> result, Call code) {
    return draft.kinds().stream()
        .filter(other -> other.name().equals(result.name()))
        .findFirst()
        .<Call>map(kind -> values -> kind.wrapped(() -> called(code, values)))
        .orElse(values -> called(code, values));
  }

  private static @Nullable Object called(Call code, @Nullable Object[] values) throws Exception {
    try {
      @Nullable Object[] objects = new Object[values.length];
      for (int i = 0; i < objects.length; i++) {
        objects[i] = Kind.unwrapped(values[i]);
      }
      return code.apply(objects);
    } catch (Exception | Error problem) {
      throw problem;
    } catch (Throwable problem) {
      throw new IllegalStateException(problem);
    }
  }

  /** Searches for laws; a member that does not come back is left out, and the search starts again. */
  LawReport discover(Signature signature) {
    try {
      return draft.guard().run(() -> Discovery.of(signature));
    } catch (Guard.Hung hung) {
      String member = String.valueOf(hung.member());
      return Laws.of(wish.without(member, "did not come back")).like(signature).discover();
    }
  }
}
