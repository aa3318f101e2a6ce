package dev.touchstone.cli.child;

import static dev.touchstone.cli.child.Frames.fields;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherFactory;

/** Where the child JVM starts; its only argument is the folder of the run. */
public final class ChildMain {
  private ChildMain() {}

  /** Runs what was ordered and ends the JVM, whatever threads the tested program left behind. */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    Frames frames = Frames.in(folder);
    RunningMethods running = new RunningMethods();
    Tether tether = new Tether(frames, running);
    tether.hold();
    Pulse pulse = Pulse.in(folder);
    PrintStream output = new PrintStream(pulse.output(), false, StandardCharsets.UTF_8);
    System.setIn(InputStream.nullInputStream());
    System.setOut(output);
    System.setErr(output);
    try {
      run(Order.read(folder), frames, pulse, running);
    } catch (Selection.Missing missing) {
      frames.put("missing", fields("message", String.valueOf(missing.getMessage())));
    } catch (Throwable failed) {
      frames.put("broken", fields("message", Thrown.text(failed)));
    }
    tether.release();
    frames.put("ended", fields());
    System.exit(0);
  }

  private static void run(Order order, Frames frames, Pulse pulse, RunningMethods running)
      throws Selection.Missing, IOException {
    Session session = new Session(frames, pulse, order.asTest(), new FailedVerdicts());
    session.begin();
    Roots roots = Roots.of(order.roots());
    session.tellUnread(roots.unread());
    ModelRuns.of(session, order, roots).run();
    Selection selection = new Selection(order, roots);
    if (selection.isEmpty()) {
      return;
    }
    Launcher launcher = LauncherFactory.create();
    TestPlan plan = launcher.discover(selection.request());
    PropertyEvents events = new PropertyEvents(session, plan, running);
    events.announce();
    if (plan.containsTests()) {
      launcher.execute(plan, events);
    }
  }
}
