package dev.touchstone.rank;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * Programs that were handed in: source folders, class folders, jars and zips, each with an id.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Submissions {
  private final Map<String, Path> places;

  private Submissions(Map<String, Path> places) {
    this.places = places;
  }

  /** Returns no submissions. */
  public static Submissions none() {
    return new Submissions(Map.of());
  }

  /** Returns submissions by id. */
  public static Submissions of(Map<String, Path> places) {
    places.forEach((id, place) -> {
      if (!Files.exists(place)) {
        throw new BadTask("there is no " + place + ", the submission of " + id);
      }
    });
    return new Submissions(new LinkedHashMap<>(places));
  }

  /** Returns what lies in a folder: each folder, jar, zip or source file is one submission. */
  public static Submissions folder(Path folder) {
    if (!Files.isDirectory(folder)) {
      throw new BadTask("there is no folder " + folder + "; name the folder of all submissions");
    }
    Map<String, Path> places = new LinkedHashMap<>();
    try (Stream<Path> entries = Files.list(folder)) {
      for (Path entry : entries.sorted().toList()) {
        String name = entry.getFileName().toString();
        if (name.startsWith(".")) {
          continue;
        }
        String id = Files.isDirectory(entry) ? name : name.replaceFirst("\\.(jar|zip|java)$", "");
        Path other = places.putIfAbsent(id, entry);
        if (other != null) {
          throw new BadTask("two submissions have the id " + id + ": " + other.getFileName()
              + " and " + name + "; give each its own");
        }
      }
    } catch (IOException unreadable) {
      throw new BadTask("cannot list the folder " + folder + ": " + unreadable);
    }
    if (places.isEmpty()) {
      throw new BadTask("there are no submissions in " + folder
          + "; each folder, jar, zip or source file in it is one");
    }
    return new Submissions(places);
  }

  /** Returns whether there are none. */
  public boolean isEmpty() {
    return places.isEmpty();
  }

  /** Returns the ids. */
  public List<String> ids() {
    return new ArrayList<>(places.keySet());
  }

  /** Returns where each submission lies. */
  public Map<String, Path> places() {
    return java.util.Collections.unmodifiableMap(places);
  }
}
