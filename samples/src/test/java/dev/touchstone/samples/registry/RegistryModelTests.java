package dev.touchstone.samples.registry;

import static dev.touchstone.samples.Verdicts.falsified;
import static dev.touchstone.samples.Verdicts.seedsIfFull;
import static dev.touchstone.samples.Verdicts.shrinksTo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.Listener;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.samples.Verdicts;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RegistryModelTests {
  private static Claim claim(Model<?, ?> model) {
    return Machine.sequential(model).cases(1_000);
  }

  @Nested
  class AModelThatExpectsNoException {
    @Test
    void endsInTheSingleCommandThatThrows() {
      shrinksTo(seedsIfFull(100), claim(RegistryLesson.unjudged()), "unregister(\"a\")");
    }

    @Test
    void findsTheDoubleRegistrationWhereUnregisterIsExcused() {
      shrinksTo(
          seedsIfFull(100),
          claim(RegistryLesson.unregisterExcused()),
          "v1 = spawn(); register(\"a\", v1); register(\"a\", v1)");
    }
  }

  @Nested
  class AModelThatBelievesInRefusedRegistrations {
    @Test
    void isRefutedByFiveCommands() {
      mostlyShrinksTo(
          RegistryLesson.wrongNext(),
          "v1 = spawn(); v2 = spawn(); register(\"a\", v1); register(\"a\", v2);"
              + " register(\"b\", v2)");
    }

    @Test
    void isRefutedByFourCommandsWhereItUnregisters() {
      mostlyShrinksTo(
          RegistryLesson.wrongNextWithUnregister(),
          "v1 = spawn(); register(\"a\", v1); register(\"b\", v1); unregister(\"b\")");
    }

    @Test
    void isReportedWithTheStateBeforeTheWrongCommand() {
      String report = falsified(0, claim(RegistryLesson.wrongNext())).report();
      assertThat(report)
          .contains("postcondition of register is false")
          .contains("  v1 = spawn()\n  v2 = spawn()\n  register(\"a\", v1)  -> true\n")
          .contains("  state before: RegistryState[procs=[v1, v2], regs=[Reg[name=\"a\", proc=v1],"
              + " Reg[name=\"a\", proc=v2]], dead=[]]");
    }

    /** The exact script under at least 95 of 100 seeds; under every seed where few are tried. */
    private void mostlyShrinksTo(Model<?, ?> model, String script) {
      LongStream seeds = seedsIfFull(100);
      long[] all = seeds.toArray();
      long exact = LongStream.of(all)
          .filter(seed -> Verdicts.smallest(falsified(seed, claim(model))).equals(List.of(script)))
          .count();
      assertThat(exact).isGreaterThanOrEqualTo(all.length * 95 / 100);
    }
  }

  @Nested
  class ARightModel {
    @Test
    void passes() {
      Verdicts.passes(10_000, Machine.sequential(new RegistryModel()));
    }

    @Test
    void passesWhereProcessesStop() {
      Verdicts.passes(10_000, Machine.sequential(RegistryLesson.withStop()));
    }

    @Test
    void registersADeadProcessTwiceInSomePassingScript() {
      Pattern twice = Pattern.compile(
          "stop\\((v\\d+)\\);.*register\\((\"\\w\"), \\1\\); (.*; )?register\\(\\2, \\1\\)");
      AtomicInteger seen = new AtomicInteger();
      Verdict verdict = Verdicts.under(
          0, Machine.sequential(RegistryLesson.withStop()).cases(2_000).listener(event -> {
            if (event instanceof Listener.CaseFinished finished
                && twice.matcher(finished.arguments().render().toString()).find()) {
              seen.incrementAndGet();
            }
          }));
      assertThat(verdict.passed()).isTrue();
      assertThat(seen.get()).isPositive();
    }
  }
}
