package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@SuppressWarnings({"ReturnValueIgnored", "JdkObsolete"
}) // calls are made to be recorded; lists of all kinds are compared
class EncoderTests {
  record Point(int x, int y) {}

  record Line(int x, int y) {}

  private static Function<Object, Long> function() {
    return DerivationTests.recorder(1, 50).from(Gen.functions(wide()));
  }

  /** Results that are hardly ever equal: equal ones mean that the arguments were taken for equal. */
  private static Gen<Long> wide() {
    return source -> source.uniform(BigInteger.ONE.shiftLeft(62)).longValue();
  }

  /** Returns the key of the fork that a call opens. */
  private static Object key(Object argument) {
    Recorder recorder = DerivationTests.recorder(1, 50);
    recorder.from(Gen.functions(wide())).apply(argument);
    return recorder.choices().label(1);
  }

  private static void assertSame(Object one, Object other) {
    Function<Object, Long> function = function();
    for (int round = 0; round < 2; round++) {
      assertThat(function.apply(one)).isEqualTo(function.apply(other));
    }
    assertThat(FunctionTable.of(function).orElseThrow().entries()).hasSize(1);
  }

  @Nested
  class Structure {
    @Test
    void isAllThatCounts() {
      assertSame(new ArrayList<>(List.of(1, 2)), new LinkedList<>(List.of(1, 2)));
      assertSame(
          new LinkedHashSet<>(List.of("a", "b", "c")), new LinkedHashSet<>(List.of("c", "a", "b")));
      Map<String, Integer> upwards = new LinkedHashMap<>();
      upwards.put("a", 1);
      upwards.put("b", 2);
      Map<String, Integer> downwards = new LinkedHashMap<>();
      downwards.put("b", 2);
      downwards.put("a", 1);
      assertSame(upwards, downwards);
      assertSame(new int[] {1, 2}, new int[] {1, 2});
      assertSame(new Point(1, 2), new Point(1, 2));
      assertSame(new String("ab"), "ab");
      assertSame(Map.entry(1, "x"), new java.util.AbstractMap.SimpleEntry<>(1, "x"));
    }

    @Test
    void tellsDifferentValuesApart() {
      List<Object> different = Arrays.asList(
          null,
          0,
          0L,
          (short) 0,
          (byte) 0,
          '\0',
          0f,
          0.0,
          -0.0,
          Double.NaN,
          false,
          "",
          "0",
          List.of(),
          List.of(0),
          List.of(List.of()),
          List.of(1, 2),
          List.of(2, 1),
          List.of(List.of(1), 2),
          List.of(1, List.of(2)),
          Set.of(),
          Set.of(1, 2),
          Map.of(),
          Map.of(1, 2),
          Map.of(2, 1),
          Map.entry(1, 2),
          new int[0],
          new long[] {1},
          new int[] {1, 2},
          new int[][] {{1}, {2}},
          new Point(1, 2),
          new Point(2, 1),
          new Line(1, 2),
          Optional.empty(),
          Optional.of(0),
          OptionalInt.of(1),
          DayOfWeek.MONDAY,
          DayOfWeek.TUESDAY,
          java.time.Month.MAY,
          LocalDate.EPOCH,
          Instant.EPOCH,
          BigInteger.ONE,
          BigDecimal.ONE,
          new BigDecimal("1.0"),
          new UUID(1, 2),
          String.class,
          new ArrayDeque<>(List.of(5)),
          java.net.URI.create("a:b"),
          java.util.Locale.ROOT);
      assertThat(different.stream().map(EncoderTests::key)).doesNotHaveDuplicates();
    }

    /** 100,000 arguments, 64 bits: a collision has a chance below 1e-9. */
    @Test
    void hardlyEverCollides() {
      Recorder recorder = DerivationTests.recorder(1, 50);
      Function<Object, Integer> function = recorder.from(Gen.functions(Gen.constant(1)));
      for (int i = 0; i < 100_000; i++) {
        function.apply(new Point(i / 300, i % 300));
      }
      assertThat(recorder.choices().leaves()).isEqualTo(100_000);
    }

