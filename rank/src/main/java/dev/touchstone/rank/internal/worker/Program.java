package dev.touchstone.rank.internal.worker;

import dev.touchstone.rank.internal.wire.Plain;
import dev.touchstone.rank.internal.wire.Shaped;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A submission that has been loaded: it implements the interface, or has a {@code main}.
 *
 * <p>Every test sees a fresh instance, and where a class has static fields that could change, fresh
 * classes too.
 */
public final class Program {
  private static final int MOST_PRINTED = 1 << 20;

  private final MemoryLoader first;
  private final @Nullable Class<?> api;
  private final String entry;
  private final Map<String, Method> methods = new HashMap<>();
  private @Nullable Boolean stateless;

  private Program(MemoryLoader first, @Nullable Class<?> api, String entry) {
    this.first = first;
    this.api = api;
    this.entry = entry;
  }

  /**
   * Loads the classes of a folder into this JVM. Its own classes come before those of the same names
   * that the parent knows, but for the classes of the interface.
   *
   * @param classes the folder
   * @param parent the loader that knows the interface
   * @param api the interface, if there is one
   * @param shared where the classes of the interface lie
   * @param adapter where the class that reaches the program lies, if there is one
   * @param entry the name of that class, or ""
   */
  public static Program load(
      Path classes,
      ClassLoader parent,
      @Nullable Class<?> api,
      Path shared,
      Path adapter,
      String entry)
      throws IOException {
    Map<String, byte[]> files = MemoryLoader.read(classes);
    files.putAll(MemoryLoader.read(adapter));
    Set<String> own = new HashSet<>(files.keySet());
    own.removeAll(MemoryLoader.read(shared).keySet());
    MemoryLoader loader = new MemoryLoader(files, parent, own);
    return entry.isEmpty() ? open(loader, api) : new Program(loader, api, entry);
  }

  /** Finds the class that implements an interface, or has a main method where there is none. */
  static Program open(MemoryLoader loader, @Nullable Class<?> api) {
    List<String> fitting = new ArrayList<>();
    List<String> troubles = new ArrayList<>();
    for (String name : loader.names()) {
      try {
        Class<?> type = Class.forName(name, false, loader);
        if (api == null ? hasMain(type) : isConcrete(type, api)) {
          fitting.add(name);
        }
      } catch (Throwable broken) {
        troubles.add(name + " cannot be loaded: " + broken);
      }
    }
    if (fitting.size() != 1) {
      String wanted = api == null ? "has a main method" : "implements " + api.getName();
      throw new IllegalArgumentException((fitting.isEmpty()
              ? "no class " + wanted
              : "several classes fit: " + fitting + "; hand in one that " + wanted)
          + (troubles.isEmpty() ? "" : "; " + String.join("; ", troubles)));
    }
    return new Program(loader, api, fitting.get(0));
  }

  private static boolean isConcrete(Class<?> type, Class<?> api) {
    return api.isAssignableFrom(type)
        && !type.isInterface()
        && !Modifier.isAbstract(type.getModifiers())
        && Arrays.stream(type.getDeclaredConstructors()).anyMatch(c -> c.getParameterCount() == 0);
  }

  private static boolean hasMain(Class<?> type) {
    return Arrays.stream(type.getDeclaredMethods())
        .anyMatch(m -> m.getName().equals("main")
            && Modifier.isStatic(m.getModifiers())
            && Arrays.equals(m.getParameterTypes(), new Class<?>[] {String[].class}));
  }

  /** Runs one test and returns the answer as plain data. */
  @Nullable
  Object run(String method, List<?> arguments) throws Throwable {
    MemoryLoader loader = isStateless() ? first : first.fresh();
    Thread.currentThread().setContextClassLoader(loader);
    try {
      Class<?> type = Class.forName(entry, true, loader);
      return api == null
          ? printed(type, String.valueOf(arguments.get(0)))
          : Plain.encode(called(type, api, method, arguments));
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause() == null ? thrown : thrown.getCause();
    }
  }

  /** Looks at the classes when the first test runs, as their code may run then. */
  private boolean isStateless() {
    Boolean known = stateless;
    if (known == null) {
      known = first.isStateless();
      stateless = known;
    }
    return known;
  }

  private @Nullable Object called(Class<?> type, Class<?> api, String name, List<?> arguments)
      throws Exception {
    Method method = method(api, name, arguments.size());
    Type[] shapes = method.getGenericParameterTypes();
    Object[] values = new Object[arguments.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = Shaped.decode(arguments.get(i), shapes[i]);
    }
    return method.invoke(create(type), values);
  }

  private Method method(Class<?> api, String name, int arguments) throws NoSuchMethodException {
    Method known = methods.get(name + "/" + arguments);
    if (known == null) {
      known = Arrays.stream(api.getMethods())
          .filter(m -> m.getName().equals(name) && m.getParameterCount() == arguments)
          .findFirst()
          .orElseThrow(() -> new NoSuchMethodException(name));
      known.setAccessible(true);
      methods.put(name + "/" + arguments, known);
    }
    return known;
  }

  private static Object create(Class<?> type) throws ReflectiveOperationException {
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  /** Makes an instance for a caller that runs it itself. */
  Object create() {
    try {
      return create(Class.forName(entry, true, first));
    } catch (ReflectiveOperationException failed) {
      throw new IllegalStateException("the program under test cannot be made", failed);
    }
  }

  /** Makes an instance that remembers nothing of earlier ones. */
  public Object fresh() {
    try {
      return create(Class.forName(entry, true, isStateless() ? first : first.fresh()));
    } catch (ReflectiveOperationException failed) {
      throw new IllegalStateException("the program cannot be made", failed);
    }
  }

  private static String printed(Class<?> type, String input) throws Exception {
    CappedOutput output = new CappedOutput(MOST_PRINTED);
    System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
    System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
    Method main = type.getDeclaredMethod("main", String[].class);
    main.setAccessible(true);
    main.invoke(null, (Object) new String[0]);
    return output.text();
  }
}
