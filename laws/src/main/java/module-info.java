/** Discover the laws that the functions of a program obey. */
module dev.touchstone.laws {
  requires transitive dev.touchstone;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone.laws;
}
