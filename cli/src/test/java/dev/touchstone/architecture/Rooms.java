package dev.touchstone.architecture;

import static java.util.Map.entry;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rooms of the house and which of them each may use, itself and what those use included.
 *
 * @param root the package of the core; every other room is a package below it
 */
record Rooms(String root) {
  static final String CORE = "core";
  static final String CLI = "cli";
  static final String SAMPLES = "samples";

  private static final Map<String, Set<String>> DOORS = Map.ofEntries(
      entry("random", Set.of()),
      entry(CORE, Set.of("random")),
      entry("machine", Set.of(CORE)),
      entry("junit", Set.of(CORE, "machine")),
      entry("schedule", Set.of(CORE, "machine")),
      entry("space", Set.of(CORE)),
      entry("laws", Set.of(CORE)),
      entry("terms", Set.of(CORE)),
      entry("examples", Set.of("machine")),
      entry("rank", Set.of(CORE)),
      entry("store", Set.of(CORE)),
      entry("dashboard", Set.of("store")),
      entry("campaign", Set.of("store")),
      entry(
          SAMPLES,
          Set.of(
              "junit",
              "schedule",
              "space",
              "laws",
              "terms",
              "examples",
              "rank",
              "dashboard",
              "campaign")),
      entry(CLI, Set.of(SAMPLES)));

  /** The rooms that know no JSON, SQL or HTTP. */
  static final Set<String> BELOW_STORE = Set.of(
      "random", CORE, "machine", "junit", "schedule", "space", "laws", "terms", "examples", "rank");

  static Set<String> all() {
    return DOORS.keySet();
  }

  /** Names the room of a class; classes of other people live in none. */
  Optional<String> of(JavaClass type) {
    String name = type.getPackageName();
    if (!name.equals(root) && !name.startsWith(root + ".")) {
      return Optional.empty();
    }
    String first = name.substring(root.length()).replaceAll("^\\.([^.]*).*", "$1");
    return Optional.of(DOORS.containsKey(first) ? first : CORE);
  }

  boolean isIn(JavaClass type, String... rooms) {
    return of(type).filter(Set.of(rooms)::contains).isPresent();
  }

  static Set<String> reachable(String room) {
    Set<String> reached = new HashSet<>(Set.of(room));
    DOORS.getOrDefault(room, Set.of()).forEach(next -> reached.addAll(reachable(next)));
    return reached;
  }
}
