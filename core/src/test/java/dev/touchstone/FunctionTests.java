package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleSupplier;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongBiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@SuppressWarnings("ReturnValueIgnored") // calls are made to be recorded
class FunctionTests {
  private static final Gen<Function<Integer, Integer>> FUNCTIONS = Gen.functions(Gen.ints());

  @Nested
  class Called {
    @Test
    void givesEqualArgumentsEqualResults() {
      Function<List<String>, Integer> function =
          DerivationTests.recorder(1, 50).from(Gen.functions(Gen.ints()));
      Integer first = function.apply(List.of("a", "b"));
      function.apply(List.of("b", "a"));
      assertThat(function.apply(new ArrayList<>(List.of("a", "b")))).isSameAs(first);
    }

    @Test
    void givesDifferentArgumentsDifferentResults() {
      Function<Integer, Integer> function = DerivationTests.recorder(1, 50).from(FUNCTIONS);
      assertThat(IntStream.range(0, 100).map(function::apply).distinct().count())
          .isGreaterThan(20);
    }

    /** Three in four arguments have a result of their own: 10,000 draws, alpha below 1e-6. */
    @Test
    void usesTheDefaultForAQuarterOfTheArguments() {
      Function<Integer, Integer> function =
          DerivationTests.recorder(1, 50).from(Gen.functions(Gen.constant(1)));
      IntStream.range(0, 10_000).forEach(function::apply);
      int own = FunctionTable.of(function).orElseThrow().entries().size() - 1;
      assertThat(own).isBetween(7_280, 7_720);
    }

    @Test
    void doesNotDependOnTheOrderOfCalls() {
      Function<Integer, Integer> upwards = DerivationTests.recorder(5, 50).from(FUNCTIONS);
      Function<Integer, Integer> downwards = DerivationTests.recorder(5, 50).from(FUNCTIONS);
      List<Integer> up = new ArrayList<>();
      List<Integer> down = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        up.add(upwards.apply(i));
        down.add(0, downwards.apply(49 - i));
      }
      assertThat(up).isEqualTo(down);
    }

    @Test
    void servesSeveralThreads() {
      Function<Integer, Integer> alone = DerivationTests.recorder(5, 50).from(FUNCTIONS);
      Function<Integer, Integer> shared = DerivationTests.recorder(5, 50).from(FUNCTIONS);
      List<Integer> expected =
          IntStream.range(0, 2_000).map(i -> alone.apply(i % 500)).boxed().toList();
      assertThat(IntStream.range(0, 2_000)
              .parallel()
              .map(i -> shared.apply(i % 500))
              .boxed()
              .toList())
          .isEqualTo(expected);
    }

    @Test
    void isStableHoweverThreadsTakeTurns() {
      Claim claim = Claim.forAll(
          FUNCTIONS,
          f ->
              IntStream.range(0, 20).parallel().map(f::apply).filter(k -> k > 3).count() < 1);
      for (int seed = 0; seed < 40; seed++) {
        assertThat(claim.seed(Seed.of(seed)).check()).isInstanceOf(Verdict.Falsified.class);
      }
    }

    @Test
    void drawsNothingUntilThen() {
      Recorder recorder = DerivationTests.recorder(1, 50);
      Function<Integer, Integer> function = recorder.from(FUNCTIONS);
      assertThat(recorder.choices().leaves()).isZero();
      function.apply(1);
      assertThat(recorder.choices().leaves()).isEqualTo(2);
    }

