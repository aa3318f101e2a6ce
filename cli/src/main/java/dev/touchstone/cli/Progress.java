package dev.touchstone.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** How far a long run has come: a bar for a person at a terminal, nothing in a pipe. */
sealed interface Progress extends AutoCloseable {
  /** Reports one step done. */
  void step();

  /** Reports how many steps of how many are done, and how many cases that took. */
  void at(int done, int all, long cases);

  @Override
  void close();

  static Progress on(Console console, String task, long steps) {
    return console.terminal() ? new Bar(console, task, steps) : new Silence();
  }

  /** Says nothing. */
  record Silence() implements Progress {
    @Override
    public void step() {}

    @Override
    public void at(int done, int all, long cases) {}

    @Override
    public void close() {}
  }

  /** Draws a bar on the error stream and wipes it at the end. */
  final class Bar implements Progress {
    private static final int WIDTH = 79;

    private final ProgressBar bar;

    private Bar(Console console, String task, long steps) {
      bar = new ProgressBarBuilder()
          .setTaskName(task)
          .setInitialMax(steps)
          .setStyle(ProgressBarStyle.ASCII)
          .setUpdateIntervalMillis(100)
          .setConsumer(new ConsoleProgressBarConsumer(console.err(), WIDTH))
          .clearDisplayOnFinish()
          .build();
    }

    @Override
    public void step() {
      bar.step();
    }

    @Override
    public void at(int done, int all, long cases) {
      bar.maxHint(all);
      bar.stepTo(done);
      bar.setExtraMessage(cases + " cases");
    }

    @Override
    public void close() {
      bar.close();
    }
  }
}
