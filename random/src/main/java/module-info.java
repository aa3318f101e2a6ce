/** Addressable random bits: a splittable generator on a keyed hash. */
module dev.touchstone.random {
  requires static transitive org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone.random;
}
