package dev.touchstone.cli.child;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Folders and jars whose classes are looked through.
 *
 * <p>JUnit passes over classes that cannot be loaded without a word, so each is loaded here before
 * and the odd ones are kept from JUnit. One that knows nothing of Touchstone may merely lack a
 * library that nobody needs here; properties may be lost with any other, and with what is no class.
 *
 * @param paths the folders and jars
 * @param unread the classes that cannot be loaded
 */
record Roots(List<Path> paths, List<Unread> unread) {
  private static final String SUFFIX = ".class";
  private static final String OURS = "dev/touchstone/";
  private static final String MAGIC = "\u00CA\u00FE\u00BA\u00BE";
  private static final Set<String> DESCRIPTIONS = Set.of("module-info", "package-info");
  private static final Pattern PACKAGES = Pattern.compile("([\\p{javaJavaIdentifierPart}]+\\.)*");

  static Roots of(List<String> roots) throws IOException {
    List<Path> paths = roots.stream().map(Path::of).distinct().toList();
    List<Unread> unread = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        read(path, unread);
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(path)) {
          read(jar.getPath("/"), unread);
        }
      }
    }
    return new Roots(paths, List.copyOf(unread));
  }

  /** Returns whether a class of this name can be looked at. */
  boolean isReadable(String name) {
    return unread.stream().noneMatch(odd -> odd.name().equals(name));
  }

  /** Returns patterns of the names of the classes that nobody should look at. */
  List<String> patterns() {
    return unread.stream().map(odd -> Pattern.quote(odd.name())).toList();
  }

  private static void read(Path root, List<Unread> unread) throws IOException {
    for (Path file : files(root)) {
      String path = root.relativize(file).toString().replaceAll("[/\\\\]", ".");
      String name = path.substring(0, path.length() - SUFFIX.length());
      if (PACKAGES.matcher(name.substring(0, name.lastIndexOf('.') + 1)).matches()) {
        try {
          load(name);
        } catch (ReflectiveOperationException | LinkageError | RuntimeException odd) {
          unread.add(new Unread(name, Thrown.text(odd), mayState(file)));
        }
      }
    }
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> isClass(String.valueOf(file.getFileName())))
          .sorted()
          .collect(Collectors.toList());
    }
  }

  private static boolean isClass(String file) {
    return file.endsWith(SUFFIX)
        && !DESCRIPTIONS.contains(file.substring(0, file.length() - SUFFIX.length()));
  }

  /** Does with a class what JUnit does to find its tests; returns how many methods it has. */
  private static int load(String name) throws ReflectiveOperationException {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    int methods = 0;
    for (Class<?> type = Class.forName(name, false, loader);
        type != null;
        type = type.getSuperclass()) {
      methods += type.getDeclaredMethods().length;
    }
    return methods;
  }

  private static boolean mayState(Path file) throws IOException {
    String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
    return !bytes.startsWith(MAGIC) || bytes.contains(OURS);
  }
}
