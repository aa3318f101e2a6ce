package dev.touchstone.laws.subjects;

import java.io.FileInputStream;
import java.io.IOException;
import java.net.Socket;
import java.util.List;
import java.util.function.IntConsumer;

/** Members that must be left out, each for another reason, and one that is fine. */
public final class Misbehaving {
  private static int calls;

  private Misbehaving() {}

  public static int next(int x) {
    return x == Integer.MAX_VALUE ? x : x + 1;
  }

  public static int exits(int x) {
    System.exit(x);
    return x;
  }

  public static int exitsInside(int x) {
    return exits(x);
  }

  public static int exitsInLambda(int x) {
    Runnable end = () -> Runtime.getRuntime().halt(x);
    end.run();
    return x;
  }

  public static int exitsByName(int x) {
    IntConsumer end = System::exit;
    end.accept(x);
    return x;
  }

  public static int exitsInAnonymousClass(int x) {
    Runnable end = new Runnable() {
      @Override
      public void run() {
        System.exit(x);
      }
    };
    end.run();
    return x;
  }

  public static int exitsByReflection(int x) throws ReflectiveOperationException {
    System.class.getMethod("exit", int.class).invoke(null, x);
    return x;
  }

  public static String joins(int x) {
    return "x" + x;
  }

  public static int prints(int x) {
    System.out.println(x);
    return x;
  }

  public static int reads(int x) throws IOException {
    try (FileInputStream in = new FileInputStream("somewhere")) {
      return x + in.read();
    }
  }

  public static int connects(int x) throws IOException {
    try (Socket socket = new Socket("localhost", x)) {
      return socket.getPort();
    }
  }

  public static int threads(int x) {
    new Thread(() -> {}).start();
    return x;
  }

  public static int hangs(int x) {
    int y = x;
    while (y != x + 1 || Thread.currentThread().isInterrupted()) {
      y = x;
    }
    return y;
  }

  public static int loops(int x) {
    long sum = 0;
    while (sum >= 0) {
      sum = (sum + x) & 0xff;
    }
    return (int) sum;
  }

  @SuppressWarnings("InfiniteRecursion") // the mistake
  public static int recurses(int x) {
    return x > 3 ? recurses(x) + 1 : x;
  }

  public static int counts(int x) {
    return x + calls++;
  }

  public static int clears(int x, List<Integer> list) {
    list.clear();
    return x;
  }

  public static int needs(Misbehaving what) {
    return what.hashCode();
  }
}
