package dev.touchstone.samples.bank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Verdict;
import dev.touchstone.machine.History;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Script;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.Verdicts;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class BankModelTests {
  @Test
  void passesWithItsFrequenciesAndRefusals() {
    Verdict verdict = Verdicts.under(0, Machine.sequential(new BankModel()).cases(2_000));
    assertThat(verdict.passed()).isTrue();
    assertThat(verdict.statistics().counts().get("commands"))
        .containsOnlyKeys(
            "open",
            "close",
            "create_user",
            "login",
            "logout",
            "create_account",
            "deposit",
            "withdraw");
    assertThat(verdict.statistics().counts().get("refused"))
        .containsOnlyKeys(
            "create_user", "login", "logout", "create_account", "deposit", "withdraw");
    assertThat(verdict.report()).contains("commands:").contains("refused:");
  }

  @Test
  void isTheSameScriptAndHistoryInAnotherJvm() throws IOException, InterruptedException {
    String token = Seed.of(5).root().child(77).toReplay();
    String here = told(token);
    Process process = new ProcessBuilder(
            System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
            "-cp",
            System.getProperty("java.class.path"),
            BankModelTests.class.getName(),
            token)
        .redirectErrorStream(true)
        .start();
    String there =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(process.waitFor()).as(there).isZero();
    assertThat(there).isEqualTo(here);
    assertThat(here).contains("login(", "deposit(", "withdraw(");
  }

  private static String told(String token) {
    BankModel model = new BankModel();
    Script script = Machine.script(model, token);
    History history = Machine.run(model, script);
    StringBuilder text = new StringBuilder(script.toString());
    history.steps().forEach(step -> text.append('|').append(step.result()));
    return text.append('|').append(history.failure().isPresent()).toString();
  }

  public static void main(String[] arguments) {
    System.out.println(told(arguments[0]));
  }
}
