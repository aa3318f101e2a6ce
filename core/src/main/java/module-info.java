/** Generate, check, shrink, explain, replay. */
@SuppressWarnings("module") // rooms that are built later
module dev.touchstone {
  requires transitive dev.touchstone.random;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone;
  exports dev.touchstone.choice;
  exports dev.touchstone.internal.database to
      dev.touchstone.cli;
  exports dev.touchstone.internal.show to
      dev.touchstone.cli,
      dev.touchstone.examples,
      dev.touchstone.laws,
      dev.touchstone.machine,
      dev.touchstone.rank;
  exports dev.touchstone.internal.shrink to
      dev.touchstone.examples,
      dev.touchstone.machine,
      dev.touchstone.rank;
  exports dev.touchstone.internal.statistics to
      dev.touchstone.rank;
  exports dev.touchstone.internal.token to
      dev.touchstone.cli,
      dev.touchstone.examples;
  exports dev.touchstone.internal.run to
      dev.touchstone.cli,
      dev.touchstone.examples,
      dev.touchstone.junit,
      dev.touchstone.machine,
      dev.touchstone.rank;

  uses dev.touchstone.CaseHost;
  uses dev.touchstone.GenProvider;

  exports dev.touchstone.data;
}
