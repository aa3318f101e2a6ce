package dev.touchstone.cli.check;

import dev.touchstone.cli.check.PropertyResult.Ending;
import dev.touchstone.cli.child.CaseShower;
import dev.touchstone.cli.child.Order;
import dev.touchstone.cli.child.Unread;
import dev.touchstone.internal.database.Leftover;
import dev.touchstone.internal.database.Running;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks properties in child JVMs.
 *
 * <p>Usually one child runs them all. Where a property ends its JVM the next child goes on with those
 * that are left, so each is run once and none is lost. Which case was running is read from the note
 * that core writes ahead; the note stays in the failure database, as after any such end.
 */
public final class CheckRun {
  private static final String REPLAY = "replay";
  private static final String CHECKER = "checker";

  private final Subject subject;
  private final CheckOptions options;
  private final Watcher watcher;
  private final List<Path> classPath;
  private final Map<String, Pending> properties = new LinkedHashMap<>();
  private final Set<Unread> unread = new LinkedHashSet<>();
  private final Set<String> outside = new LinkedHashSet<>();

  /** Sees how far a run has come. */
  @FunctionalInterface
  public interface Watcher {
    /** Sees how many properties have ended, how many there are, and how many cases ended. */
    void sees(int ended, int all, long cases);
  }

  /** Creates a run. */
  public CheckRun(Subject subject, CheckOptions options, Watcher watcher) {
    this.subject = subject;
    this.options = options;
    this.watcher = watcher;
    this.classPath = Shipped.complete(subject.classPath());
  }

  /** Runs all properties, or the only one of an id if that is not "". */
  public List<PropertyResult> run(String only, boolean asTest) {
    Order order = new Order(
        subject.roots().stream().map(Path::toString).toList(),
        subject.members(),
        only,
        List.of(),
        options.parameters(),
        asTest);
    try {
      child(order);
      while (ended().size() < properties.size()) {
        int before = ended().size();
        child(order.without(done()));
        if (ended().size() == before) {
          left().forEach(Pending::leftOut);
        }
      }
    } catch (IOException failed) {
      throw new BadTarget("cannot talk to the child JVM: " + failed);
    }
    return Stream.concat(
            properties.values().stream()
                .map(Pending::result)
                .filter(Objects::nonNull)
                .map(result -> withCase(result, asTest)),
            outside.stream().map(PropertyResult::outside))
        .toList();
  }

  /** Returns what ended a JVM with the arguments of its case, which another one draws again. */
  private PropertyResult withCase(PropertyResult result, boolean asTest) {
    String token =
        result.token().isEmpty() ? options.settings().getOrDefault(REPLAY, "") : result.token();
    if (result.ending() != Ending.CRASHED
        || token.isEmpty()
        || options.settings().containsKey(CHECKER)) {
      return result;
    }
    CheckOptions drawing = options
        .with(REPLAY, token)
        .with(CHECKER, CaseShower.class.getName())
        .with("replayOf", result.verdict().get("claim"));
    try {
      return new CheckRun(subject, drawing, (ended, all, cases) -> {})
          .run(result.id(), asTest).stream()
              .filter(drawn -> drawn.verdict().containsKey("arguments"))
              .findFirst()
              .map(result::withCase)
              .orElse(result);
    } catch (BadTarget unknown) {
      return result;
    }
  }

  /** Returns the classes that were found but could not be loaded, as far as it has run. */
  public List<Unread> unread() {
    return List.copyOf(unread);
  }

  private void child(Order order) throws IOException {
    Blame blame = converse(order);
    if (blame.nobody()) {
      outside.add(blame.cause());
    }
    boolean found = blame.suspects().isEmpty();
    for (Pending suspect : blame.suspects()) {
      if (suspect.within().isEmpty()) {
        converse(order.without(allBut(suspect)).from(suspect.node()));
        found |= hasCrashed(suspect);
      }
    }
    if (!found) {
      outside.add(blame.together());
    }
  }

  private Blame converse(Order order) throws IOException {
    Path database = options.databaseIn(subject.folder());
    Set<Path> before =
        Running.leftovers(database).stream().map(Leftover::file).collect(Collectors.toSet());
    try (RunFolder run = RunFolder.create(order);
        FrameReader reader = new FrameReader(run.folder());
        ChildJvm child = ChildJvm.start(run, classPath, subject.folder(), options.javaOptions())) {
      Conversation conversation =
          new Conversation(child, reader, run.folder(), properties, unread, this::see);
      if (conversation.run(options.patience())) {
        return Blame.NONE;
      }
      List<Leftover> notes = new ArrayList<>(Running.leftovers(database));
      notes.removeIf(note -> before.contains(note.file()));
      return conversation.close(notes);
    }
  }

  private static boolean hasCrashed(Pending property) {
    PropertyResult result = property.result();
    return result != null && result.ending() == Ending.CRASHED;
  }

  private List<String> allBut(Pending only) {
    return Stream.concat(
            properties.keySet().stream().filter(key -> properties.get(key) != only),
            properties.values().stream().map(Pending::within).filter(home -> !home.isEmpty()))
        .distinct()
        .toList();
  }

  private void see(long cases) {
    watcher.sees(ended().size(), properties.size(), cases);
  }

  private List<String> ended() {
    return properties.entrySet().stream()
        .filter(entry -> entry.getValue().result() != null)
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns what another child need not run again: what ended, and classes that began. */
  private List<String> done() {
    return Stream.concat(
            ended().stream(),
            properties.values().stream().map(Pending::within).filter(home -> !home.isEmpty()))
        .distinct()
        .toList();
  }

  private List<Pending> left() {
    return properties.values().stream()
        .filter(pending -> pending.result() == null)
        .toList();
  }
}
