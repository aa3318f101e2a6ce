package dev.touchstone.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Each rule catches exactly the faults planted for it in the package {@code planted}. */
class PlantedFaultTests {
  private static final Rules RULES = new Rules(new Rooms("planted"));
  private static final JavaClasses PLANTED = new ClassFileImporter().importPackages("planted");

  @Test
  void wallsAreSeen() {
    assertCaught(RULES.doors(), "random.Talks$Upwards", "samples.Climbs$Up");
  }

  @Test
  void foreignLibrariesInTheFoundationAreSeen() {
    assertCaught(RULES.foundation(), "random.Talks$Foreign", "random.Talks$Junit");
  }

  @Test
  void storeLibrariesAreSeen() {
    assertCaught(RULES.noStoreLibrariesBelowStore(), "random.Talks$Sql");
    assertCaught(RULES.noHttpBelowStore(), "random.Talks$Http");
  }

  @Test
  void junitIsSeen() {
    assertCaught(RULES.junitOnlyWhereAllowed(), "random.Talks$Junit");
  }

  @Test
  void everyWayToForeignRandomnessIsSeen() {
    assertCaught(
        RULES.noForeignRandomness(),
        "Dice$Old",
        "Dice$Seeded",
        "Dice$Reference",
        "Dice$Splittable",
        "Dice$Secure",
        "Dice$Arithmetic",
        "Dice$Local",
        "Dice$Default",
        "Dice$Shuffled",
        "Dice$Identity");
  }

  @Test
  void everyClockIsSeen() {
    assertCaught(
        RULES.noClockReads(),
        "Clocks$Nanos",
        "Clocks$Millis",
        "Clocks$Reference",
        "Clocks$Now",
        "Clocks$System2",
        "Clocks$Dates");
  }

  @Test
  void everyOutputIsSeen() {
    assertCaught(
        RULES.noOutputOutsideTheCommand(),
        "random.Talks$Out",
        "random.Talks$Err",
        "random.Talks$Descriptor",
        "random.Talks$Trace");
  }

  @Test
  void emptyNamesAreSeen() {
    assertCaught(
        RULES.namesThatSaySomething(),
        "laws.Law$LawImpl",
        "laws.Law$LawManager",
        "laws.Law$LawHelper",
        "laws.Law$LawUtil",
        "util.Anything");
    assertCaught(RULES.noGetPrefixes(), "laws.Law$Getter");
  }

  @Test
  void packagesWithoutMarksAreSeen() {
    assertThat(failures(RULES.nullMarkedPackages())).contains("planted.laws");
  }

  @Test
  void exportedTypesWithoutStatusAreSeen() {
    assertCaught(
        RULES.statusOnExportedTypes(Set.of("planted.random")), "random.Seed", "random.Talks");
  }

  @Test
  void typesAndMethodsWithoutAWordAreSeen() throws IOException {
    Path planted = Path.of("src/test/java/planted/samples/Silent.java");
    assertThat(ExportedTypes.withoutDocumentation(List.of(planted)))
        .containsExactly(
            "Silent has no @since",
            "Silent.spoken has no Javadoc",
            "Inner has no Javadoc",
            "Inner.implied has no Javadoc");
  }

  private static void assertCaught(ArchRule rule, String... culprits) {
    ArchRule forSingles = rule.allowEmptyShould(true);
    assertThat(PLANTED)
        .filteredOn(type -> forSingles.evaluate(only(type)).hasViolation())
        .extracting(JavaClass::getName)
        .containsExactlyInAnyOrder(
            Arrays.stream(culprits).map("planted."::concat).toArray(String[]::new));
  }

  private static JavaClasses only(JavaClass type) {
    return PLANTED.that(describe(type.getName(), type::equals));
  }

  private static String failures(ArchRule rule) {
    return rule.evaluate(PLANTED).getFailureReport().toString();
  }
}
