package planted.samples;

/** Prints, as a sample may, and depends on the command, as nobody may. */
public class Climbs {
  void print() {
    System.out.println("sample");
  }

  static class Up {
    Class<?> command = planted.cli.Reached.class;
  }
}
