package dev.touchstone.cli.check;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The projects that Maven builds together with a module, where there are several.
 *
 * <p>Built from the topmost POM, what a module needs of its siblings is what they are now, not what was
 * installed of them once.
 *
 * @param root the folder of the topmost POM that builds the module
 * @param module the folder of the module itself
 */
record Reactor(Path root, Path module) {
  static Reactor of(Path module) throws IOException {
    Path root = module;
    for (Path at = module.getParent(); at != null; at = at.getParent()) {
      if (Pom.isIn(at) && Pom.in(at).modules().contains(root)) {
        root = at;
      }
    }
    return new Reactor(root, module);
  }

  /** Returns what tells Maven to build the module and what it needs, and no more. */
  List<String> selection() {
    return root.equals(module)
        ? List.of()
        : List.of("-pl", root.relativize(module).toString().replace('\\', '/'), "-am");
  }

  /** Returns whether a POM or a source of the module, or of a sibling it is run with, is newer. */
  boolean isNewer(FileTime than, List<Path> classPath) throws IOException {
    List<Path> modules =
        Stream.concat(Stream.of(module), siblings(classPath)).distinct().toList();
    for (Path one : modules) {
      if (poms(one).anyMatch(pom -> isNewer(pom, than)) || hasNewer(one.resolve("src"), than)) {
        return true;
      }
    }
    return false;
  }

  private Stream<Path> siblings(List<Path> classPath) {
    return classPath.stream()
        .filter(entry -> !root.equals(module) && entry.startsWith(root))
        .flatMap(entry -> home(entry).stream());
  }

  /** Returns the folder of the project that something was built by. */
  private Optional<Path> home(Path built) {
    return Stream.iterate(built, at -> at != null && at.startsWith(root), Path::getParent)
        .filter(Pom::isIn)
        .findFirst();
  }

  private Stream<Path> poms(Path project) {
    return Stream.iterate(
            project, at -> at != null && (at.startsWith(root) || Pom.isIn(at)), Path::getParent)
        .filter(Pom::isIn)
        .map(at -> at.resolve(Pom.FILE));
  }

  private static boolean hasNewer(Path sources, FileTime than) throws IOException {
    if (!Files.isDirectory(sources)) {
      return false;
    }
    try (Stream<Path> files = Files.walk(sources)) {
      return files.anyMatch(file -> isNewer(file, than));
    }
  }

  private static boolean isNewer(Path file, FileTime than) {
    try {
      return Files.getLastModifiedTime(file).compareTo(than) > 0;
    } catch (IOException gone) {
      return true;
    }
  }
}
