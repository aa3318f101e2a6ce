package dev.touchstone.samples.media;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A simulator of a media proxy: contexts hold at most two terminations, which send streams to each
 * other.
 *
 * <p>After the study in Hughes, QuickCheck Testing for Fun and Profit (2007), sections 7 and 8.
 */
public final class MediaProxy {
  /** Faults that can be switched on. */
  public enum Fault {
    /** Modifying assumes that every stream has two ends. */
    MODIFY_ALONE,
    /** Subtracting the only termination of a context crashes. */
    SUBTRACT_ALONE,
    /** Modifying assumes that both ends have equally many streams. */
    MODIFY_UNEQUAL
  }

  /**
   * What adding a termination replies.
   *
   * @param context the context's number
   * @param termination the termination's number
   */
  public record Reply(int context, int termination) {}

  private record Termination(int number, int streams) {}

  private final Set<Fault> faults;
  private final Map<Integer, List<Termination>> contexts = new HashMap<>();
  private int last;

  /** Starts a proxy with faults. */
  public MediaProxy(Set<Fault> faults) {
    this.faults = faults.isEmpty() ? EnumSet.noneOf(Fault.class) : EnumSet.copyOf(faults);
  }

  /** Adds a termination to a context, or to a new one. */
  public Reply add(Optional<Integer> context, int streams) {
    int number = context.orElseGet(() -> ++last);
    List<Termination> members = contexts.computeIfAbsent(number, c -> new ArrayList<>());
    if (members.size() > 1) {
      throw new IllegalArgumentException("context " + number + " is full");
    }
    members.add(new Termination(++last, streams));
    return new Reply(number, last);
  }

  /** Changes the number of streams of a termination. */
  public void modify(int termination, int streams) {
    List<Termination> members = members(termination);
    if (faults.contains(Fault.MODIFY_ALONE) && members.size() < 2) {
      throw new IllegalStateException("no other end");
    }
    if (faults.contains(Fault.MODIFY_UNEQUAL)
        && members.size() == 2
        && members.get(0).streams() != members.get(1).streams()) {
      throw new IndexOutOfBoundsException("stream without an end");
    }
    members.replaceAll(
        member -> member.number() == termination ? new Termination(termination, streams) : member);
  }

  /** Takes a termination away; the last one takes its context with it. */
  public void subtract(int termination) {
    List<Termination> members = members(termination);
    if (faults.contains(Fault.SUBTRACT_ALONE) && members.size() < 2) {
      throw new NullPointerException("no other end");
    }
    members.removeIf(member -> member.number() == termination);
    contexts.values().removeIf(List::isEmpty);
  }

  /** Returns how many contexts there are. */
  public int contexts() {
    return contexts.size();
  }

  private List<Termination> members(int termination) {
    return contexts.values().stream()
        .filter(members -> members.stream().anyMatch(member -> member.number() == termination))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no termination " + termination));
  }
}
