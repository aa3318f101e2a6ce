package dev.touchstone.rank.internal.worker;

import dev.touchstone.rank.SuiteRunner;
import dev.touchstone.rank.internal.wire.Frames;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The process of one suite and one program: runs the tests and says whether one fails.
 *
 * <p>The suite sees the program as the interface only. A program does not see the suite, nor the
 * library the suite is written with.
 */
public final class SuiteMain {
  private static final int MOST_TEXT = 300;

  private SuiteMain() {}

  /** Connects to the socket that the first argument names, runs one pair, and ends. */
  public static void main(String[] arguments) throws Exception {
    System.setIn(new ByteArrayInputStream(new byte[0]));
    PrintStream nowhere = new PrintStream(new CappedOutput(1 << 20), false, StandardCharsets.UTF_8);
    System.setOut(nowhere);
    System.setErr(nowhere);
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    channel.connect(UnixDomainSocketAddress.of(Path.of(arguments[0])));
    try (Frames frames = new Frames(channel, "")) {
      Map<?, ?> order = frames.take();
      Map<String, @Nullable Object> said;
      try {
        said = run(order);
      } catch (Throwable failed) {
        said = failed(failed instanceof LinkageError, "the suite", failed);
      }
      frames.put(said);
    } finally {
      Runtime.getRuntime().halt(0);
    }
  }

  private static Map<String, @Nullable Object> run(Map<?, ?> order)
      throws IOException, ReflectiveOperationException {
    ClassLoader own = SuiteMain.class.getClassLoader();
    MemoryLoader apis = loader(order, "api", ClassLoader.getPlatformClassLoader());
    Class<?> api = Class.forName(Frames.text(order, "interface"), false, apis);
    Program program = Program.open(loader(order, "classes", apis), api);
    MemoryLoader suite = loader(order, "suite", new Joined(own, apis));
    SuiteRunner runner = Class.forName(Frames.text(order, "runner"), true, own)
        .asSubclass(SuiteRunner.class)
        .getConstructor()
        .newInstance();
    List<Class<?>> classes = new ArrayList<>();
    for (String name : suite.names()) {
      classes.add(Class.forName(name, false, suite));
    }
    Thread.currentThread().setContextClassLoader(suite);
    SuiteRunner.Outcome outcome = runner.run(classes, api, () -> masked(api, program::create));
    if (outcome.tests() == 0) {
      return Frames.fields("kind", "FOREIGN", "text", "the suite", "why", "it has no tests");
    }
    Throwable thrown = outcome.thrown();
    return outcome.failing().isEmpty()
        ? Frames.fields("kind", "PASSES", "text", "")
        : failed(thrown instanceof LinkageError, outcome.failing(), thrown);
  }

  private static MemoryLoader loader(Map<?, ?> order, String folder, ClassLoader parent)
      throws IOException {
    return new MemoryLoader(MemoryLoader.read(Path.of(Frames.text(order, folder))), parent);
  }

  private static Map<String, @Nullable Object> failed(
      boolean foreign, String test, @Nullable Throwable thrown) {
    return Frames.fields(
        "kind", foreign ? "FOREIGN" : "FAILS", "text", cut(test), "why", cut(told(thrown)));
  }

  private static String cut(String text) {
    return text.length() <= MOST_TEXT ? text : text.substring(0, MOST_TEXT) + "...";
  }

  private static String told(@Nullable Throwable thrown) {
    try {
      return String.valueOf(thrown);
    } catch (Throwable hostile) {
      return "something that cannot be shown";
    }
  }

  /** What a suite sees: the interface's classes, and the library that tests are written with. */
  private static final class Joined extends ClassLoader {
    private final ClassLoader apis;

    Joined(ClassLoader libraries, ClassLoader apis) {
      super("suites", libraries);
      this.apis = apis;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      return apis.loadClass(name);
    }
  }

  /** Returns a program that does not tell whose it is. */
  private static Object masked(Class<?> api, Supplier<Object> program) {
    Object instance = program.get();
    InvocationHandler handler = (proxy, method, arguments) -> {
      if (method.getDeclaringClass() == Object.class) {
        return switch (method.getName()) {
          case "equals" -> proxy == arguments[0];
          case "hashCode" -> System.identityHashCode(proxy);
          default -> "the program under test";
        };
      }
      try {
        method.setAccessible(true);
        return method.invoke(instance, arguments);
      } catch (InvocationTargetException thrown) {
        throw thrown.getCause() == null ? thrown : thrown.getCause();
      }
    };
    return Proxy.newProxyInstance(api.getClassLoader(), new Class<?>[] {api}, handler);
  }
}
