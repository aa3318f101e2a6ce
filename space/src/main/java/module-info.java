/** Count, enumerate and sample values uniformly, under any predicate. */
module dev.touchstone.space {
  requires transitive dev.touchstone;
  requires static org.apiguardian.api;
  requires static org.jspecify;
}
