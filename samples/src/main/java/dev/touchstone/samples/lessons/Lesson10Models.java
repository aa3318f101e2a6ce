package dev.touchstone.samples.lessons;

import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Sym;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Lesson 10: things that have a state.
 *
 * <p>What a cloakroom answers depends on what happened before, so a single call says little: scripts
 * of calls are drawn instead. A model says which calls there are, what they do to a small picture of
 * the cloakroom, and what they must return. A ticket that one call returns is handed to a later one;
 * while a script is drawn it is a symbol, such as {@code v1}.
 */
public final class Lesson10Models {
  private Lesson10Models() {}

  // region cloakroom
  record Ticket(int number) {}

  static class Cloakroom {
    private final Map<Integer, String> coats = new HashMap<>();

    int number() {
      return coats.size();
    }

    Ticket leave(String coat) {
      Ticket ticket = new Ticket(number());
      coats.put(ticket.number(), coat);
      return ticket;
    }

    String fetch(Ticket ticket) {
      String coat = coats.remove(ticket.number());
      if (coat == null) {
        throw new IllegalArgumentException("nothing hangs at " + ticket.number());
      }
      return coat;
    }
  }
  // endregion

  // region state
  record Left(Sym<Ticket> ticket, String coat) {}

  record State(List<Left> left) {
    State with(Sym<Ticket> ticket, String coat) {
      List<Left> more = new ArrayList<>(left);
      more.add(new Left(ticket, coat));
      return new State(List.copyOf(more));
    }

    State without(Sym<Ticket> ticket) {
      return new State(left.stream().filter(l -> !l.ticket().equals(ticket)).toList());
    }

    List<Sym<Ticket>> tickets() {
      return left.stream().map(Left::ticket).toList();
    }

    String coat(Sym<Ticket> ticket) {
      return left.stream()
          .filter(l -> l.ticket().equals(ticket))
          .findFirst()
          .orElseThrow()
          .coat();
    }
  }
  // endregion

  // region model
  static class CloakroomModel extends Model<State, Cloakroom> {
    CloakroomModel() {
      command("leave")
          .args(Arg.any(Gen.elements("red coat", "blue coat")))
          .run(Cloakroom::leave)
          .next((state, ticket, coat) -> state.with(ticket, coat));
      command("fetch")
          .args(Arg.ref(State::tickets))
          .run(Cloakroom::fetch)
          .pre((state, ticket) -> state.tickets().contains(ticket))
          .next((state, coat, ticket) -> state.without(ticket))
          .post((state, ticket, result) -> result.returned(state.coat(ticket)));
    }

    @Override
    protected State initial() {
      return new State(List.of());
    }

    @Override
    protected Cloakroom start() {
      return new Cloakroom();
    }
  }
  // endregion

  // region repaired
  static class CarefulCloakroom extends Cloakroom {
    private int next;

    @Override
    int number() {
      return next++;
    }
  }
  // endregion

  /** Prints the shortest way to lose a coat, and what is known of the repaired cloakroom. */
  public static void main(String[] arguments) {
    // region check
    Verdict verdict = Machine.sequential(new CloakroomModel()).seed(Seed.of(10)).check();
    System.out.println(verdict.report());
    // endregion

    // region again
    Verdict repaired = Machine.sequential(new CloakroomModel() {
          @Override
          protected Cloakroom start() {
            return new CarefulCloakroom();
          }
        })
        .seed(Seed.of(10))
        .check();
    System.out.println(repaired.report());
    // endregion
  }
}
