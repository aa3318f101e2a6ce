/** Find short telling examples of how a modelled system behaves, and why. */
module dev.touchstone.examples {
  requires transitive dev.touchstone.machine;
  requires static org.apiguardian.api;
  requires static org.jspecify;
  requires static org.junit.jupiter.api;
  requires static org.objectweb.asm; // part of the published jar, in a package of our own

  exports dev.touchstone.examples;
  exports dev.touchstone.examples.coverage;
}