    @Test
    void isTheSameInEveryRun() {
      assertThat(key(Set.of(DayOfWeek.FRIDAY, DayOfWeek.MONDAY)))
          .hasToString("Key[name=5087293660425996822]");
      assertThat(key(new Point(3, 4))).hasToString("Key[name=1616791080773235058]");
      assertThat(key("text")).hasToString("Key[name=802164763916717231]");
    }
  }

  @Nested
  class Refusals {
    interface Shape {}

    static final class Opaque implements Shape {}

    @Test
    void nameTheTypeWhenTheFunctionIsMade() {
      assertThatThrownBy(() -> Gen.of(new TypeRef<Predicate<Thread>>() {}))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessage("cannot use Thread as argument of a generated function:"
              + " no structural encoding; give Encoder<Thread>");
    }

    @Test
    void nameTheTypeWhenTheFunctionIsCalled() {
      for (Object argument : List.of(new Opaque(), new Object(), Stream.of(1), new Thread())) {
        Function<Object, Long> function = function();
        assertThatThrownBy(() -> function.apply(List.of(argument)))
            .isInstanceOf(GenerationFailed.class)
            .hasMessageStartingWith("cannot use " + argument.getClass().getSimpleName() + " as");
      }
    }
  }

  @Nested
  class GivenEncoders {
    static final class Customer {
      final int id;

      Customer(int id) {
        this.id = id;
      }

      @Override
      public String toString() {
        return "#" + id;
      }
    }

    @Test
    void letAFunctionSeeTheirEncodings() {
      Gen<Predicate<Customer>> gen = Gen.function(
          FunctionShape.of(new TypeRef<Predicate<Customer>>() {})
              .encoding(Customer.class, customer -> customer.id),
          Gen.booleans());
      Predicate<Customer> predicate = DerivationTests.recorder(1, 50).from(gen);
      List<Boolean> first = new ArrayList<>();
      List<Boolean> second = new ArrayList<>();
      for (int id = 0; id < 50; id++) {
        first.add(predicate.test(new Customer(id)));
        second.add(predicate.test(new Customer(id)));
      }
      assertThat(first).isEqualTo(second).contains(true, false);
    }

    @Test
    void serveDerivedFunctionsToo() {
      Derivation rules = Derivation.standard().encoding(Customer.class, customer -> customer.id);
      Function<Customer, Integer> function = DerivationTests.recorder(1, 50)
          .from(rules.of(new TypeRef<Function<Customer, Integer>>() {}));
      assertThat(function.apply(new Customer(1))).isEqualTo(function.apply(new Customer(1)));
    }

    @Test
    void serveTheWholeProcessThroughGens() {
      Gens.encode(StringBuilder.class, StringBuilder::toString);
      Function<StringBuilder, Integer> function = DerivationTests.recorder(1, 50)
          .from(Gen.of(new TypeRef<Function<StringBuilder, Integer>>() {}));
      assertThat(function.apply(new StringBuilder("a")))
          .isEqualTo(function.apply(new StringBuilder("a")));
    }

    @Test
    void reachIntoCollections() {
      Gen<Function<List<Customer>, Integer>> gen = Gen.function(
          FunctionShape.of(new TypeRef<Function<List<Customer>, Integer>>() {})
              .encoding(Customer.class, customer -> customer.id),
          Gen.ints());
      Function<List<Customer>, Integer> function =
          DerivationTests.recorder(1, 50).from(gen);
      assertThat(function.apply(List.of(new Customer(1))))
          .isEqualTo(function.apply(List.of(new Customer(1))));
    }
  }

  @Nested
  class FunctionsAsArguments {
    @Test
    void areToldApartAndStayThemselves() {
      Recorder recorder = DerivationTests.recorder(3, 50);
      Function<Function<Integer, Integer>, Long> outer = recorder.from(Gen.functions(wide()));
      Map<Function<Integer, Integer>, Long> results = new HashMap<>();
      for (int i = 0; i < 20; i++) {
        Function<Integer, Integer> inner = recorder.from(Gen.functions(Gen.ints()));
        long before = outer.apply(inner);
        inner.apply(i);
        assertThat(outer.apply(inner)).isEqualTo(before);
        results.put(inner, before);
      }
      assertThat(results).hasSize(20);
      assertThat(results.values().stream().distinct().count()).isGreaterThan(5);
    }
  }
}
