package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Rolls;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GenericTypeTests {
  private static final int MANY = 300;

  record Box<T>(T value) {}

  record Pair<A, B>(A first, B second) {}

  @SuppressWarnings("ArrayRecordComponent") // arrays are part of what is under test
  record Nested2<T>(Pair<List<T>, Box<T>> inside, T[] row, Map<String, ? extends T> map) {}

  record Swapped<A, B>(Pair<B, A> swapped) {}

  record Limited<N extends Number & Comparable<N>>(N number) {}

  record Self<T extends Comparable<T>>(List<T> sorted) {}

  record Grow<T>(T value, Optional<Grow<List<T>>> more) {}

  @Nested
  class Arguments {
    @Test
    void reachComponents() {
      Gen<Nested2<Boolean>> gen = Gen.of(new TypeRef<Nested2<Boolean>>() {});
      assertThat(Rolls.values(gen, MANY)).allSatisfy(value -> {
        assertThat(value.inside().first()).allMatch(x -> (Object) x instanceof Boolean);
        assertThat(value.inside().second().value()).isInstanceOf(Boolean.class);
        assertThat(value.row()).isInstanceOf(Boolean[].class);
        assertThat(value.map().values()).allMatch(x -> (Object) x instanceof Boolean);
      });
    }

    @Test
    void keepTheirPlaces() {
      Gen<Swapped<String, Integer>> gen = Gen.of(new TypeRef<Swapped<String, Integer>>() {});
      Swapped<String, Integer> value = Rolls.simplest(gen);
      assertThat(value.swapped().first()).isEqualTo(0);
      assertThat(value.swapped().second()).isEmpty();
    }

    @Test
    void carryTheirAnnotationsAlong() {
      Gen<Nested2<Integer>> gen =
          Gen.of(new TypeRef<Nested2<@Range(min = 3, max = 5) Integer>>() {});
      assertThat(Rolls.values(gen, MANY)).allSatisfy(value -> {
        assertThat(value.inside().second().value()).isBetween(3, 5);
        assertThat(value.row()).allMatch(n -> n >= 3 && n <= 5);
      });
    }

    @Test
    void maybeLeftOut() {
      assertThat(Rolls.values(Gen.of(Box.class), MANY))
          .allMatch(box -> box.value() instanceof Integer);
      assertThat(Rolls.values(Gen.of(Limited.class), MANY))
          .allMatch(limited -> (Object) limited.number() instanceof Integer);
      assertThat(Rolls.values(Gen.of(Self.class), 10)).hasSize(10);
    }

    @Test
    void mayNotGrowWithoutEnd() {
      assertThatThrownBy(() -> Gen.of(new TypeRef<Grow<Integer>>() {}))
          .isInstanceOf(NoGenerator.class)
          .hasMessageContaining("Grow at Grow: at Grow.more?"
              + " it holds itself with other type arguments, and they grow without end;"
              + " annotate that place with @From, or register a generator");
    }

    interface Widening<T> {
      Widening<List<T>> apply(T value);
    }

    record Configuration(String name, Widening<Integer> function) {}

    record Identity<T>(T value) {}

    record Both<T>(Identity<T> a, Identity<Set<T>> b, List<Both<List<T>>> next) {}

    record Doubling<T>(Map<String, Doubling<Map<T, T>>> more) {}

    @Test
    void areNamedByWhatGrows() {
      assertThatThrownBy(() -> Gen.of(Configuration.class))
          .isInstanceOf(NoGenerator.class)
          .hasMessageContaining("Widening at Configuration.function: at Configuration.function()");
      assertThatThrownBy(() -> Gen.of(new TypeRef<Both<Integer>>() {}))
          .isInstanceOf(NoGenerator.class)
          .hasMessageContaining("Both at Both: at Both.next[] it holds itself");
      assertThatThrownBy(() -> Gen.of(new TypeRef<Doubling<Integer>>() {}))
          .isInstanceOf(NoGenerator.class)
          .hasMessageContaining("Doubling at Doubling: at Doubling.more{value}");
    }

    @Test
    void mayBeNestedTwoHundredDeep() {
      java.lang.reflect.Type type = Integer.class;
      for (int level = 0; level < 200; level++) {
        type = new Applied(Box.class, type);
      }
      Object value = Rolls.simplest(Gen.of(TypeRef.of(type)));
      int levels = 0;
      while (value instanceof Box<?> box) {
        value = box.value();
        levels++;
      }
      assertThat(levels).isEqualTo(200);
      assertThat(value).isEqualTo(0);
    }

    private record Applied(Class<?> raw, java.lang.reflect.Type argument)
        implements java.lang.reflect.ParameterizedType {
      @Override
      public java.lang.reflect.Type[] getActualTypeArguments() {
        return new java.lang.reflect.Type[] {argument};
      }

      @Override
      public java.lang.reflect.Type getRawType() {
        return raw;
      }

      @Override
      public java.lang.reflect.Type getOwnerType() {
        return GenericTypeTests.class;
      }
    }
  }

  @Nested
  class Wildcards {
    record Shaped<T extends Shape>(T shape) {}

    enum Shape {
      ROUND,
      SQUARE
    }

    @Test
    void becomeTheirBounds() {
      Gen<List<? extends Boolean>> extending = Gen.of(new TypeRef<List<? extends Boolean>>() {});
      assertThat(Rolls.values(extending, MANY))
          .allMatch(list -> list.stream().allMatch(x -> (Object) x instanceof Boolean));
      Gen<List<? super String>> above = Gen.of(new TypeRef<List<? super String>>() {});
      assertThat(Rolls.values(above, MANY))
          .allMatch(list -> list.stream().allMatch(x -> (Object) x instanceof String));
      Gen<Shaped<?>> shaped = Gen.of(new TypeRef<Shaped<?>>() {});
      assertThat(Rolls.simplest(shaped)).isEqualTo(new Shaped<>(Shape.ROUND));
    }

    @Test
    void withoutBoundGiveObjectsOfSeveralTypes() {
      Gen<List<?>> lists = Gen.of(new TypeRef<List<?>>() {});
      assertThat(Rolls.values(lists, MANY).stream()
              .flatMap(Collection::stream)
              .map(Object::getClass)
              .collect(Collectors.toSet()))
          .contains(Integer.class, String.class);
    }

    @Test
    void carryAnnotationsOnTheirBounds() {
      Gen<List<? extends Integer>> lists =
          Gen.of(new TypeRef<List<? extends @Range(min = 1, max = 2) Integer>>() {});
      assertThat(Rolls.values(lists, MANY))
          .allMatch(list -> list.stream().allMatch(n -> n == 1 || n == 2));
    }
  }

  @Nested
  class SealedAlternatives {
    sealed interface Term<T> {
      record Num(int n) implements Term<Integer> {}

      record Bool(boolean b) implements Term<Boolean> {}

      record If<T>(Term<Boolean> test, Term<T> yes, Term<T> no) implements Term<T> {}

      record Less(Term<Integer> left, Term<Integer> right) implements Term<Boolean> {}

      record Many<T>(List<Term<T>> all) implements Term<List<T>> {}
    }

    private static Object eval(Term<?> term) {
      if (term instanceof Term.Num num) {
        return num.n();
      }
      if (term instanceof Term.Bool bool) {
        return bool.b();
      }
      if (term instanceof Term.If<?> test) {
        return (Boolean) eval(test.test()) ? eval(test.yes()) : eval(test.no());
      }
      if (term instanceof Term.Less less) {
        return (Integer) eval(less.left()) < (Integer) eval(less.right());
      }
      return ((Term.Many<?>) term).all().stream().map(SealedAlternatives::eval).toList();
    }

    @Test
    void areThoseThatFitTheTypeArguments() {
      assertThat(Rolls.values(Gen.of(new TypeRef<Term<Integer>>() {}), MANY))
          .map(SealedAlternatives::eval)
          .allMatch(Integer.class::isInstance);
      assertThat(Rolls.values(Gen.of(new TypeRef<Term<Boolean>>() {}), MANY))
          .map(SealedAlternatives::eval)
          .allMatch(Boolean.class::isInstance);
      assertThat(Rolls.values(Gen.of(new TypeRef<Term<List<Integer>>>() {}), MANY))
          .map(SealedAlternatives::eval)
          .allMatch(List.class::isInstance);
    }

    @Test
    void areAllOfThemForAWildcard() {
      assertThat(Rolls.values(Gen.of(new TypeRef<Term<? extends Integer>>() {}), MANY))
          .anyMatch(Term.Num.class::isInstance)
          .noneMatch(Term.Bool.class::isInstance);
    }

    @Test
    void mayBeNone() {
      assertThatThrownBy(() -> Gen.of(new TypeRef<Only<String>>() {}))
          .isInstanceOf(NoGenerator.class)
          .hasMessageContaining("Only at Only; register one");
    }

    sealed interface Only<T> {
      record Count(int n) implements Only<Integer> {}
    }
  }

  @Nested
  class TypeRefs {
    @Test
    void areEqualIfTheirTypesAre() {
      TypeRef<List<String>> one = new TypeRef<>() {};
      assertThat(one)
          .isEqualTo(new TypeRef<List<String>>() {})
          .hasSameHashCodeAs(new TypeRef<List<String>>() {})
          .isNotEqualTo(new TypeRef<List<Integer>>() {})
          .isNotEqualTo(new TypeRef<List<@Size(1) String>>() {})
          .hasToString("java.util.List<java.lang.String>");
    }

    @Test
    @SuppressWarnings("rawtypes") // the mistake under test
    void needATypeArgument() {
      assertThatThrownBy(() -> new TypeRef() {})
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageStartingWith("a TypeRef without a type;");
    }

    @Test
    void needKnownTypes() {
      assertThatThrownBy(GenericTypeTests::<String>unknown)
          .isInstanceOf(IllegalGenerator.class)
          .hasMessage("TypeRef<java.util.List<T>> has a type variable; give a type that is known");
    }
  }

  private static <T> Gen<List<T>> unknown() {
    return Gen.of(new TypeRef<List<T>>() {});
  }

  abstract static class Contract<E> {
    void holds(List<E> list, @Range(min = 1, max = 3) int n, @Nullable E element) {}

    <T extends Comparable<T>> void sorts(List<T> list, java.net.Socket socket) {}

    static Gen<String> words() {
      return Gen.constant("word");
    }

    void named(@From("words") String word) {}
  }

  static final class TextContract extends Contract<String> {}

  @Nested
  class Parameters {
    private static Parameter parameter(String method, int index) {
      Method found = Arrays.stream(Contract.class.getDeclaredMethods())
          .filter(candidate -> candidate.getName().equals(method))
          .findFirst()
          .orElseThrow();
      return found.getParameters()[index];
    }

    @Test
    void haveTypeVariablesSeenFromASubclass() {
      Gen<?> lists = Derivation.standard().of(parameter("holds", 0), TextContract.class);
      assertThat(Rolls.values(lists, MANY).stream().flatMap(list -> ((List<?>) list).stream()))
          .isNotEmpty()
          .allMatch(String.class::isInstance);
      Gen<?> elements = Derivation.standard().of(parameter("holds", 2), TextContract.class);
      assertThat(Rolls.values(elements, MANY).stream().map(Object.class::cast))
          .contains((Object) null, "");
    }

    @Test
    void haveAnnotations() {
      assertThat(Rolls.values(Derivation.standard().of(parameter("holds", 1)), MANY).stream()
              .map(Object.class::cast))
          .containsOnly(1, 2, 3);
      assertThat(Rolls.simplest(Derivation.standard().of(parameter("named", 0))).toString())
          .isEqualTo("word");
    }

    @Test
    void ofGenericMethodsAreIntegersWhereTheyMayBe() {
      Gen<?> lists = Derivation.standard().of(parameter("sorts", 0));
      assertThat(Rolls.values(lists, MANY).stream().flatMap(list -> ((List<?>) list).stream()))
          .isNotEmpty()
          .allMatch(Integer.class::isInstance);
    }

    @Test
    void areNamedInErrors() {
      assertThatThrownBy(() -> Derivation.standard().of(parameter("sorts", 1)))
          .hasMessageStartingWith("no generator for java.net.Socket at Contract.sorts(socket);");
    }
  }
}
