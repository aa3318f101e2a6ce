package dev.touchstone.internal.database;

import dev.touchstone.Identity;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.Loose;
import dev.touchstone.internal.token.Token;
import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Another JVM on the same folder: what it runs, and how a test starts it. */
final class ChildJvm {
  static final String PROPERTY = "com.acme.BankTests#balances";
  static final Node BASE = Seed.of(1, 2).root();

  private ChildJvm() {}

  static FailedCase failure(String property, long number, String... shown) {
    List<Choice> row = List.of(Loose.word(Domain.Kind.INTEGER, number));
    return new FailedCase(
        property,
        new Identity("java.lang.AssertionError", "com.acme.BankTests.balances", 12),
        Domain.ORDER,
        Fingerprint.of(Choices.of(row)),
        Token.of(BASE.child(number), Choices.of(row)),
        false,
        List.of(shown));
  }

  static Process start(Object... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-XX:TieredStopAtLevel=1",
        "-cp",
        System.getProperty("java.class.path"),
        ChildJvm.class.getName()));
    for (Object argument : arguments) {
      command.add(argument.toString());
    }
    return new ProcessBuilder(command)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  /** Returns the next line a child prints, or "" when it has ended. */
  static String line(BufferedReader printed) {
    try {
      String line = printed.readLine();
      return line == null ? "" : line;
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  /** Runs in the child: {@code save FOLDER FROM TO} or {@code run FOLDER HOW}. */
  @SuppressWarnings("SystemOut") // the test reads what a child prints
  public static void main(String[] arguments) throws IOException {
    FailureDatabase database = FailureDatabase.in(Path.of(arguments[1]));
    if (arguments[0].equals("save")) {
      for (long i = Long.parseLong(arguments[2]); i < Long.parseLong(arguments[3]); i++) {
        FailureDatabase.Stored stored =
            database.save(failure(PROPERTY, i, "account = \u00e9" + "x".repeat(2_000)));
        System.out.println(stored.file().getFileName());
      }
    } else {
      run(database, arguments[2]);
    }
  }

  @SuppressWarnings({"SystemOut", "SystemExitOutsideMain"}) // it is what a tested body may do
  private static void run(FailureDatabase database, String how) throws IOException {
    try (Running running = database.running(PROPERTY, BASE)) {
      if (how.equals("interrupted")) {
        Thread.currentThread().interrupt();
      }
      for (int i = 0; i < (how.equals("early") ? 3 : 3_000); i++) {
        running.mark(i);
      }
      running.mark(41);
      switch (how) {
        case "exit" -> System.exit(3);
        case "halt", "early" -> Runtime.getRuntime().halt(4);
        case "token" -> {
          running.mark(failure(PROPERTY, 7).token());
          System.exit(5);
        }
        case "late" -> {
          running.mark(() -> failure(PROPERTY, 8).token());
          System.exit(6);
        }
        case "wait", "interrupted" -> {
          System.out.println("waiting");
          System.in.read();
        }
        default -> running.mark(42);
      }
    }
  }
}
