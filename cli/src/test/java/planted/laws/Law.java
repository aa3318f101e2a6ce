package planted.laws;

import planted.random.Seed;

/** Uses the room below, which is allowed, and is called so that nobody learns anything. */
public class Law {
  Seed seed = new Seed();

  static class LawImpl {}

  static class LawManager {}

  static class LawHelper {}

  static class LawUtil {}

  static class Getter {
    int getAnswer() {
      return 42;
    }
  }

  static class Inherited implements java.util.function.Supplier<String> {
    @Override
    public String get() {
      return "";
    }

    @Override
    public String toString() {
      return get();
    }
  }
}
