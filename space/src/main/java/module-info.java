/** Count, enumerate and sample values uniformly, under any predicate. */
module dev.touchstone.space {
  requires transitive dev.touchstone;
  requires static org.apiguardian.api;
  requires static org.jspecify;
  requires static org.objectweb.asm; // part of the published jar, in a package of our own

  exports dev.touchstone.space;

  provides dev.touchstone.GenProvider with
      dev.touchstone.space.UniformProvider;
}
