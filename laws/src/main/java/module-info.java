/** Discover the laws that the functions of a program obey. */
module dev.touchstone.laws {
  requires transitive dev.touchstone;
  requires static org.apiguardian.api;
  requires static org.jspecify;
  requires static org.junit.jupiter.api;

  exports dev.touchstone.laws;
  exports dev.touchstone.laws.mark;
}
