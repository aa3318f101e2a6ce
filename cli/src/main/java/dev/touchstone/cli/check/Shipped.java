package dev.touchstone.cli.check;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Libraries that come with the command and fill the gaps of a user's class path.
 *
 * <p>The user's own always win. JUnit's parts fit together only in one version: where the user has
 * some of them, the missing ones are taken in that version from beside them, as a local repository
 * keeps them, and ours only if it is the same.
 */
enum Shipped {
  RANDOM("dev.touchstone.random.Seed", "touchstone-random"),
  CORE("dev.touchstone.Claim", "touchstone-core"),
  MACHINE("dev.touchstone.machine.Model", "touchstone-machine"),
  EXAMPLES("dev.touchstone.examples.Examples", "touchstone-examples"),
  JUNIT("dev.touchstone.junit.Property", "touchstone-junit"),
  SPACE("dev.touchstone.space.Space", "touchstone-space"),
  SAMPLES("dev.touchstone.samples.lists.ReverseLaws", "touchstone-samples"),
  OPENTEST("org.opentest4j.AssertionFailedError", "opentest4j"),
  COMMONS("org.junit.platform.commons.support.ReflectionSupport", "junit-platform-commons"),
  ENGINE("org.junit.platform.engine.TestEngine", "junit-platform-engine"),
  LAUNCHER("org.junit.platform.launcher.Launcher", "junit-platform-launcher"),
  API("org.junit.jupiter.api.Test", "junit-jupiter-api"),
  JUPITER("org.junit.jupiter.engine.JupiterTestEngine", "junit-jupiter-engine");

  private static final Pattern VERSION = Pattern.compile("-(\\d[^/\\\\]*)\\.jar$");

  private final String type;
  private final String artifact;

  Shipped(String type, String artifact) {
    this.type = type;
    this.artifact = artifact;
  }

  /** Returns a user's class path with what it lacks at its end. */
  static List<Path> complete(List<Path> user) {
    List<Path> all = new ArrayList<>(user);
    for (Shipped library : values()) {
      if (library.home(user).isEmpty()) {
        all.add(library.fitting(user));
      }
    }
    return List.copyOf(all);
  }

  private Path fitting(List<Path> user) {
    Optional<Path> relative = relative().flatMap(known -> known.home(user));
    Path ours = location();
    if (relative.isEmpty() || version(relative.get()).equals(version(ours))) {
      return ours;
    }
    String wanted = version(relative.get());
    Path beside = relative
        .get()
        .resolveSibling("../../" + artifact + "/" + wanted + "/" + artifact + "-" + wanted + ".jar")
        .normalize();
    if (!Files.isRegularFile(beside)) {
      throw new BadTarget("the class path has " + relative.get().getFileName() + " but no "
          + artifact + "; add " + artifact + " " + wanted + " to it");
    }
    return beside;
  }

  /** Returns the library of the same family that tells the version. */
  private Optional<Shipped> relative() {
    return switch (this) {
      case ENGINE, LAUNCHER -> Optional.of(COMMONS);
      case JUPITER -> Optional.of(API);
      case RANDOM, CORE, MACHINE, EXAMPLES, JUNIT, SPACE, SAMPLES, OPENTEST, COMMONS, API ->
        Optional.empty();
    };
  }

  /** Returns the first entry of a class path that holds the library. */
  private Optional<Path> home(List<Path> classPath) {
    String file = type.replace('.', '/') + ".class";
    return classPath.stream().filter(entry -> holds(entry, file)).findFirst();
  }

  private static boolean holds(Path entry, String file) {
    if (!Files.isRegularFile(entry)) {
      return Files.exists(entry.resolve(file));
    }
    try (JarFile jar = new JarFile(entry.toFile())) {
      return jar.getEntry(file) != null;
    } catch (IOException unreadable) {
      return false;
    }
  }

  private static String version(Path jar) {
    Matcher version = VERSION.matcher(jar.toString());
    return version.find() ? version.group(1) : "";
  }

  private Path location() {
    try {
      return of(Class.forName(type, false, Shipped.class.getClassLoader()));
    } catch (ClassNotFoundException absent) {
      throw new IllegalStateException("the command was started without " + artifact, absent);
    }
  }

  /** Returns the jar or folder a class was loaded from. */
  static Path of(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IllegalStateException(type + " comes from nowhere");
    }
    try {
      return Path.of(source.getLocation().toURI());
    } catch (URISyntaxException wrong) {
      throw new IllegalStateException(wrong);
    }
  }
}
