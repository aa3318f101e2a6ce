package dev.touchstone.samples.bank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.data.PlainData;
import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.Group;
import dev.touchstone.examples.Line;
import dev.touchstone.examples.Render;
import dev.touchstone.examples.Why;
import dev.touchstone.machine.Machine;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.Verdicts;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BankExamplesTests {
  private static final Map<Long, ExampleSet> SETS = new LinkedHashMap<>();

  static synchronized ExampleSet set(long seed) {
    return SETS.computeIfAbsent(
        seed, key -> Examples.of(new BankModel()).seed(Seed.of(key)).find());
  }

  static String shape(Example example) {
    return BankShapes.of(example.lines().stream().map(Line::text).toList());
  }

  private static Set<String> shapes(ExampleSet set) {
    return set.examples().stream().map(BankExamplesTests::shape).collect(Collectors.toSet());
  }

  private static Example row(String name) {
    String wanted = BankShapes.all().get(name);
    return set(0).examples().stream()
        .filter(example -> shape(example).equals(wanted))
        .findFirst()
        .orElseThrow(() -> new AssertionError(name + " is missing: " + wanted));
  }

  @Nested
  class Drawing {
    @Test
    void isThatOfAPlainCheck() {
      BankModel model = new BankModel();
      Verdicts.seeds(200).forEach(seed -> {
        for (long number : new long[] {1, 17, 60, 99}) {
          String token = Seed.of(seed).root().child(number).toReplay();
          assertThat(Examples.of(model).seed(Seed.of(seed)).script(number))
              .as("seed %d, case %d", seed, number)
              .isEqualTo(Machine.script(model, token));
        }
      });
    }
  }

  @Nested
  class Deleting {
    @Test
    void tellsThatADepositNeedsAnAccount() {
      Why why = row("B21").whys().stream()
          .filter(one -> one.sentence().equals("Deleting command 4 changes command 5:"))
          .findFirst()
          .orElseThrow();
      assertThat(why.original().stream().map(line -> line.number() + ". " + line.text()))
          .containsExactly(
              "1. open() -> ok",
              "2. create_user(u1, p1) -> (u1, p1)",
              "3. login(u1, p1) -> ok",
              "4. create_account(a1, u1) -> (a1, u1)",
              "5. deposit(u1, p1, a1, 1) -> 1");
      assertThat(why.effect()).isEqualTo("deposit(u1, p1, a1, 1) -> should not return 1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"B1", "B4", "B11", "B17", "B29", "B36", "B45"})
    void tellsThatTheBankMustBeOpen(String name) {
      assertThat(row(name).lines())
          .singleElement()
          .satisfies(line -> assertThat(line.answer()).isEqualTo("call not allowed"));
    }

    @Test
    void tellsThatClosingLogsEverybodyOut() {
      assertThat(row("B24").whys())
          .anyMatch(why -> why.sentence().equals("Deleting commands 5 to 6 changes command 7:"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"B22", "B50", "B47", "B52", "B53", "B54", "B51"})
    void tellsWhatMoneyDoes(String name) {
      assertThat(row(name)).isNotNull();
    }
  }

  @Nested
  class Swapping {
    @Test
    void tellsThatNamesAreTakenAndPasswordsAreNot() {
      assertThat(row("B13")).isNotNull();
      assertThat(row("B14").whys()).anySatisfy(why -> {
        assertThat(why.sentence()).startsWith("Changing command 2 to create_user(");
        assertThat(why.altered())
            .last()
            .satisfies(line -> assertThat(line.answer()).isEqualTo("false"));
      });
      assertThat(row("B15")).isNotNull();
    }
  }

  @Nested
  class Keeping {
    @ParameterizedTest
    @CsvSource({
      "B16, 2, 3",
      "B27, 5, 6",
      "B28, 5, 7",
      "B34, 3, 4",
      "B35, 3, 4",
      "B41, 4, 6",
      "B55, 6, 7"
    })
    void tellsThatADetourChangesNothing(String name, int first, int last) {
      assertThat(row(name).whys())
          .anyMatch(why -> why.sentence()
              .equals("Deleting commands " + first + " to " + last + " changes nothing."));
    }
  }

  @Nested
  class TheSet {
    @Test
    void matchesThePublishedShapes() {
      Verdicts.seedsIfFull(20).forEach(seed -> {
        Set<String> shapes = shapes(set(seed));
        Set<String> missing = new TreeSet<>();
        BankShapes.all().forEach((name, shape) -> {
          if (!shapes.contains(shape)) {
            missing.add(name);
          }
        });
        assertThat(missing).as("seed %d", seed).hasSizeLessThanOrEqualTo(5);
        assertThat(set(seed).examples()).as("seed %d", seed).hasSizeBetween(45, 70);
        assertThat(shapes).as("two users, seed %d", seed).contains(BankShapes.TWO_USERS);
        assertThat(set(seed).truncated()).isEmpty();
      });
    }

    @Test
    void isNearlyTheSameUnderEverySeed() {
      Set<String> common = new HashSet<>();
      Verdicts.seedsIfFull(20).forEach(seed -> {
        if (seed == 0) {
          common.addAll(shapes(set(seed)));
        }
        common.retainAll(shapes(set(seed)));
      });
      assertThat(common).hasSizeGreaterThanOrEqualTo(49);
    }

    @Test
    void hasNoTwoThatAreEqualButForNames() {
      List<Example> all = set(0).examples();
      assertThat(all.stream().map(Example::id).distinct()).hasSize(all.size());
      assertThat(shapes(set(0))).hasSize(all.size());
      assertThat(all).containsAll(set(0).groups().stream().map(Group::head).toList());
    }

    @Test
    void hasNoHeadThatIsASpecialCaseOfAnother() {
      Verdicts.seedsIfFull(20).forEach(seed -> {
        List<Example> heads = set(seed).groups().stream().map(Group::head).toList();
        for (Example one : heads) {
          assertThat(heads)
              .as("special cases of %s, seed %d", one.text(), seed)
              .noneMatch(other -> Equalities.of(one).areFewerThan(Equalities.of(other)));
        }
        set(seed)
            .groups()
            .forEach(group -> assertThat(group.similar())
                .as("cases of %s, seed %d", group.head().text(), seed)
                .allMatch(
                    special -> Equalities.of(group.head()).areFewerThan(Equalities.of(special))));
      });
    }

    @Test
    void isTheSameWithAnyNumberOfThreads() {
      List<String> written = List.of(1, 2, 4).stream()
          .map(threads -> PlainData.write(Render.data(Examples.of(new BankModel())
              .seed(Seed.of(3))
              .stale(400)
              .threads(threads)
              .find())))
          .toList();
      assertThat(written.get(1)).isEqualTo(written.get(0));
      assertThat(written.get(2)).isEqualTo(written.get(0));
    }
  }

  @Nested
  class AFault {
    @Test
    void isFoundOnTheWay() {
      Verdicts.seedsIfFull(50).forEach(seed -> {
        ExampleSet set = Examples.of(new BankModel(Fault.DEPOSIT_SUBTRACTS))
            .seed(Seed.of(seed))
            .stale(500)
            .find();
        assertThat(set.failures()).as("seed %d", seed).anySatisfy(failure -> {
          assertThat(failure.script().length()).isEqualTo(5);
          assertThat(failure.script().toString()).endsWith("deposit(u1, p1, a1, 1)");
          BankModel faulty = new BankModel(Fault.DEPOSIT_SUBTRACTS);
          assertThat(Machine.script(faulty, failure.token())).isEqualTo(failure.script());
          assertThat(Machine.sequential(faulty).replay(failure.token()).check().passed())
              .isFalse();
          assertThat(Machine.sequential(new BankModel())
                  .replay(failure.token())
                  .check()
                  .passed())
              .isTrue();
        });
      });
    }
  }
}
