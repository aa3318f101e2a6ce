package dev.touchstone.cli.rank;

import dev.touchstone.Gen;
import dev.touchstone.rank.BadTask;
import dev.touchstone.rank.Call;
import dev.touchstone.rank.Oracle;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.Reading;
import dev.touchstone.rank.TextProgram;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a teacher gives: an interface, a model, and a class with tests and perhaps oracles.
 *
 * <p>This is trusted code, and it is loaded into the command.
 */
public final class TeacherTask {
  private final ClassLoader loader;
  private final List<Path> places;

  private TeacherTask(ClassLoader loader, List<Path> places) {
    this.loader = loader;
    this.places = places;
  }

  /** Under which of a task's oracles programs are ranked. */
  public enum Judging {
    /** Under the strict one. */
    STRICT,
    /** Under the lenient one. */
    LENIENT,
    /** Under both, where there are two. */
    BOTH
  }

  /** Opens jars and folders of classes. */
  public static TeacherTask open(List<Path> places) {
    List<URL> urls = new ArrayList<>();
    for (Path place : places) {
      if (!Files.exists(place)) {
        throw new BadTask("there is no " + place + "; name a jar or a folder of classes");
      }
      try {
        urls.add(place.toUri().toURL());
      } catch (MalformedURLException impossible) {
        throw new BadTask("cannot read " + place + ": " + impossible);
      }
    }
    ClassLoader parent = TeacherTask.class.getClassLoader();
    return new TeacherTask(new URLClassLoader(urls.toArray(new URL[0]), parent), places);
  }

  private Class<?> type(String name, String what) {
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException | LinkageError missing) {
      throw new BadTask("the " + what + " " + name + " is not there (" + missing
          + "); name a class in --model or --class-path");
    }
  }

  /** Starts the ranking of this task; no name of an interface means programs that print. */
  public Rank<?> rank(String api, String tests) {
    return rank(api, tests, "", Judging.BOTH);
  }

  /** Starts the ranking of this task, perhaps with an adapter, under some of its oracles. */
  public Rank<?> rank(String api, String tests, String adapter, Judging judging) {
    Class<?> type = api.isEmpty() ? TextProgram.class : type(api, "interface");
    return rank(type, type(tests, "class of the tests"), adapter, judging);
  }

  private <I> Rank<I> rank(Class<I> api, Class<?> given, String adapter, Judging judging) {
    Rank<I> rank = Rank.of(api)
        .model(model(api, adapter))
        .tests(tests(given))
        .judgedBy(judging + " of " + given.getName());
    if (!adapter.isEmpty()) {
      rank.adapter(adapter(api, adapter));
    }
    boolean texts = api == TextProgram.class;
    Oracle strict = optional(given, "oracle", Oracle.class)
        .orElse(texts ? Oracle.text(Reading.EXACT) : Oracle.reference());
    Optional<Oracle> lenient = optional(given, "lenient", Oracle.class)
        .or(() -> texts ? Optional.of(Oracle.text(Reading.WORDS)) : Optional.empty());
    if (judging == Judging.LENIENT) {
      return rank.oracle(lenient.orElseThrow(() -> new BadTask("there is no lenient oracle; the"
          + " class " + given.getName() + " has no method 'static Oracle lenient()'")));
    }
    rank.oracle(strict);
    if (judging == Judging.BOTH) {
      lenient.ifPresent(rank::lenient);
    }
    return rank;
  }

  private <I> Class<? extends I> adapter(Class<I> api, String name) {
    Class<?> type = type(name, "adapter");
    if (api == TextProgram.class || !api.isAssignableFrom(type)) {
      throw new BadTask("the adapter " + name + " does not implement "
          + (api == TextProgram.class ? "an interface; name one with --interface" : api.getName()));
    }
    return type.asSubclass(api);
  }

  private <I> I model(Class<I> api, String adapter) {
    List<Class<?>> found = new ArrayList<>();
    for (String name : classes()) {
      Class<?> type = type(name, "class");
      boolean concrete = !type.isInterface() && !Modifier.isAbstract(type.getModifiers());
      if (api.isAssignableFrom(type) && concrete && !name.equals(adapter)) {
        found.add(type);
      }
    }
    if (found.size() != 1) {
      throw new BadTask((found.isEmpty() ? "the reference is missing: no class" : "several classes")
          + " in --model " + places.get(0) + " implement" + (found.isEmpty() ? "s " : " ")
          + api.getName() + (found.isEmpty() ? "" : ": " + found)
          + "; put exactly one there");
    }
    try {
      var constructor = found.get(0).getDeclaredConstructor();
      constructor.setAccessible(true);
      return api.cast(constructor.newInstance());
    } catch (ReflectiveOperationException | RuntimeException failed) {
      throw new BadTask("the model " + found.get(0).getName() + " cannot be made: " + failed
          + "; give it a constructor without parameters");
    }
  }

  /** Returns the names of the classes in the place of the model. */
  private List<String> classes() {
    Path place = places.get(0);
    try {
      if (Files.isDirectory(place)) {
        return names(place);
      }
      try (FileSystem jar = FileSystems.newFileSystem(place)) {
        return names(jar.getPath("/"));
      }
    } catch (IOException | java.nio.file.ProviderNotFoundException unreadable) {
      throw new BadTask("cannot read the model " + place + ": " + unreadable);
    }
  }

  private static List<String> names(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .map(file -> root.relativize(file).toString())
          .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
          .filter(file -> !file.startsWith("META-INF"))
          .map(file -> file.replaceFirst("\\.class$", "").replace('/', '.'))
          .sorted()
          .toList();
    }
  }

  @SuppressWarnings("unchecked") // a generator of other things fails at its first test
  private static Gen<Call> tests(Class<?> given) {
    return optional(given, "tests", Gen.class)
        .orElseThrow(() -> new BadTask("the class " + given.getName()
            + " has no method 'public static Gen<Call> tests()'; write one"));
  }

  private static <T> Optional<T> optional(Class<?> given, String name, Class<T> type) {
    try {
      var method = given.getDeclaredMethod(name);
      method.setAccessible(true);
      return Optional.of(type.cast(method.invoke(null)));
    } catch (NoSuchMethodException absent) {
      return Optional.empty();
    } catch (ReflectiveOperationException | RuntimeException failed) {
      throw new BadTask("the method " + name + "() of " + given.getName()
          + " (teacher code) fails: " + (failed.getCause() == null ? failed : failed.getCause()));
    }
  }
}
