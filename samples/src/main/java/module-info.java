/** Numbered lessons, and sample systems with known verdicts. */
module dev.touchstone.samples {
  requires transitive dev.touchstone;
  requires transitive dev.touchstone.machine;
  requires transitive dev.touchstone.laws;
  requires transitive dev.touchstone.examples;
  requires dev.touchstone.junit;
  requires dev.touchstone.space;
  requires dev.touchstone.random;
  requires static org.jspecify;

  exports dev.touchstone.samples.bank;
  exports dev.touchstone.samples.generators;
  exports dev.touchstone.samples.heap;
  exports dev.touchstone.samples.laws;
  exports dev.touchstone.samples.lessons;
  exports dev.touchstone.samples.lists;
  exports dev.touchstone.samples.registry;
}
