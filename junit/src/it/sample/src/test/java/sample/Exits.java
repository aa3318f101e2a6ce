package sample;

import dev.touchstone.junit.ForAll;
import dev.touchstone.junit.Property;

/** Takes its JVM down; Surefire does not find the name, so it is run only where it is asked for. */
class Exits {
  @Property
  void endsTheJvm(@ForAll int number) {
    if (number > 1_000) {
      System.exit(3);
    }
  }
}
