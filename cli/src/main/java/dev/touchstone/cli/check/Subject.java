package dev.touchstone.cli.check;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/**
 * What is checked: where its classes are and which of them count.
 *
 * @param roots folders and jars that are looked through for properties
 * @param members classes, or methods as {@code CLASS#METHOD}
 * @param classPath everything the classes need, the roots included
 * @param folder where the child JVM works
 */
public record Subject(List<Path> roots, List<String> members, List<Path> classPath, Path folder) {
  private static final String SAMPLES = "dev.touchstone.samples.";

  /** Finds out what targets and class path mean. */
  public static Subject of(List<String> targets, List<String> classPath, Maven maven) {
    Finder finder = new Finder(maven);
    classPath.stream()
        .flatMap(part -> Stream.of(part.split(File.pathSeparator, -1)))
        .filter(part -> !part.isBlank())
        .forEach(finder::classPath);
    targets.forEach(finder::target);
    return finder.subject();
  }

  /** Collects the parts. */
  private static final class Finder {
    private final Maven maven;
    private final Set<Path> roots = new LinkedHashSet<>();
    private final List<String> members = new ArrayList<>();
    private final Set<Path> classPath = new LinkedHashSet<>();
    private Path folder = Path.of("").toAbsolutePath();

    Finder(Maven maven) {
      this.maven = maven;
    }

    Subject subject() {
      boolean homeless = members.stream().anyMatch(member -> !member.startsWith(SAMPLES));
      if (classPath.isEmpty() && homeless) {
        if (!Pom.isIn(folder)) {
          throw new BadTarget(members.get(0) + " is a class, but no class path is given and"
              + " there is no pom.xml here; name its folder or jar with --class-path");
        }
        project(folder);
      }
      return new Subject(List.copyOf(roots), List.copyOf(members), List.copyOf(classPath), folder);
    }

    void target(String target) {
      Path path = path(target);
      if (Files.isDirectory(path) && Pom.isIn(path)) {
        roots.addAll(project(path).classes());
      } else if (Files.isDirectory(path)) {
        checkClasses(path);
        roots.add(add(path));
      } else if (Files.exists(path)) {
        roots.add(add(checkedJar(path)));
      } else if (target.matches(
              "[\\p{L}_$][\\p{L}\\p{N}_$.]*(#[\\p{L}_$][\\p{L}\\p{N}_$]*(\\([^()]*\\))?)?")
          && !target.endsWith(".jar")) {
        members.add(target);
      } else {
        throw new BadTarget(target + " is neither a file or folder that exists nor the name of a"
            + " class, such as com.acme.ShopTests or com.acme.ShopTests#totals,"
            + " or com.acme.ShopTests#totals(int) where others have the same name");
      }
    }

    void classPath(String part) {
      if (part.endsWith("*")) {
        jars(path(part.substring(0, part.length() - 1))).forEach(this::add);
        return;
      }
      Path path = path(part);
      if (!Files.exists(path)) {
        throw new BadTarget("there is no " + part + "; --class-path names jars, folders of classes"
            + " and Maven projects, with '" + File.pathSeparator + "' between them");
      }
      if (Pom.isIn(path)) {
        project(path);
      } else {
        add(Files.isDirectory(path) ? path : checkedJar(path));
      }
    }

    private MavenProject project(Path path) {
      MavenProject project = MavenProject.in(path, maven);
      folder = project.folder();
      project.classPath().forEach(this::add);
      return project;
    }

    private Path add(Path path) {
      classPath.add(path.toAbsolutePath().normalize());
      return path.toAbsolutePath().normalize();
    }

    private static Path path(String text) {
      try {
        return Path.of(text);
      } catch (InvalidPathException wrong) {
        throw new BadTarget("'" + text + "' is no path: " + wrong.getReason());
      }
    }

    private static void checkClasses(Path folder) {
      try (Stream<Path> files = Files.walk(folder)) {
        if (files.noneMatch(file -> file.toString().endsWith(".class"))) {
          throw new BadTarget(folder + " has neither a pom.xml nor classes; name a Maven project,"
              + " a folder of compiled classes or a jar");
        }
      } catch (IOException failed) {
        throw new BadTarget("cannot read " + folder + ": " + failed);
      }
    }

    private static Path checkedJar(Path file) {
      try (JarFile jar = new JarFile(file.toFile())) {
        return Path.of(jar.getName());
      } catch (IOException failed) {
        throw new BadTarget("cannot read " + file + " as a jar: " + failed.getMessage());
      }
    }

    private static List<Path> jars(Path folder) {
      try (Stream<Path> files = Files.list(folder)) {
        return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList();
      } catch (IOException failed) {
        throw new BadTarget("cannot list " + folder + ": " + failed);
      }
    }
  }
}
