package dev.touchstone.rank.internal.worker;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Loads classes out of memory, so that a fresh copy of a whole program costs next to nothing. */
final class MemoryLoader extends ClassLoader {
  private final Map<String, byte[]> files;
  private final Set<String> own;

  MemoryLoader(Map<String, byte[]> files, ClassLoader parent) {
    this(files, parent, Set.of());
  }

  /** Creates a loader that never asks its parent for the classes of some files. */
  MemoryLoader(Map<String, byte[]> files, ClassLoader parent, Set<String> own) {
    super("submission", parent);
    this.files = files;
    this.own = own;
  }

  /** Reads all files below a folder. */
  static Map<String, byte[]> read(Path folder) throws IOException {
    Map<String, byte[]> files = new LinkedHashMap<>();
    try (Stream<Path> found = Files.walk(folder)) {
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        files.put(folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return files;
  }

  /** Returns the names of the classes. */
  List<String> names() {
    return files.keySet().stream()
        .filter(file -> file.endsWith(".class") && !file.endsWith("-info.class"))
        .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.'))
        .toList();
  }

  MemoryLoader fresh() {
    return new MemoryLoader(files, getParent(), own);
  }

  /**
   * Returns whether no class has a field that could carry something from one test to the next.
   *
   * <p>Classes are initialised to see what their constants hold, so this is work for the thread of
   * tests.
   */
  boolean isStateless() {
    for (String name : names()) {
      try {
        Class<?> type = Class.forName(name, false, this);
        for (Field field : type.getDeclaredFields()) {
          boolean remembers =
              Modifier.isStatic(field.getModifiers()) || Enum.class.isAssignableFrom(type);
          if (remembers && !Constants.isConstant(field)) {
            return false;
          }
        }
      } catch (LinkageError | ReflectiveOperationException | RuntimeException broken) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (!own.contains(name.replace('.', '/') + ".class")) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? findClass(name) : loaded;
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte[] bytes = files.get(name.replace('.', '/') + ".class");
    if (bytes == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  @Override
  public @Nullable InputStream getResourceAsStream(String name) {
    byte[] bytes = files.get(name);
    return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
  }
}
