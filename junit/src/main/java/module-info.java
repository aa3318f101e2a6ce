/** Properties as JUnit Jupiter tests. */
module dev.touchstone.junit {
  requires transitive dev.touchstone;
  requires transitive org.junit.jupiter.api;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone.junit;

  opens dev.touchstone.junit to
      org.junit.platform.commons;
}
