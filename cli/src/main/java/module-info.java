/** The {@code touchstone} command. */
module dev.touchstone.cli {
  requires dev.touchstone.random;
  requires dev.touchstone.samples;
  requires info.picocli;
  requires java.management;
  requires me.tongfei.progressbar;
  requires static org.jspecify;

  opens dev.touchstone.cli to
      info.picocli;
}
