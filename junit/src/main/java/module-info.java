/** Properties as JUnit Jupiter tests. */
module dev.touchstone.junit {
  requires transitive dev.touchstone;
  requires transitive org.junit.jupiter.api;
  requires static org.apiguardian.api;
  requires static org.jspecify;
  requires static org.junit.platform.engine;

  exports dev.touchstone.junit;

  provides org.junit.platform.engine.TestEngine with
      dev.touchstone.junit.PropertyEngine;

  opens dev.touchstone.junit to
      org.junit.platform.commons;
}
