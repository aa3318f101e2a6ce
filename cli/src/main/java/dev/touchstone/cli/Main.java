package dev.touchstone.cli;

/** Where the JVM starts. */
public final class Main {
  private Main() {}

  /** Runs the command and ends the JVM with its exit code. */
  public static void main(String[] arguments) {
    System.exit(Touchstone.run(Console.system(), arguments));
  }
}
