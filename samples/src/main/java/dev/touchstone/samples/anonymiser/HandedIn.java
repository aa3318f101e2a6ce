package dev.touchstone.samples.anonymiser;

import dev.touchstone.random.TfRandom;
import dev.touchstone.samples.anonymiser.Faults.Place;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Writes faulty anonymisers as submissions: sources in folders, with the classes they build on. */
public final class HandedIn {
  private HandedIn() {}

  /**
   * Returns what a class might hand in: an answer with one fault for every place first, then answers
   * with two of these faults.
   */
  public static List<Faults> classroom(int programs, TfRandom random) {
    List<Place> places = List.of(Place.values());
    List<Faults> singles = new ArrayList<>();
    for (Place place : places) {
      singles.add(Faults.none().with(place, 1));
    }
    List<Faults> all = new ArrayList<>(singles);
    while (all.size() < programs) {
      Faults one = singles.get(random.nextInt(singles.size()));
      all.add(one.with(places.get(random.nextInt(places.size())), 1));
    }
    return List.copyOf(all.subList(0, programs));
  }

  /** Writes a submission with some faults. */
  public static Path write(Path folder, String id, Faults faults) throws IOException {
    Path own = Files.createDirectories(folder.resolve(id));
    Path classes = Files.createDirectories(own.resolve("dev/touchstone/samples/anonymiser"));
    for (String name : new String[] {"FaultyAnonymiser", "Faults", "Faults$Place"}) {
      try (InputStream in = HandedIn.class.getResourceAsStream(name + ".class")) {
        Files.write(classes.resolve(name + ".class"), Objects.requireNonNull(in).readAllBytes());
      }
    }
    Files.writeString(own.resolve("Answer.java"), """
        import dev.touchstone.samples.anonymiser.Faults;
        import dev.touchstone.samples.anonymiser.FaultyAnonymiser;
        import java.util.List;

        public class Answer extends FaultyAnonymiser {
          public Answer() {
            super(new Faults(List.of(%s)));
          }
        }
        """.formatted(
            faults.ways().toString().replaceAll("[\\[\\]]", "")));
    return own;
  }
}
