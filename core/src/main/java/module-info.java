/** Generate, check, shrink, explain, replay. */
module dev.touchstone {
  requires transitive dev.touchstone.random;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone;
  exports dev.touchstone.choice;

  uses dev.touchstone.GenProvider;
}