    @Test
    void replaysFromItsChoices() {
      Recorder recorder = DerivationTests.recorder(9, 50);
      Function<Integer, Integer> function = recorder.from(FUNCTIONS);
      List<Integer> results =
          IntStream.range(0, 20).map(function::apply).boxed().toList();
      Recorder replay = new Recorder();
      replay.startReplay(recorder.choices(), 50);
      Function<Integer, Integer> again = replay.from(FUNCTIONS);
      assertThat(IntStream.range(0, 20).map(again::apply).boxed().toList()).isEqualTo(results);
      assertThat(again).hasToString(function.toString());
    }
  }

  @Nested
  class Shown {
    @Test
    void listsCallsAndTheDefault() {
      Function<Integer, Integer> function = calledUntil(
          Gen.functions(Gen.ints(0, 2)),
          called -> List.of(0, 5, 1, 5, 9).forEach(called::apply),
          "{0 -> 1, 5 -> 2, _ -> 0}");
      assertThat(List.of(0, 5, 1, 9)).map(function).containsExactly(1, 2, 0, 0);
      assertThat(FunctionTable.of(function).orElseThrow().entries())
          .contains(new FunctionTable.Entry("5", "2"), new FunctionTable.Entry("_", "0"));
    }

    @Test
    void isEmptyBeforeTheFirstCall() {
      assertThat(DerivationTests.recorder(1, 50).from(FUNCTIONS)).hasToString("{}");
    }

    @Test
    void joinsSeveralArguments() {
      BiFunction<Integer, String, Boolean> function =
          simplest(Gen.of(new TypeRef<BiFunction<Integer, String, Boolean>>() {}));
      function.apply(1, "a");
      assertThat(function).hasToString("{_ -> false}");
      calledUntil(
          Gen.function(IntBinaryOperator.class, Gen.constant(7)),
          operator -> operator.applyAsInt(1, -1),
          "{(1, -1) -> 7}");
    }

    @Test
    void keepsArgumentsAsTheyWereWhenCalled() {
      Gen<Function<List<Integer>, Integer>> functions = Gen.functions(Gen.constant(5));
      calledUntil(
          functions,
          function -> {
            List<Integer> argument = new ArrayList<>(List.of(1));
            function.apply(argument);
            argument.add(2);
            function.apply(argument);
          },
          "{[1] -> 5, [1, 2] -> 5}");
    }

    @Test
    void keepsResultsAsTheyWereWhenGiven() {
      Supplier<List<Integer>> supplier = DerivationTests.recorder(8, 50)
          .from(Gen.of(new TypeRef<Supplier<@Size(0) List<Integer>>>() {}));
      supplier.get().add(3);
      assertThat(supplier).hasToString("{() -> []}");
    }

    @Test
    void showsFunctionsAmongResultsAsTheyWereCalled() {
      Function<Integer, Function<Integer, Integer>> function =
          simplest(Gen.of(new TypeRef<Function<Integer, Function<Integer, Integer>>>() {}));
      function.apply(1).apply(2);
      assertThat(function).hasToString("{_ -> {_ -> 0}}");
    }

    @Test
    void showsFunctionsAmongResultsInReports() {
      Gen<Function<Integer, Function<Integer, Integer>>> curried =
          Gen.of(new TypeRef<Function<Integer, Function<Integer, Integer>>>() {});
      Verdict verdict = Claim.forAll(
              curried, h -> h.apply(1).apply(2).equals(h.apply(2).apply(1)))
          .seed(Seed.of(1))
          .check();
      assertThat(verdict.report()).contains("-> 1}").doesNotContain("{}");
    }

    @Test
    void showsFunctionsAmongArgumentsAsTheyWereCalled() {
      Recorder recorder = new Recorder();
      recorder.startSimplest(50);
      Function<Integer, Integer> argument = recorder.from(FUNCTIONS);
      Consumer<Object> consumer = recorder.from(Gen.of(new TypeRef<Consumer<Object>>() {}));
      consumer.accept(argument);
      consumer.accept(List.of(argument));
      argument.apply(3);
      assertThat(consumer).hasToString("{{_ -> 0}, [{_ -> 0}]}");
      calledUntil(
          Gen.<Function<Integer, Integer>, Integer>functions(Gen.constant(7)),
          function -> {
            function.apply(argument);
            argument.apply(4);
          },
          "{{_ -> 0} -> 7}");
    }

    @Test
    void endsWhereFunctionsKnowThemselves() {
      Consumer<Object> consumer = simplest(Gen.of(new TypeRef<Consumer<Object>>() {}));
      consumer.accept(consumer);
      assertThat(consumer).hasToString("{{...}}");
    }

    @Test
    void quotesTexts() {
      Gen<Function<Object, String>> functions = Gen.functions(Gen.constant("a\"b\n"));
      calledUntil(functions, function -> function.apply('c'), "{'c' -> \"a\\\"b\\n\"}");
    }

    @Test
    void survivesHostileArguments() {
      Gen<Function<Object, Integer>> functions = Gen.functions(Gen.constant(1));
      calledUntil(
          functions,
          function -> function.apply(new Hostile(1)),
          "{<toString threw java.lang.UnsupportedOperationException> -> 1}");
    }

    @Test
    void isNoTableOfOtherObjects() {
      assertThat(FunctionTable.of("text")).isEmpty();
    }

    @Test
    void shortensLongTables() {
      Consumer<Integer> consumer = simplest(Gen.of(new TypeRef<Consumer<Integer>>() {}));
      IntStream.range(0, 5_000).forEach(consumer::accept);
      assertThat(consumer.toString()).startsWith("{0, 1, 2,").endsWith("99, ... 4900 more}");
    }
  }

  record Hostile(int n) {
    @Override
    public String toString() {
      throw new UnsupportedOperationException();
    }
  }

  @Nested
  class Shrunk {
    @Test
    void isConstantWhenSimplest() {
      Function<Integer, Integer> function = simplest(FUNCTIONS);
      assertThat(IntStream.range(0, 20).map(function::apply).distinct().toArray())
          .containsExactly(0);
      assertThat(function).hasToString("{_ -> 0}");
    }

    @Test
    void fallsBackToTheDefaultWhenOneChoiceTurnsFalse() {
      Recorder recorder = DerivationTests.recorder(9, 50);
      Function<Integer, Integer> function = recorder.from(FUNCTIONS);
      IntStream.range(0, 10).forEach(function::apply);
      Choices choices = recorder.choices();
      List<String> edited = new ArrayList<>();
      for (int at : choices.freeLeaves()) {
        if (choices.at(at) instanceof Choice.Word word
            && word.domain().kind() == dev.touchstone.choice.Domain.Kind.BOOL
            && word.value() == 1) {
          edited.add(replayed(choices.with(at, word.simplest())));
        }
      }
      String own = function.toString();
      assertThat(edited).isNotEmpty().doesNotContain(own);
      assertThat(edited).allSatisfy(text -> assertThat(count(text)).isEqualTo(count(own) - 1));
    }

    private static String replayed(Choices choices) {
      Recorder replay = new Recorder();
      replay.startReplay(choices, 50);
      Function<Integer, Integer> function = replay.from(FUNCTIONS);
      IntStream.range(0, 10).forEach(function::apply);
      return function.toString();
    }

    private static int count(String table) {
      return table.split("->", -1).length;
    }

    @Test
    void givesEveryArgumentTheOneResultThatMatters() {
      assertThat(SmallestCases.of(Claim.forAll(FUNCTIONS, f -> f.apply(1) < 5 || f.apply(2) < 7)))
          .containsExactly(List.of("{_ -> 7}"));
    }

    @Test
    void givesMostArgumentsTheResultThatMostNeed() {
      Gen<Predicate<Integer>> predicates = Gen.of(new TypeRef<Predicate<Integer>>() {});
      assertThat(SmallestCases.of(
              Claim.forAll(predicates, p -> !(p.test(1) && !p.test(2) && p.test(3)))))
          .containsExactly(List.of("{2 -> false, _ -> true}"));
    }

    @Test
    void keepsAnEntryWhereTwoResultsMustDiffer() {
      assertThat(SmallestCases.of(Claim.forAll(FUNCTIONS, f -> f.apply(1).equals(f.apply(2)))))
          .containsExactly(List.of("{2 -> 1, _ -> 0}"));
    }

    /** {@code map f . map g == map g . map f} is false; two tables of one or two entries show it. */
    @Test
    void endsInTablesOfAtMostTwoEntries() {
      Claim commute = Claim.forAll(
          FUNCTIONS,
          FUNCTIONS,
          Gen.lists(Gen.ints()),
          (f, g, xs) -> xs.stream()
              .map(f)
              .map(g)
              .toList()
              .equals(xs.stream().map(g).map(f).toList()));
      for (int seed = 0; seed < 20; seed++) {
        Verdict verdict = commute.seed(Seed.of(seed)).check();
        assertThat(verdict).isInstanceOf(Verdict.Falsified.class);
        List<String> shown = ((Verdict.Falsified) verdict)
            .shrunk().arguments().stream().map(Verdict.Shown::value).toList();
        assertThat(count(shown.get(0)) - 1).as("%s", shown).isBetween(1, 2);
        assertThat(count(shown.get(1)) - 1).as("%s", shown).isBetween(1, 2);
        assertThat(shown.get(2)).isEqualTo("[0]");
      }
    }
  }

  @Nested
  class OfAnyInterface {
    interface Greeter {
      String greet(String name, int times);

      default String twice(String name) {
        return greet(name, 2);
      }

      @Override
      boolean equals(Object other);
    }

    private interface Hidden {
      int of(int n);

      default int next(int n) {
        return of(n) + 1;
      }
    }

    interface Narrow extends Function<String, Integer> {
      @Override
      Integer apply(String text);
    }

    interface Several {
      void one();

      void two();
    }

    interface Overloaded {
      void take(int n);

      void take(String s);
    }

    interface Nothing {}

    sealed interface Closed permits Open {
      void run();
    }

    record Open() implements Closed {
      @Override
      public void run() {}
    }

    interface Generic {
      <T> T any(T value);
    }

    interface Thrower {
      int read() throws java.io.IOException;
    }

    @Test
    void honoursDefaultMethods() {
      Greeter greeter = DerivationTests.recorder(3, 50).from(Gen.of(Greeter.class));
      assertThat(greeter.twice("x")).isEqualTo(greeter.greet("x", 2));
      Hidden hidden = DerivationTests.recorder(3, 50).from(Gen.of(Hidden.class));
      assertThat(hidden.next(4)).isEqualTo(hidden.of(4) + 1);
      Function<Integer, Integer> function = DerivationTests.recorder(3, 50).from(FUNCTIONS);
      assertThat(function.andThen(function).apply(1)).isEqualTo(function.apply(function.apply(1)));
    }

    @Test
    void isEqualToItselfOnly() {
      Recorder recorder = DerivationTests.recorder(3, 50);
      Greeter one = recorder.from(Gen.of(Greeter.class));
      Greeter two = recorder.from(Gen.of(Greeter.class));
      Object same = one;
      assertThat(one).isEqualTo(same).isNotEqualTo(two).isNotEqualTo(null).hasSameHashCodeAs(two);
    }

    @Test
    void implementsAMethodThatIsDeclaredAgain() {
      Narrow narrow = DerivationTests.recorder(3, 50).from(Gen.of(Narrow.class));
      Function<String, Integer> wide = narrow;
      assertThat(wide.apply("a")).isEqualTo(narrow.apply("a"));
    }

    @Test
    void resolvesResultsThroughTypeArguments() {
      LongFunction<List<Boolean>> lists = DerivationTests.recorder(3, 50)
          .from(Gen.of(new TypeRef<LongFunction<@Size(3) List<Boolean>>>() {}));
      assertThat(lists.apply(5)).hasSize(3).hasOnlyElementsOfType(Boolean.class);
      UnaryOperator<String> operator =
          DerivationTests.recorder(3, 50).from(Gen.of(new TypeRef<UnaryOperator<String>>() {}));
      assertThat(operator.apply("x")).isInstanceOf(String.class);
      BinaryOperator<Integer> binary =
          DerivationTests.recorder(3, 50).from(Gen.of(new TypeRef<BinaryOperator<Integer>>() {}));
      assertThat(binary.apply(1, 2)).isEqualTo(binary.apply(1, 2));
      Function<? super Integer, ? extends Number> wild = DerivationTests.recorder(3, 50)
          .from(Gen.of(new TypeRef<Function<? super Integer, ? extends Number>>() {}));
      assertThat(wild.apply(2)).isInstanceOf(Number.class);
    }

    @Test
    void coversPrimitiveSpecialisations() {
      Recorder recorder = DerivationTests.recorder(3, 50);
      IntUnaryOperator ints = recorder.from(Gen.of(IntUnaryOperator.class));
      IntPredicate predicate = recorder.from(Gen.of(IntPredicate.class));
      DoubleSupplier doubles = recorder.from(Gen.of(DoubleSupplier.class));
      ToLongBiFunction<String, Integer> longs =
          recorder.from(Gen.of(new TypeRef<ToLongBiFunction<String, Integer>>() {}));
      assertThat(ints.applyAsInt(3)).isEqualTo(ints.applyAsInt(3));
      assertThat(IntStream.range(0, 50).filter(predicate).count()).isBetween(1L, 49L);
      assertThat(doubles.getAsDouble()).isEqualTo(doubles.getAsDouble());
      assertThat(longs.applyAsLong("a", 1)).isEqualTo(longs.applyAsLong("a", 1));
    }

    @Test
    void recordsCallsWithoutResults() {
      Recorder recorder = DerivationTests.recorder(3, 50);
      Consumer<String> consumer = recorder.from(Gen.of(new TypeRef<Consumer<String>>() {}));
      Runnable runnable = recorder.from(Gen.of(Runnable.class));
      consumer.andThen(consumer).accept("a");
      runnable.run();
      assertThat(consumer).hasToString("{\"a\", \"a\"}");
      assertThat(runnable).hasToString("{()}");
      assertThat(FunctionTable.of(consumer).orElseThrow().entries())
          .containsExactly(
              new FunctionTable.Entry("\"a\"", ""), new FunctionTable.Entry("\"a\"", ""));
      assertThat(recorder.choices().leaves()).isZero();
    }

    @Test
    void servesSuppliersAndCallables() throws Exception {
      Recorder recorder = DerivationTests.recorder(3, 50);
      Callable<Integer> callable = recorder.from(Gen.of(new TypeRef<Callable<Integer>>() {}));
      assertThat(callable.call()).isEqualTo(callable.call());
      assertThat(callable).hasToString("{() -> " + callable.call() + "}");
      Thrower thrower = recorder.from(Gen.of(Thrower.class));
      assertThat(thrower.read()).isEqualTo(thrower.read());
    }

    @Test
    void comparesLawfully() {
      Comparator<Integer> comparator =
          DerivationTests.recorder(3, 50).from(Gen.of(new TypeRef<Comparator<Integer>>() {}));
      List<Integer> sorted = IntStream.range(0, 200).boxed().sorted(comparator).toList();
      for (int i = 1; i < sorted.size(); i++) {
        assertThat(comparator.compare(sorted.get(i - 1), sorted.get(i))).isNotPositive();
      }
      assertThat(comparator.compare(1, 2)).isEqualTo(-comparator.compare(2, 1));
      assertThat(comparator.toString()).startsWith("by {");
    }

    @Test
    void refusesWhatHasNotExactlyOneAbstractMethod() {
      assertThatThrownBy(() -> Gen.function(Several.class, Gen.ints()))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessage("dev.touchstone.FunctionTests.OfAnyInterface.Several has 2 abstract methods"
              + " (one, two); a generated function needs one");
      assertThatThrownBy(() -> Gen.function(Overloaded.class, Gen.ints()))
          .hasMessageContaining("has 2 abstract methods (take, take)");
      assertThatThrownBy(() -> Gen.function(Nothing.class, Gen.ints()))
          .hasMessageContaining("has 0 abstract methods;");
      assertThatThrownBy(() -> Gen.function(String.class, Gen.ints()))
          .hasMessage("java.lang.String is no interface; a generated function needs one");
      assertThatThrownBy(() -> Gen.function(Closed.class, Gen.ints()))
          .hasMessageContaining("is sealed");
      assertThatThrownBy(() -> Gen.function(Override.class, Gen.ints()))
          .hasMessageContaining("is no interface");
      assertThatThrownBy(() -> Gen.of(Several.class))
          .isInstanceOf(NoGenerator.class)
          .hasMessageContaining("OfAnyInterface.Several at Several;");
    }

    @Test
    void refusesAMethodWithTypeParametersOfItsOwn() {
      assertThatThrownBy(() -> Gen.of(Generic.class))
          .hasMessageContaining(
              "any of dev.touchstone.FunctionTests.OfAnyInterface.Generic has type")
          .hasMessageContaining("parameters of its own");
    }

    @Test
    void refusesResultsForAMethodWithout() {
      assertThatThrownBy(() -> Gen.function(Runnable.class, Gen.ints()))
          .hasMessage("java.lang.Runnable gives no results;"
              + " use Gen.of for functions that record their calls");
    }

    @Test
    void refusesAResultOfTheWrongType() {
      IntUnaryOperator wrong = simplest(Gen.function(IntUnaryOperator.class, Gen.constant("text")));
      assertThatThrownBy(() -> wrong.applyAsInt(1))
          .isInstanceOf(GenerationFailed.class)
          .hasMessage("a generated java.util.function.IntUnaryOperator gave java.lang.String;"
              + " its method gives java.lang.Integer");
      Gen<?> nulls = Gen.elements("a").map(text -> text.isEmpty() ? text : nothing());
      Predicate<?> none = simplest(Gen.function(Predicate.class, nulls));
      assertThatThrownBy(() -> none.test(null)).hasMessageContaining("gave null");
    }
  }

  @SuppressWarnings("NullAway") // the mistake under test
  private static String nothing() {
    return null;
  }

  private static <T> T simplest(Gen<T> gen) {
    return Rolls.simplest(gen);
  }

  /** Returns the first function that, once called, shows as wanted: which calls have own results. */
  private static <F> F calledUntil(Gen<F> gen, Consumer<F> calls, String wanted) {
    for (long k = 0; k < 10_000; k++) {
      F function = DerivationTests.recorder(k, 3).from(gen);
      calls.accept(function);
      if (function.toString().equals(wanted)) {
        return function;
      }
    }
    throw new AssertionError("no function shows as " + wanted);
  }
}
