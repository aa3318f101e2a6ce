/** Generate, check, shrink, explain, replay. */
@SuppressWarnings("module") // rooms that are built later
module dev.touchstone {
  requires transitive dev.touchstone.random;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone;
  exports dev.touchstone.choice;
  exports dev.touchstone.internal.run to
      dev.touchstone.junit;

  uses dev.touchstone.GenProvider;

  exports dev.touchstone.data;
}
