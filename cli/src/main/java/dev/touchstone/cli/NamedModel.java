package dev.touchstone.cli;

import dev.touchstone.cli.check.Subject;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.coverage.CoverageExamples;
import dev.touchstone.machine.IllegalModel;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Node;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A model found by its name in somebody's class path; close it to let the class path go. */
final class NamedModel implements AutoCloseable {
  private final URLClassLoader loader;
  private final Class<?> type;
  private final Model<?, ?> model;
  private final ClassLoader before;

  private NamedModel(URLClassLoader loader, String name) {
    this.loader = loader;
    this.before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(loader);
    this.type = type(name);
    this.model = made(type);
  }

  static NamedModel of(String name, Subject subject) {
    List<URL> urls = new ArrayList<>();
    for (Path entry : subject.classPath()) {
      try {
        urls.add(entry.toUri().toURL());
      } catch (MalformedURLException wrong) {
        throw new BadInput(entry + " cannot be read: " + wrong.getMessage());
      }
    }
    return new NamedModel(
        new URLClassLoader(urls.toArray(URL[]::new), NamedModel.class.getClassLoader()), name);
  }

  private Class<?> type(String name) {
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException missing) {
      throw new BadInput("there is no class " + name
          + "; give the full name of a model, and --class-path where it lives elsewhere");
    }
  }

  private static Model<?, ?> made(Class<?> type) {
    if (!Model.class.isAssignableFrom(type)) {
      throw new BadInput(type.getName() + " is no model: it does not extend Model");
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      Model<?, ?> made = (Model<?, ?>) constructor.newInstance();
      made.blueprint();
      return made;
    } catch (NoSuchMethodException missing) {
      throw new BadInput(type.getName() + " has no constructor without parameters; add one");
    } catch (InvocationTargetException thrown) {
      throw new BadInput(type.getName() + " cannot be made: " + thrown.getCause());
    } catch (IllegalModel illegal) {
      throw new BadInput(String.valueOf(illegal.getMessage()));
    } catch (ReflectiveOperationException | RuntimeException failed) {
      throw new BadInput(type.getName() + " cannot be made: " + failed);
    }
  }

  Model<?, ?> model() {
    return model;
  }

  @SuppressWarnings("unchecked") // checked when it was made
  ExampleSet byCoverage(Node seed, int stale) {
    try {
      return CoverageExamples.find((Class<? extends Model<?, ?>>) type, seed, stale);
    } catch (ReflectiveOperationException failed) {
      throw new BadInput(type.getName() + " cannot be instrumented: " + failed);
    }
  }

  @Override
  public void close() throws IOException {
    Thread.currentThread().setContextClassLoader(before);
    loader.close();
  }
}
