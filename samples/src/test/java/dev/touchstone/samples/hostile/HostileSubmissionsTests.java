package dev.touchstone.samples.hostile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.random.Seed;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Isolation;
import dev.touchstone.rank.Rank;
import dev.touchstone.rank.StopRule;
import dev.touchstone.rank.Submissions;
import dev.touchstone.rank.Verdicts;
import dev.touchstone.samples.anonymiser.Anonymiser;
import dev.touchstone.samples.anonymiser.Anonymisers;
import dev.touchstone.samples.anonymiser.Faults;
import dev.touchstone.samples.anonymiser.HandedIn;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every attack ends as a failure of its own, and nobody else is judged otherwise for it. */
class HostileSubmissionsTests {
  private static final int TESTS = 120;
  private static final List<String> FEW = List.of(
      "endless-loop",
      "exit",
      "heap-hog",
      "forges-a-frame",
      "writes-outside",
      "static-state",
      "fills-the-disk",
      "writes-to-every-descriptor");

  @TempDir
  private Path folder;

  private final Map<String, Path> others = new LinkedHashMap<>();

  static List<String> attacks() {
    return Boolean.getBoolean("touchstone.full")
        ? Stream.of(HostileSubmissions.names(), HostileSubmissions.further())
            .flatMap(List::stream)
            .toList()
        : FEW;
  }

  @BeforeEach
  void handIn() throws IOException {
    others.put("right", HandedIn.write(folder, "right", Faults.none()));
    others.put(
        "wrong", HandedIn.write(folder, "wrong", Faults.none().with(Faults.Place.AT_SIGNS, 1)));
  }

  private Rank<Anonymiser> rank(Map<String, Path> all) {
    return Anonymisers.task().submissions(Submissions.of(all)).seed(Seed.of(7).root());
  }

  @Test
  void thereAreTwentySix() {
    assertThat(HostileSubmissions.names()).hasSize(26).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void hurtNobodyElse(String name) throws IOException {
    Path outside = Files.createDirectory(folder.resolve("outside"));
    Files.writeString(outside.resolve("kept"), "kept");
    Verdicts without = rank(others).judge(TESTS);
    Map<String, Path> all = new LinkedHashMap<>(others);
    all.put(name, HostileSubmissions.write(name, folder, outside));
    Verdicts with = rank(all).judge(TESTS);
    FailureSet attacker = FailureSet.of(2);
    for (int test = 0; test < TESTS; test++) {
      assertThat(with.tests().get(test)).isEqualTo(without.tests().get(test));
      assertThat(with.failing().get(test).minus(attacker))
          .isEqualTo(without.failing().get(test));
    }
    assertThat(with.failing()).anyMatch(set -> set.contains(2));
    assertThat(outside.resolve("kept")).exists();
    assertThat(outside.resolve("written")).doesNotExist();
  }

  @Test
  void causesAreNamed() throws IOException {
    Map<String, String> causes = new LinkedHashMap<>();
    causes.put("exit", "is given up: tests end its process (exit code 0)");
    causes.put("heap-hog", "is given up: tests end its process (exit code 3, as where memory");
    boolean firstProcess = Isolation.strongest() == Isolation.NAMESPACES;
    causes.put(
        "crashes-the-jvm",
        "is given up: tests end its process (exit code %d, as where the JVM"
            .formatted(firstProcess ? 127 : 134));
    if (!firstProcess) { // which no signal of its own ends, so it goes on and answers
      causes.put("kills-itself", "is given up: tests end its process (exit code 137, as where");
    }
    causes.put("endless-loop", "is given up: tests take too long");
    causes.put("throwing-initialiser", "throws java.lang.ExceptionInInitializerError");
    Map<String, Path> all = new LinkedHashMap<>(others);
    for (String name : causes.keySet()) {
      all.put(name, HostileSubmissions.write(name, folder, folder));
    }
    var ranked = rank(all).stop(StopRule.STANDARD.quiet(20).mostTests(40)).run();
    causes.forEach((name, cause) -> {
      int program = ranked.ranking().ids().indexOf(name);
      assertThat(ranked.exhibits())
          .as(name)
          .extracting(exhibit -> exhibit.actual().get(program))
          .allSatisfy(said -> assertThat(said).startsWith(cause));
    });
  }

  @Test
  void aProgramThatAnswersAtRandomIsNotRanked() throws IOException {
    Map<String, Path> all = new LinkedHashMap<>(others);
    all.put("random", HostileSubmissions.write("answers-at-random", folder, folder));
    var ranked = rank(all).stop(StopRule.STANDARD.quiet(200).mostTests(300)).run();
    assertThat(ranked.entries())
        .filteredOn(entry -> entry.id().equals("random"))
        .singleElement()
        .satisfies(entry -> assertThat(entry.state()).isEqualTo("FLAKY"));
    assertThat(ranked.ranking().ids()).containsExactly("right", "wrong");
  }
}
