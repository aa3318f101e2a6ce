package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Rolls;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RegistrationTests {
  private static final Derivation STANDARD = Derivation.standard();

  static final class Money {
    final long cents;

    Money(long cents) {
      this.cents = cents;
    }
  }

  record Account(Money balance, List<Money> history) {}

  record Order(List<Line> lines) {}

  record Line(Sku sku) {}

  record Sku(String code, java.net.Socket owner) {}

  @Nested
  class OfAnUnknownType {
    @Test
    void namesTheWayToIt() {
      assertThatThrownBy(() -> Gen.of(Order.class))
          .isInstanceOf(NoGenerator.class)
          .hasMessage("no generator for java.net.Socket at Order.lines[].sku.owner;"
              + " register one with Gens.register or annotate with @From");
    }

    @Test
    void namesTheWayThroughMapsOptionalsAndFunctions() {
      assertThatThrownBy(() -> Gen.of(new TypeRef<java.util.Map<String, Optional<Thread>>>() {}))
          .hasMessageStartingWith("no generator for java.lang.Thread at Map{value}?;");
      assertThatThrownBy(() -> Gen.of(new TypeRef<java.util.Map<Thread, String>>() {}))
          .hasMessageStartingWith("no generator for java.lang.Thread at Map{key};");
      assertThatThrownBy(() -> Gen.of(new TypeRef<java.util.function.Supplier<Thread[]>>() {}))
          .hasMessageStartingWith("no generator for java.lang.Thread at Supplier()[];");
    }
  }

  @Nested
  class OfAClass {
    @Test
    void servesEveryUseOfIt() {
      Derivation rules = STANDARD.with(Money.class, Gen.longs(1, 5).map(Money::new));
      assertThat(Rolls.values(rules.of(Account.class), 100)).allSatisfy(account -> {
        assertThat(account.balance().cents).isBetween(1L, 5L);
        assertThat(account.history()).allMatch(money -> money.cents >= 1 && money.cents <= 5);
      });
    }

    @Test
    void leavesOtherDerivationsAlone() {
      STANDARD.with(Money.class, Gen.constant(new Money(1)));
      assertThatThrownBy(() -> STANDARD.of(Account.class)).isInstanceOf(NoGenerator.class);
    }

    @Test
    void replacesABuiltInGeneratorForBoxAndPrimitive() {
      record Both(int a, Integer b) {}
      Derivation rules = STANDARD.with(int.class, Gen.constant(7));
      assertThat(Rolls.simplest(rules.of(Both.class))).isEqualTo(new Both(7, 7));
    }

    @Test
    void givesWayToAConstraint() {
      record Both(int a, @Range(min = 1, max = 1) int b) {}
      Derivation rules = STANDARD.with(int.class, Gen.constant(7));
      assertThat(Rolls.simplest(rules.of(Both.class))).isEqualTo(new Both(7, 1));
    }

    @Test
    void servesTheWholeProcessThroughGens() {
      final class Key {}
      record Keyed(Key key) {}
      Key key = new Key();
      Gens.register(Key.class, Gen.constant(key));
      assertThat(Rolls.simplest(Gen.of(Keyed.class)).key()).isSameAs(key);
      assertThat(Rolls.simplest(Derivation.standard().of(Key.class))).isSameAs(key);
    }
  }

  @Nested
  class OfAType {
    @Test
    void servesItsTypeArgumentsOnly() {
      record Lists(List<String> a, List<Integer> b, List<@Nullable String> c) {}
      Derivation rules = STANDARD.with(new TypeRef<List<String>>() {}, Gen.constant(List.of("x")));
      Lists lists = Rolls.simplest(rules.of(Lists.class));
      assertThat(lists.a()).containsExactly("x");
      assertThat(lists.b()).isEmpty();
    }

    @Test
    void isCheckedForTypeVariables() {
      assertThatThrownBy(RegistrationTests::<String>withUnknown)
          .isInstanceOf(IllegalGenerator.class);
    }

    @Test
    void servesTheWholeProcessThroughGens() {
      final class Wrapped<T> {}
      Gens.register(new TypeRef<Wrapped<String>>() {}, Gen.constant(new Wrapped<>()));
      assertThat(Rolls.simplest(Gen.of(new TypeRef<Wrapped<String>>() {}))).isNotNull();
      assertThatThrownBy(() -> Gen.of(new TypeRef<Wrapped<Integer>>() {}))
          .isInstanceOf(NoGenerator.class);
    }
  }

  private static <T> Derivation withUnknown() {
    return STANDARD.with(new TypeRef<List<T>>() {}, Gen.constant(List.of()));
  }

  @Target({ElementType.TYPE_USE, ElementType.PARAMETER})
  @Retention(RetentionPolicy.RUNTIME)
  @interface Even {}

  /** An own container, to be served by a provider. */
  record Pile(List<?> things) {}

  record Cell<T>(T content) {}

  static final class Bag<T> {
    final List<T> things = new ArrayList<>();
  }

  record Branch(int n, Bag<Branch> branches) {}

  /** Found by service loading: serves even ints, and bags of anything. */
  public static final class EvenAndBags implements GenProvider {
    @Override
    public Optional<Gen<?>> provide(Wanted wanted) {
      if (wanted.annotation(Even.class).isPresent()) {
        return Optional.of(Gen.ints(0, 50).map(n -> 2 * n));
      }
      return wanted.raw() == Bag.class ? Optional.of(bags(wanted)) : Optional.empty();
    }

    private static Gen<?> bags(Wanted wanted) {
      Gen<?> element = wanted.arguments().get(0).gen();
      return source -> {
        Bag<Object> bag = new Bag<>();
        if (source.depth() > 0 && source.bool()) {
          bag.things.add(source.from(element));
        }
        return bag;
      };
    }
  }

  @Nested
  class OfAProvider {
    record Evens(@Even int a, List<@Even Integer> b, int c) {}

    @Test
    void servesAnAnnotation() {
      List<Evens> evens = Rolls.values(Gen.of(Evens.class), 300);
      assertThat(evens)
          .allMatch(value -> value.a() % 2 == 0)
          .allMatch(value -> value.b().stream().allMatch(n -> n % 2 == 0))
          .anyMatch(value -> value.c() % 2 != 0);
    }

    @Test
    void servesAGenericTypeEvenARecursiveOne() {
      assertThat(Rolls.values(Gen.of(new TypeRef<Bag<String>>() {}), 100))
          .anyMatch(bag -> !bag.things.isEmpty());
      assertThat(Rolls.values(Gen.of(Branch.class), 100))
          .anyMatch(branch -> !branch.branches().things.isEmpty());
    }

    @Test
    void learnsTheTypeItsPlaceAndItsOwner() {
      List<String> asked = new ArrayList<>();
      Derivation rules = STANDARD.with(wanted -> {
        asked.add(wanted.type().getTypeName() + " at " + wanted.where() + " of "
            + wanted.owner().getSimpleName() + " " + wanted.annotations().size());
        return Optional.empty();
      });
      rules.of(Evens.class);
      assertThat(asked)
          .containsExactly(
              Evens.class.getTypeName() + " at Evens of Object 0",
              "int at Evens.a of Evens 1",
              "java.util.List<java.lang.Integer> at Evens.b of Object 0",
              "int at Evens.c of Object 0",
              "java.lang.Integer at Evens.b[] of Evens 1");
    }

    @Test
    void mayChangeTheDerivedGenerator() {
      Derivation rules = STANDARD.with(wanted -> wanted.annotation(Even.class).isPresent()
          ? Optional.of(wanted.gen().map(n -> (Integer) n & ~1))
          : Optional.empty());
      assertThat(Rolls.values(rules.of(Evens.class), 300)).allMatch(value -> value.a() % 2 == 0);
    }

    @Test
    void mayHonourAConstraintOnATypeOfItsOwn() {
      record Bagged(@Size(3) Bag<Integer> bag) {}
      Derivation rules = STANDARD.with(wanted -> wanted.raw() == Bag.class
          ? wanted.annotation(Size.class).map(size -> filled(size.value()))
          : Optional.empty());
      assertThat(Rolls.simplest(rules.of(Bagged.class)).bag().things).hasSize(3);
    }

    @Test
    void isNotHeardWhereItOverlooksAConstraint() {
      record Bagged(@Size(3) Bag<Integer> bag) {}
      assertThatThrownBy(() -> Gen.of(Bagged.class))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessage("@Size does not fit dev.touchstone.RegistrationTests.Bag at Bagged.bag;"
              + " it fits texts, collections, maps and arrays");
    }

    private static Gen<?> filled(int size) {
      return source -> {
        Bag<Integer> bag = new Bag<>();
        for (int i = 0; i < size; i++) {
          bag.things.add(i);
        }
        return bag;
      };
    }

    @Test
    void isNamedIfItCannotBeLoaded(@TempDir Path folder) throws Exception {
      Path services = Files.createDirectories(folder.resolve("META-INF/services"));
      Files.writeString(services.resolve(GenProvider.class.getName()), "missing.Provider");
      Class<?> gen = alone(folder).loadClass(Gen.class.getName());
      for (int attempt = 0; attempt < 2; attempt++) {
        assertThatThrownBy(() -> derived(gen, int.class))
            .hasToString(IllegalGenerator.class.getName()
                + ": a GenProvider cannot be loaded: " + GenProvider.class.getName()
                + ": Provider missing.Provider not found");
      }
    }

    private static ClassLoader alone(Path folder) throws IOException {
      URL[] path = {
        folder.toUri().toURL(), place(Gen.class), place(Seed.class),
      };
      return new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
    }

    private static URL place(Class<?> type) {
      return type.getProtectionDomain().getCodeSource().getLocation();
    }

    private static Object derived(Class<?> gen, Class<?> type) throws Throwable {
      Thread thread = Thread.currentThread();
      ClassLoader before = thread.getContextClassLoader();
      thread.setContextClassLoader(gen.getClassLoader());
      try {
        return gen.getMethod("of", Class.class).invoke(null, type);
      } catch (InvocationTargetException thrown) {
        throw thrown.getCause();
      } finally {
        thread.setContextClassLoader(before);
      }
    }

    @Test
    void mayNotAskForItself() {
      Derivation rules = STANDARD.with(wanted -> Optional.of(wanted.gen()));
      assertThatThrownBy(() -> rules.of(Evens.class))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessageEndingWith("at Evens asks for itself");
    }

    @Test
    void givesWayToARegisteredGeneratorUnlessAnAnnotationAsks() {
      Derivation rules = STANDARD
          .with(int.class, Gen.constant(9))
          .with(wanted ->
              wanted.raw() == int.class ? Optional.of(Gen.constant(2)) : Optional.empty());
      Evens evens = Rolls.simplest(rules.of(Evens.class));
      assertThat(evens.a()).isEqualTo(2);
      assertThat(evens.c()).isEqualTo(9);
    }
  }
}
