package dev.touchstone.cli.check;

import dev.touchstone.Ticker;
import dev.touchstone.cli.child.Frame;
import dev.touchstone.cli.child.Pulse;
import dev.touchstone.cli.child.Unread;
import dev.touchstone.internal.database.Leftover;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Listens to one child until it has ended, of itself or because it shows no sign of life. */
final class Conversation {
  private static final int NAP_MILLIS = 20;
  private static final int LAST_WORDS_MILLIS = 10_000;
  private static final int SIGNAL_BASE = 128;

  private final ChildJvm child;
  private final FrameReader reader;
  private final Pulse pulse;
  private final Map<String, Pending> properties;
  private final Set<Unread> unread;
  private final LongConsumer progress;
  private boolean ended;
  private String exitPlace = "";
  private String exitBy = "";
  private String stacks = "";
  private @Nullable Duration silence;
  private int heard;

  Conversation(
      ChildJvm child,
      FrameReader reader,
      Path folder,
      Map<String, Pending> properties,
      Set<Unread> unread,
      LongConsumer progress)
      throws IOException {
    this.child = child;
    this.reader = reader;
    this.pulse = Pulse.in(folder);
    this.properties = properties;
    this.unread = unread;
    this.progress = progress;
  }

  /** Returns whether the child came to its proper end. */
  boolean run(Duration patience) throws IOException {
    Ticker ticker = Ticker.system();
    long beats = -1;
    long since = ticker.nanos();
    boolean alive = true;
    while (alive && !ended) {
      alive = !child.hasEndedWithin(NAP_MILLIS);
      hear();
      progress.accept(pulse.cases());
      long now = pulse.beats() + heard;
      if (now != beats) {
        beats = now;
        since = ticker.nanos();
      } else if (ticker.nanos() - since > patience.toNanos()) {
        silence = patience;
        child.cut();
        alive = false;
      }
    }
    hear();
    if (ended) {
      child.hasEndedWithin(LAST_WORDS_MILLIS);
    }
    return ended;
  }

  private void hear() throws IOException {
    for (Frame frame : reader.read()) {
      heard++;
      hear(frame);
    }
  }

  private void hear(Frame frame) {
    Pending property = properties.get(frame.text("key"));
    switch (frame.text("frame")) {
      case "plan" -> plan(frame);
      case "unread" -> unread.add(Unread.of(frame));
      case "missing" -> throw new BadTarget(frame.text("message"));
      case "broken" -> throw new BadTarget("JUnit cannot run this: " + frame.text("message"));
      case "exit" -> {
        exitPlace = frame.text("place");
        exitBy = frame.text("by");
      }
      case "stacks" -> stacks = frame.text("text");
      case "ended" -> ended = true;
      default -> {
        if (property != null) {
          hear(frame, property);
        }
      }
    }
  }

  private void hear(Frame frame, Pending property) {
    switch (frame.text("frame")) {
      case "started" -> property.started(frame, pulse.cases());
      case "run" -> property.run(frame);
      case "verdict" -> property.reached(frame);
      case "finished" -> property.finished(frame);
      default -> throw new IllegalStateException("unknown frame " + frame);
    }
  }

  private void plan(Frame frame) {
    for (Object planned : frame.list("properties")) {
      if (planned instanceof Map<?, ?> fields) {
        Frame property = new Frame(fields);
        properties.computeIfAbsent(property.text("key"), key -> new Pending(property));
      }
    }
  }

  /** Settles what was running when the child ended before its time, as far as one is to blame. */
  Blame close(List<Leftover> notes) throws IOException {
    if (properties.isEmpty()) {
      throw new BadTarget("the JVM ended before any property was found: " + cause());
    }
    List<Pending> running =
        properties.values().stream().filter(Pending::isRunning).toList();
    List<Pending> guilty = guilty(running);
    for (Pending property : running) {
      if (guilty.contains(property)) {
        lose(property, notes);
      } else {
        acquit(property, notes);
      }
    }
    return new Blame(cause(), guilty.isEmpty() ? running : List.of(), running.isEmpty());
  }

  /** Returns those of several that ended the child, as far as that is known. */
  private List<Pending> guilty(List<Pending> running) {
    Pending exiting = properties.get(exitBy);
    if (running.size() < 2) {
      return running;
    }
    return running.contains(exiting)
        ? List.of(exiting)
        : running.stream().filter(Pending::hasFailed).toList();
  }

  private void lose(Pending property, List<Leftover> notes) {
    long since = property.printedBefore();
    property.lost(
        pulse.cases(),
        notes(notes, property.id()).filter(note -> note.token() != null).findFirst(),
        cause(),
        pulse.printed() - since,
        pulse.tail(since));
  }

  /** Lets a property be run again; its note would say that its case ended the JVM. */
  private static void acquit(Pending property, List<Leftover> notes) throws IOException {
    for (Leftover note : notes(notes, property.id()).toList()) {
      note.forget();
    }
    property.interrupted();
  }

  private static Stream<Leftover> notes(List<Leftover> notes, String id) {
    return notes.stream()
        .filter(note -> note.property().equals(id) || note.property().startsWith(id + "#"));
  }

  private String cause() {
    if (silence != null) {
      String place = stacks.isEmpty() ? "" : "; it was\n" + stacks.stripTrailing();
      return "no sign of life for " + silence.toSeconds() + " s, so the JVM was ended" + place;
    }
    int exit = child.exit();
    String how = exit > SIGNAL_BASE
        ? "the JVM was ended by signal " + (exit - SIGNAL_BASE)
        : "the JVM ended with exit code " + exit;
    String who = exitPlace.isEmpty() ? "" : "; exit was called at " + exitPlace;
    String said = child.said().isEmpty() ? "" : "\n" + child.said();
    return how + who + said;
  }
}
