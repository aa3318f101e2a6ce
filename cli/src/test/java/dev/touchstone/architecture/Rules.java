package dev.touchstone.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.lang.conditions.ArchConditions.accessTargetWhere;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** What the architecture asks of every class, as rules over the rooms below one package. */
record Rules(Rooms rooms) {
  private static final Set<String> RANDOM_CALLS = Set.of(
      "java.lang.Math.random()",
      "java.lang.StrictMath.random()",
      "java.util.Collections.shuffle(java.util.List)",
      "java.util.UUID.randomUUID()",
      "java.util.random.RandomGenerator.getDefault()",
      "java.util.random.RandomGenerator.of(java.lang.String)");
  private static final Set<String> STREAMS = Set.of(
      "java.lang.System.out",
      "java.lang.System.err",
      "java.io.FileDescriptor.out",
      "java.io.FileDescriptor.err");
  private static final Set<String> CLOCKS = Set.of(
      "java.lang.System.currentTimeMillis()",
      "java.lang.System.nanoTime()",
      "java.util.Date.<init>()");
  private static final String[] STORE_LIBRARIES = {
    "tools.jackson..",
    "com.fasterxml..",
    "java.sql..",
    "javax.sql..",
    "com.sun.net.httpserver..",
    "io.javalin.."
  };

  /** A room uses only rooms it has a door to. */
  ArchRule doors() {
    return classes().should(condition("use only rooms they have a door to", this::throughWalls));
  }

  /** The two lowest rooms stand on the JDK alone. */
  ArchRule foundation() {
    return noClasses()
        .that(in("random", Rooms.CORE))
        .should()
        .dependOnClassesThat(describe(
            "are neither ours, nor the JDK's, nor annotations",
            type -> rooms.of(type).isEmpty() && !isFromJdk(type) && !isAnnotationOnly(type)));
  }

  /** Below store only a model of a system behind a network speaks HTTP, by the JDK's own client. */
  ArchRule noHttpBelowStore() {
    return noClasses()
        .that(in(Rooms.BELOW_STORE.toArray(String[]::new)))
        .and()
        .resideOutsideOfPackage("..machine.remote..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.net.http..");
  }

  ArchRule noStoreLibrariesBelowStore() {
    return noClasses()
        .that(in(Rooms.BELOW_STORE.toArray(String[]::new)))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(STORE_LIBRARIES);
  }

  ArchRule junitOnlyWhereAllowed() {
    return noClasses()
        .that(in("random", Rooms.CORE, "machine", "space", "terms", "rank"))
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.junit..");
  }

  /** Everything random comes from our own generator; fresh seeds come from Seed alone. */
  ArchRule noForeignRandomness() {
    return noClasses()
        .that(not("random.Seed"))
        .should(accessing("randomness without an address", RANDOM_CALLS::contains))
        .orShould(accessTargetWhere(target(describe("makes a generator", this::makesGenerator))));
  }

  /** Time is told by core's Ticker and nobody else. */
  ArchRule noClockReads() {
    return noClasses().that(not("Ticker")).should(accessing("the system clock", Rules::readsClock));
  }

  ArchRule noOutputOutsideTheCommand() {
    return noClasses()
        .that(
            describe("live outside cli and samples", t -> !rooms.isIn(t, Rooms.CLI, Rooms.SAMPLES)))
        .should(accessing(
            "standard output", m -> STREAMS.contains(m) || m.endsWith(".printStackTrace()")));
  }

  ArchRule namesThatSaySomething() {
    return noClasses()
        .should()
        .haveSimpleNameEndingWith("Impl")
        .orShould()
        .haveSimpleNameEndingWith("Manager")
        .orShould()
        .haveSimpleNameEndingWith("Helper")
        .orShould()
        .haveSimpleNameEndingWith("Util")
        .orShould()
        .haveSimpleNameEndingWith("Utils")
        .orShould()
        .resideInAnyPackage("..util..", "..common..", "..misc..");
  }

  ArchRule noGetPrefixes() {
    return classes().should(condition("name values by nouns", Rules::getters));
  }

  ArchRule nullMarkedPackages() {
    return classes()
        .should(condition("live in a package marked with @NullMarked", (type, events) -> {
          if (!type.getPackage().isAnnotatedWith("org.jspecify.annotations.NullMarked")) {
            events.add(SimpleConditionEvent.violated(type, type.getPackageName()));
          }
        }));
  }

  /** Every public type of an exported package says how stable it is. */
  ArchRule statusOnExportedTypes(Set<String> exportedPackages) {
    return classes()
        .that(describe("are exported", t -> exportedPackages.contains(t.getPackageName())))
        .and()
        .arePublic()
        .and()
        .areTopLevelClasses()
        .should()
        .beAnnotatedWith("org.apiguardian.api.API");
  }

  private void throughWalls(JavaClass type, ConditionEvents events) {
    String room = rooms.of(type).orElseThrow();
    for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
      rooms
          .of(dependency.getTargetClass().getBaseComponentType())
          .filter(other -> !Rooms.reachable(room).contains(other))
          .ifPresent(other -> events.add(SimpleConditionEvent.violated(
              type, room + " has no door to " + other + ": " + dependency.getDescription())));
    }
  }

  private static void getters(JavaClass type, ConditionEvents events) {
    type.getMethods().stream()
        .filter(method -> method.getName().matches("get[A-Z].*"))
        .filter(method -> !isInherited(method))
        .forEach(m -> events.add(SimpleConditionEvent.violated(m, m.getFullName())));
  }

  private static boolean isInherited(JavaMethod method) {
    JavaClass owner = method.getOwner();
    return Stream.concat(
            owner.getAllRawSuperclasses().stream(), owner.getAllRawInterfaces().stream())
        .anyMatch(t -> t.getMethods().stream().anyMatch(m -> m.getName().equals(method.getName())));
  }

  private boolean makesGenerator(AccessTarget target) {
    return (target.getName().equals("<init>") || target.getName().equals("current"))
        && target.getOwner().isAssignableTo(RandomGenerator.class)
        && rooms.of(target.getOwner()).isEmpty();
  }

  private static boolean readsClock(String member) {
    return CLOCKS.contains(member)
        || member.matches("java\\.time\\..*\\.now\\(.*\\)")
        || member.matches("java\\.time\\.(Clock|InstantSource)\\.(system|tick).*");
  }

  private static boolean isFromJdk(JavaClass type) {
    return type.isPrimitive() || type.getBaseComponentType().getPackageName().startsWith("java");
  }

  private static boolean isAnnotationOnly(JavaClass type) {
    return type.getPackageName().matches("org\\.(apiguardian|jspecify).*");
  }

  private DescribedPredicate<JavaClass> in(String... names) {
    return describe("live in " + Set.of(names), type -> rooms.isIn(type, names));
  }

  private DescribedPredicate<JavaClass> not(String simpleName) {
    String name = rooms.root() + "." + simpleName;
    return describe(
        "are not " + name, t -> !t.getName().equals(name) && !t.getName().startsWith(name + "$"));
  }

  private static ArchCondition<JavaClass> accessing(String what, Predicate<String> member) {
    return accessTargetWhere(
        target(describe("is " + what, target -> member.test(target.getFullName()))));
  }

  private static ArchCondition<JavaClass> condition(
      String description, BiConsumer<JavaClass, ConditionEvents> check) {
    return new ArchCondition<>(description) {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        check.accept(type, events);
      }
    };
  }
}
