package dev.touchstone.internal.database;

import dev.touchstone.random.Node;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * The failures of a project: one folder per property, one text file per failure.
 *
 * <p>The files are made to be committed: different failures never share a file, so branches merge,
 * and a file is replaced in one step, so several JVMs may share the folder. What has been saved when
 * {@link #save} returns is there after a crash. A file that cannot be read is renamed and reported,
 * one of an unknown version is only reported; neither stops the others.
 *
 * <p>The name of a file is a hash of 40 bits; should two failures of a property share it, the second
 * gets a number. Only if two JVMs save two such failures at the same moment is one of them lost.
 */
public final class FailureDatabase {
  /** Where the database of a project is, seen from its folder. */
  public static final Path USUAL = Path.of(".touchstone", "failures");

  private static final String SUFFIX = ".case";
  private static final String SET_ASIDE = ".broken";
  private static final int MOST_BYTES = 1 << 24;

  private final Path folder;
  private final Set<Path> swept = ConcurrentHashMap.newKeySet();

  private FailureDatabase(Path folder) {
    this.folder = folder.toAbsolutePath();
  }

  /** Returns the database in a folder, which need not exist yet. */
  public static FailureDatabase in(Path folder) {
    return new FailureDatabase(folder);
  }

  /** A failed case and the file it stands in. */
  public record Stored(Path file, FailedCase failed) {}

  /**
   * A file that could not be read.
   *
   * @param file where it was found
   * @param movedTo where it is now, or null where it was left in place
   * @param problem what is wrong with it
   */
  public record Broken(Path file, @Nullable Path movedTo, String problem) {
    /** Says what was found, where, and what to do. */
    public String message() {
      return movedTo == null
          ? "cannot use " + file + ": " + problem
          : "cannot read " + file + ": " + problem + ". It is now " + movedTo
              + "; repair and rename it, or delete it";
    }
  }

  /** The cases of a property, in the order of their files, and the files that are none. */
  public record Loaded(List<Stored> cases, List<Broken> broken) {}

  /** Returns the folder of the database. */
  public Path folder() {
    return folder;
  }

  /** Returns the cases of a property. Never throws: what cannot be read is part of the answer. */
  public Loaded load(String property) {
    List<Stored> cases = new ArrayList<>();
    List<Broken> broken = new ArrayList<>();
    for (Path file : files(property, broken)) {
      try {
        FailedCase failed = CaseFile.parse(Durable.read(file, MOST_BYTES));
        if (failed.property().equals(property)) {
          cases.add(new Stored(file, failed));
        } else {
          broken.add(new Broken(file, null, "it is a case of " + failed.property()));
        }
      } catch (UnreadableCase unreadable) {
        broken.add(setAside(file, unreadable));
      } catch (IOException failed) {
        if (Files.exists(file)) {
          broken.add(new Broken(file, null, failed.toString()));
        }
      }
    }
    return new Loaded(cases, broken);
  }

  /**
   * Reads the case of one file, which stays as it is.
   *
   * @throws IOException if it cannot be read; the message says why
   */
  public static FailedCase read(Path file) throws IOException {
    try {
      return CaseFile.parse(Durable.read(file, MOST_BYTES));
    } catch (UnreadableCase unreadable) {
      throw new IOException(unreadable.problem(), unreadable);
    }
  }

  private List<Path> files(String property, List<Broken> broken) {
    Path place = folder.resolve(Names.folder(property));
    if (Files.notExists(place)) {
      return List.of();
    }
    List<Path> files = new ArrayList<>();
    try (DirectoryStream<Path> listed = Folders.list(place, SUFFIX)) {
      listed.forEach(files::add);
    } catch (NoSuchFileException none) {
      return List.of();
    } catch (IOException failed) {
      broken.add(new Broken(place, null, failed.toString()));
    }
    Collections.sort(files);
    return files;
  }

  private static Broken setAside(Path file, UnreadableCase unreadable) {
    if (unreadable.unknownVersion()) {
      return new Broken(file, null, unreadable.problem());
    }
    try {
      Path aside = free(file.resolveSibling(file.getFileName() + SET_ASIDE));
      return new Broken(file, Files.move(file, aside), unreadable.problem());
    } catch (IOException failed) {
      return new Broken(file, null, unreadable.problem() + "; renaming it failed: " + failed);
    }
  }

  private static Path free(Path wanted) {
    Path free = wanted;
    for (int number = 2; Files.exists(free); number++) {
      free = wanted.resolveSibling(wanted.getFileName() + "-" + number);
    }
    return free;
  }

  /**
   * Saves a case; one that is there already keeps its file, and stays kept if it was.
   *
   * @throws IOException if it could not be written; nothing else has changed then
   */
  public Stored save(FailedCase failed) throws IOException {
    Path place = folder.resolve(Names.folder(failed.property()));
    String name = Names.file(failed);
    Path file = place.resolve(name + SUFFIX);
    for (int number = 2; ; number++) {
      Optional<FailedCase> present = present(file);
      if (present.isEmpty() && !Files.exists(file)) {
        return rewrite(new Stored(file, failed), failed);
      }
      if (present.isPresent() && present.get().sameAs(failed)) {
        FailedCase merged = present.get().keep() ? failed.kept() : failed;
        return rewrite(new Stored(file, failed), merged);
      }
      file = place.resolve(name + "-" + number + SUFFIX);
    }
  }

  private static Optional<FailedCase> present(Path file) {
    try {
      return Optional.of(CaseFile.parse(Durable.read(file, MOST_BYTES)));
    } catch (UnreadableCase | IOException none) {
      return Optional.empty();
    }
  }

  /** Replaces a stored case in its file. */
  public Stored rewrite(Stored stored, FailedCase failed) throws IOException {
    Durable.write(stored.file(), CaseFile.print(failed).getBytes(StandardCharsets.UTF_8));
    if (swept.add(Durable.folder(stored.file()))) {
      Durable.sweep(stored.file());
    }
    return new Stored(stored.file(), failed);
  }

  /** Deletes a stored case, and its folder with the last one. */
  public void delete(Stored stored) throws IOException {
    Files.deleteIfExists(stored.file());
    Folders.deleteIfEmpty(Durable.folder(stored.file()));
  }

  /** Opens the write-ahead note of a property that runs the cases {@code base/k}. */
  public Running running(String property, Node base) {
    return Running.open(folder, property, base);
  }

  /** Returns the cases of a property during which a JVM ended. */
  public List<Leftover> leftovers(String property) {
    List<Leftover> leftovers = new ArrayList<>();
    for (Leftover leftover : Running.leftovers(folder)) {
      if (leftover.property().equals(property)) {
        leftovers.add(leftover);
      }
    }
    return leftovers;
  }
}
