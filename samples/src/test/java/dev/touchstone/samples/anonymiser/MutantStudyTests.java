package dev.touchstone.samples.anonymiser;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Claim;
import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutantStudyTests {
  private static final boolean FULL = Boolean.getBoolean("touchstone.full");

  @Test
  void thereAreThousandsOfMutants() {
    long mutants = Arrays.stream(Faults.Place.values())
        .mapToLong(place -> place.wrongWays() + 1)
        .reduce(1, (a, b) -> a * b);
    assertThat(Faults.Place.values()).hasSizeGreaterThanOrEqualTo(18);
    assertThat(mutants).isGreaterThan(3_000);
  }

  @Test
  void withoutFaultsAMutantAnswersAsTheModel() {
    Claim.forAll(Anonymisers.tests(), test -> {
          String text = (String) test.arguments().get(0);
          return new FaultyAnonymiser(Faults.none())
              .anonymise(text)
              .equals(new ModelAnonymiser().anonymise(text));
        })
        .seed(Seed.of(1))
        .cases(2_000)
        .orThrow();
  }

  @Test
  void eachFaultShows() {
    for (Faults.Place place : Faults.Place.values()) {
      for (int way = 1; way <= place.wrongWays(); way++) {
        Faults faults = Faults.none().with(place, way);
        Claim shows = Claim.exists(Anonymisers.tests(), test -> {
          String text = (String) test.arguments().get(0);
          try {
            return !new FaultyAnonymiser(faults)
                .anonymise(text)
                .equals(new ModelAnonymiser().anonymise(text));
          } catch (IllegalStateException thrown) {
            return true;
          }
        });
        assertThat(shows.seed(Seed.of(2)).cases(20_000).check().passed())
            .as(place + " " + way)
            .isTrue();
      }
    }
  }

  @Test
  void theModelBlanksTheExamplesOfTheTask() {
    ModelAnonymiser model = new ModelAnonymiser();
    assertThat(model.anonymise("pelle@foretag.se")).isEqualTo("p____@f______.s_");
    assertThat(model.anonymise("Hi johnny.cash@music.org!")).isEqualTo("Hi j_____.c___@m____.o__!");
  }

  /** Nine of ten pairs stay within 6 points of a line through the origin. */
  @Test
  void companyHardlyMatters() {
    MutantStudy study =
        MutantStudy.of(FULL ? 300 : 80, FULL ? 4_000 : 600, Seed.of(3).root());
    List<Double> errors = study.errors(20, FULL ? 500 : 8, 30);
    assertThat(errors.stream().filter(error -> error < 6).count())
        .isGreaterThanOrEqualTo(errors.size() * 9L / 10);
  }

  @Test
  void mutantsAreDrawnFromAnAddress() {
    assertThat(MutantStudy.draw(TfRandom.of(5))).isEqualTo(MutantStudy.draw(TfRandom.of(5)));
  }
}
