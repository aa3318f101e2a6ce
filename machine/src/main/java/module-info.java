/** Models of stateful systems: scripts, sequential and parallel runs, judged orders. */
@SuppressWarnings("module") // a room that is built later
module dev.touchstone.machine {
  requires transitive dev.touchstone;
  requires java.management;
  requires java.net.http;
  requires static org.apiguardian.api;
  requires static org.jspecify;

  exports dev.touchstone.machine;
  exports dev.touchstone.machine.internal to
      dev.touchstone.examples;
  exports dev.touchstone.machine.remote;
}
