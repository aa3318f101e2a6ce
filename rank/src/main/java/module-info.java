/** Rank programs by the bugs they share. */
module dev.touchstone.rank {
  requires transitive dev.touchstone;
  requires static org.apiguardian.api;
  requires static org.jspecify;
}
