package dev.touchstone.cli;

import java.io.IOException;

/** Where the JVM starts. */
public final class Main {
  private Main() {}

  /** Runs the command and ends the JVM with its exit code. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    Console console = Console.system();
    if (Apart.isFor(arguments)) {
      int exit = Apart.run(console, arguments);
      console.flush();
      System.exit(exit);
    }
    Apart.endWithParent();
    int exit = Touchstone.run(console, arguments);
    Apart.note(exit);
    System.exit(exit);
  }
}
