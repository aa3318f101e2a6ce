package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Small models for tests of parallel runs. */
final class Models {
  private Models() {}

  /** A counter of which an increment may get lost. */
  static final class Racy {
    private volatile int value;

    @SuppressWarnings("NonAtomicVolatileUpdate") // the fault that tests look for
    int increment() {
      value = value + 1;
      return value;
    }

    int value() {
      return value;
    }
  }

  /** A model of {@link Racy}. */
  static final class RacyModel extends Model<Integer, Racy> {
    RacyModel() {
      command("inc")
          .run(Racy::increment)
          .next((s, v) -> s + 1)
          .post((s, result) -> result.returned(s + 1));
      command("get").run(Racy::value).post((s, result) -> result.returned(s));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected Racy start() {
      return new Racy();
    }
  }

  /**
   * Tickets that are drawn, used once and then gone: calls refer to results, and preconditions depend
   * on what other branches do.
   */
  static final class TicketModel extends Model<TicketModel.S, AtomicInteger> {
    record S(List<Sym<Integer>> tickets, int room) {
      S with(Sym<Integer> ticket) {
        List<Sym<Integer>> more = new ArrayList<>(tickets);
        more.add(ticket);
        return new S(List.copyOf(more), room - 1);
      }

      S without(Sym<Integer> ticket) {
        List<Sym<Integer>> less = new ArrayList<>(tickets);
        less.remove(ticket);
        return new S(List.copyOf(less), room);
      }

      S roomier(int by) {
        return new S(tickets, room + by);
      }
    }

    TicketModel() {
      command("draw")
          .fresh()
          .run(AtomicInteger::incrementAndGet)
          .pre(s -> s.room() > 0)
          .next((s, v) -> s.with(v));
      command("use")
          .args(Arg.ref(S::tickets))
          .run((system, ticket) -> ticket)
          .pre((s, ticket) -> s.tickets().contains(ticket))
          .next((s, v, ticket) -> s.without(ticket))
          .post((s, ticket, result) -> result.returned(ticket.value()));
      command("grow")
          .args(Arg.any(Gen.ints(1, 2)))
          .act((system, by) -> {})
          .pre((s, by) -> s.room() < 3)
          .next((s, v, by) -> s.roomier(by));
    }

    @Override
    protected S initial() {
      return new S(List.of(), 3);
    }

    @Override
    protected AtomicInteger start() {
      return new AtomicInteger();
    }
  }
}
