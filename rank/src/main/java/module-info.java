/** Rank programs by the bugs they share. */
module dev.touchstone.rank {
  requires transitive dev.touchstone;
  requires java.compiler;
  requires jdk.compiler;
  requires java.management;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone.rank;
  exports dev.touchstone.rank.report;
}
