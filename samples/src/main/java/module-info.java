/** Numbered lessons, and sample systems with known verdicts. */
module dev.touchstone.samples {
  requires transitive dev.touchstone;
  requires transitive dev.touchstone.machine;
  requires transitive dev.touchstone.laws;
  requires transitive dev.touchstone.rank;
  requires transitive dev.touchstone.examples;
  requires dev.touchstone.junit;
  requires dev.touchstone.space;
  requires dev.touchstone.random;
  requires static org.jspecify;

  exports dev.touchstone.samples.anonymiser;
  exports dev.touchstone.samples.cryptarithm;
  exports dev.touchstone.samples.bank;
  exports dev.touchstone.samples.generators;
  exports dev.touchstone.samples.heap;
  exports dev.touchstone.samples.hostile;
  exports dev.touchstone.samples.intervals;
  exports dev.touchstone.samples.laws;
  exports dev.touchstone.samples.lessons;
  exports dev.touchstone.samples.lists;
  exports dev.touchstone.samples.registry;
  exports dev.touchstone.samples.space;
}
