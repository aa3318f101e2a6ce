/** The {@code touchstone} command. */
module dev.touchstone.cli {
  requires dev.touchstone;
  requires dev.touchstone.examples;
  requires dev.touchstone.junit;
  requires dev.touchstone.laws;
  requires dev.touchstone.machine;
  requires dev.touchstone.random;
  requires dev.touchstone.rank;
  requires dev.touchstone.samples;
  requires dev.touchstone.space;
  requires info.picocli;
  requires java.management;
  requires java.xml;
  requires me.tongfei.progressbar;
  requires org.junit.platform.launcher;
  requires static org.jspecify;

  opens dev.touchstone.cli to
      info.picocli;
}
