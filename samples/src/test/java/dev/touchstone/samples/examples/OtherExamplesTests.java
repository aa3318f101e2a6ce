package dev.touchstone.samples.examples;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.Examples;
import dev.touchstone.examples.Line;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.Verdicts;
import dev.touchstone.samples.locker.LockerModel;
import dev.touchstone.samples.queue.Fifo;
import dev.touchstone.samples.queue.FifoModel;
import dev.touchstone.samples.registry.Registry;
import dev.touchstone.samples.registry.RegistryModel;
import dev.touchstone.samples.table.FileTable;
import dev.touchstone.samples.table.FileTableModel;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OtherExamplesTests {
  private static ExampleSet found(Model<?, ?> model) {
    return Examples.of(model).seed(Seed.of(1)).stale(1_500).find();
  }

  private static List<String> lines(Example example) {
    return example.lines().stream().map(Line::text).toList();
  }

  @Test
  void aQueueHoldsAsMuchAsItWasTold() {
    ExampleSet set = found(new FifoModel());
    assertThat(set.failures()).isEmpty();
    assertThat(set.examples())
        .anySatisfy(example -> assertThat(lines(example)).hasSize(3).satisfies(lines -> {
          assertThat(lines.get(0)).isEqualTo("v1 = new(2)");
          assertThat(lines.get(1)).matches("put\\(v1, \\d\\) -> true");
          assertThat(lines.get(2)).matches("put\\(v1, \\d\\) -> true");
        }));
    assertThat(set.examples())
        .anySatisfy(example -> assertThat(lines(example)).hasSize(3).satisfies(lines -> {
          assertThat(lines.get(0)).isEqualTo("v1 = new(1)");
          assertThat(lines.get(2)).matches("put\\(v1, \\d\\) -> call not allowed");
        }));
  }

  @Test
  void aProcessHasOneName() {
    ExampleSet set = found(new RegistryModel());
    assertThat(set.failures()).isEmpty();
    assertThat(set.examples()).anySatisfy(example -> {
      assertThat(lines(example)).hasSize(3).first().isEqualTo("v1 = spawn()");
      assertThat(lines(example).get(1)).matches("register\\(\".\", v1\\) -> true");
      assertThat(lines(example).get(2))
          .matches("register\\(\".\", v1\\) -> threw IllegalArgumentException");
      assertThat(example.whys()).anySatisfy(why -> {
        assertThat(why.sentence()).isEqualTo("Deleting command 2 changes command 3:");
        assertThat(why.effect()).endsWith("-> should not fail");
      });
    });
  }

  @Test
  void aTableKeepsItsDataWhileItIsClosed() {
    ExampleSet set = found(new FileTableModel());
    assertThat(set.failures()).isEmpty();
    assertThat(set.examples()).anySatisfy(example -> {
      assertThat(lines(example))
          .containsExactly(
              "open() -> ok",
              "insert(0, 0) -> null",
              "close() -> ok",
              "open() -> ok",
              "lookup(0) -> 0");
      assertThat(example.whys())
          .anyMatch(why -> why.sentence().equals("Deleting commands 3 to 4 changes nothing."));
    });
  }

  @Test
  void aLockerKeepsWhatIsCommitted() {
    ExampleSet set = found(new LockerModel());
    assertThat(set.failures()).isEmpty();
    assertThat(set.examples())
        .anySatisfy(example -> assertThat(lines(example))
            .containsExactly(
                "lock() -> true",
                "write(\"a\", 0) -> true",
                "commit() -> true",
                "read(\"a\") -> 0"));
  }

  static List<Model<?, ?>> faulty() {
    return List.of(
        new RegistryModel(Registry.Fault.UNREGISTER_ALL),
        new FifoModel(Fifo.Fault.PUT_IN_FRONT),
        new FileTableModel(FileTable.Fault.CLOSE_FORGETS));
  }

  @ParameterizedTest
  @MethodSource("faulty")
  void aPlantedFaultIsMetOnTheWay(Model<?, ?> model) {
    Verdicts.seedsIfFull(50)
        .forEach(seed -> assertThat(
                Examples.of(model).seed(Seed.of(seed)).stale(500).find().failures())
            .as("seed %d", seed)
            .isNotEmpty());
  }
}
