package dev.touchstone.junit;

import dev.touchstone.Claim;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * A local repository with our artifacts as they were just built.
 *
 * <p>Everything of others is linked to the repository of the outer build, which is read and filled as
 * usual; ours are copied to a place of their own, so that the outer repository never sees them.
 */
final class LocalRepository {
  private static final String GROUP = "dev/touchstone";

  private final Path folder;
  private final String version;

  private LocalRepository(Path folder, String version) {
    this.folder = folder;
    this.version = version;
  }

  static Path create(Path folder, Path outer, String version) throws IOException {
    LocalRepository repository = new LocalRepository(folder, version);
    repository.link(outer, folder, "dev");
    repository.link(outer.resolve("dev"), folder.resolve("dev"), "touchstone");
    repository.stage("touchstone-parent", Path.of("../pom.xml"));
    repository.stage("touchstone-bom", Path.of("../bom/pom.xml"));
    repository.stage("touchstone-random", Path.of("../random/pom.xml"), Seed.class);
    repository.stage("touchstone-core", Path.of("../core/pom.xml"), Claim.class);
    repository.stage("touchstone-junit", Path.of("pom.xml"), Property.class);
    return folder;
  }

  private void link(Path from, Path to, String except) throws IOException {
    Files.createDirectories(to);
    if (Files.isDirectory(from)) {
      for (Path entry : list(from)) {
        Path link = to.resolve(entry.getFileName().toString());
        if (!entry.endsWith(except) && !Files.exists(link)) {
          Files.createSymbolicLink(link, entry.toAbsolutePath());
        }
      }
    }
  }

  private static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> entries = Files.list(folder)) {
      return entries.toList();
    }
  }

  private Path stage(String artifact, Path pom) throws IOException {
    Path place = folder.resolve(GROUP).resolve(artifact).resolve(version);
    Files.createDirectories(place);
    Files.copy(pom, place.resolve(artifact + "-" + version + ".pom"));
    return place;
  }

  private void stage(String artifact, Path pom, Class<?> type) throws IOException {
    Path jar = stage(artifact, pom).resolve(artifact + "-" + version + ".jar");
    Path built = Path.of(java.net.URI.create(
        type.getProtectionDomain().getCodeSource().getLocation().toString()));
    if (Files.isDirectory(built)) {
      pack(built, jar);
    } else {
      Files.copy(built, jar);
    }
  }

  private static void pack(Path classes, Path jar) throws IOException {
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream packed = new JarOutputStream(out);
        Stream<Path> files = Files.walk(classes)) {
      files.filter(Files::isRegularFile).sorted().forEach(file -> {
        try {
          packed.putNextEntry(new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
          Files.copy(file, packed);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      });
    }
  }
}
