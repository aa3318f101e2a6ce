package dev.touchstone.samples.workloads;

import static dev.touchstone.Case.assume;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.space.Sizes;
import dev.touchstone.space.Space;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** The workload of lambda terms: ten faults, two properties, 20 tasks. */
public final class LambdaTerms {
  private static final int DISCARDS = 1_000_000;
  private static final int GREATEST = 15;

  /** What holds of every closed term that has a type. */
  public enum Preservation {
    /** One step keeps the type. */
    ONE_STEP(1),
    /** Up to 40 steps keep the type. */
    MANY_STEPS(40);

    private final int steps;

    Preservation(int steps) {
      this.steps = steps;
    }

    boolean holds(Reduction reduction, LambdaTerm term) {
      return reduction.steps(term, steps).typed().equals(term.typed());
    }
  }

  private LambdaTerms() {}

  /** Returns the tasks. */
  public static List<Task> tasks() {
    List<Task> tasks = new ArrayList<>();
    Map<Strategy, Gen<LambdaTerm>> terms = new EnumMap<>(Strategy.class);
    for (Strategy strategy : Strategy.values()) {
      terms.put(strategy, terms(strategy));
    }
    for (Map.Entry<String, Reduction> mutant : ReductionMutants.all().entrySet()) {
      for (Preservation property : Preservation.values()) {
        tasks.add(new Task(
            "stlc",
            mutant.getKey(),
            property.name().toLowerCase(Locale.ROOT),
            strategy ->
                claim(mutant.getValue(), property, Objects.requireNonNull(terms.get(strategy)))));
      }
    }
    return tasks;
  }

  /** Claims a property of the correct reduction. */
  public static Claim correct(Preservation property, Strategy strategy) {
    return claim(new Reduction(), property, terms(strategy));
  }

  /** Claims a property of a faulty reduction, with given terms. */
  public static Claim claim(String mutant, Preservation property, Gen<LambdaTerm> terms) {
    return claim(mutant(mutant), property, terms);
  }

  /** Returns a property of a faulty reduction, for terms that have a type. */
  public static Predicate<LambdaTerm> preserved(String mutant, Preservation property) {
    Reduction reduction = mutant(mutant);
    return term -> property.holds(reduction, term);
  }

  private static Reduction mutant(String name) {
    return Optional.ofNullable(ReductionMutants.all().get(name)).orElseThrow();
  }

  private static Claim claim(Reduction reduction, Preservation property, Gen<LambdaTerm> terms) {
    return Claim.forAll(terms, term -> {
          assume(term.typed().isPresent(), "the term has a type");
          return property.holds(reduction, term);
        })
        .names("term")
        .maxDiscards(DISCARDS);
  }

  private static Gen<LambdaTerm> guided() {
    return Space.of(LambdaTerm.class)
        .suchThat(term -> term.typed().isPresent())
        .gen(Sizes.between(1, GREATEST));
  }

  private static Gen<LambdaTerm> terms(Strategy strategy) {
    return switch (strategy) {
      case DERIVED -> Gen.of(LambdaTerm.class);
      case GUIDED -> guided();
      case HANDWRITTEN -> TypedTerms.gen();
    };
  }
}
