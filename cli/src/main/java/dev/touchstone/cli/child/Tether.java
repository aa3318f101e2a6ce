package dev.touchstone.cli.child;

import static dev.touchstone.cli.child.Frames.fields;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * What ties a child to its parent.
 *
 * <p>The parent holds the other end of standard input. When it closes, because the parent is gone or
 * has lost patience, the child says what its threads do and halts: nothing is left behind. When the
 * tested program ends the JVM, the place is told on the way out.
 */
final class Tether {
  private static final int HALTED = 1;
  private static final int FRAMES_SHOWN = 12;

  private final Frames frames;
  private final RunningMethods running;
  private final AtomicBoolean done = new AtomicBoolean();

  Tether(Frames frames, RunningMethods running) {
    this.frames = frames;
    this.running = running;
  }

  void hold() {
    Thread watch = new Thread(this::awaitParent, "touchstone-tether");
    watch.setDaemon(true);
    watch.start();
    Runtime.getRuntime().addShutdownHook(new Thread(this::tellExit, "touchstone-exit"));
  }

  /** Says that the end of the JVM is now expected. */
  void release() {
    done.set(true);
  }

  private void awaitParent() {
    try (FileInputStream in = new FileInputStream(FileDescriptor.in)) {
      in.transferTo(OutputStream.nullOutputStream());
    } catch (IOException closed) {
      Runtime.getRuntime().halt(HALTED);
    }
    frames.put("stacks", fields("text", stack("touchstone-", "main")));
    Runtime.getRuntime().halt(HALTED);
  }

  /** Returns where the thread of the tests is. */
  private static String stack(String ours, String main) {
    StringBuilder text = new StringBuilder();
    for (Map.Entry<Thread, StackTraceElement[]> thread :
        Thread.getAllStackTraces().entrySet()) {
      String name = thread.getKey().getName();
      if (name.equals(main) || name.equals(ours + "apart")) {
        Arrays.stream(thread.getValue())
            .limit(FRAMES_SHOWN)
            .forEach(frame -> text.append("at ").append(frame).append('\n'));
      }
    }
    return text.toString();
  }

  private void tellExit() {
    if (!done.get()) {
      frames.put("exit", exit());
    }
  }

  /** Returns where somebody called exit, and in which property, as far as that can be seen. */
  private Map<String, Object> exit() {
    for (StackTraceElement[] stack : Thread.getAllStackTraces().values()) {
      boolean exits = false;
      for (StackTraceElement frame : stack) {
        boolean jdk = frame.getClassName().startsWith("java.lang.");
        if (exits && !jdk) {
          String line = frame.getFileName() + ":" + frame.getLineNumber();
          String place = frame.getClassName() + "." + frame.getMethodName() + "(" + line + ")";
          return fields("place", place, "by", running.in(stack));
        }
        exits |= jdk && frame.getMethodName().equals("exit");
      }
    }
    return fields("place", "", "by", "");
  }
}
