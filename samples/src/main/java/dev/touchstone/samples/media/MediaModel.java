package dev.touchstone.samples.media;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Ran1;
import dev.touchstone.machine.Ran2;
import dev.touchstone.machine.Sym;
import dev.touchstone.samples.media.MediaProxy.Fault;
import dev.touchstone.samples.media.MediaProxy.Reply;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A model of the media proxy; faults of the proxy can be declared as known bugs. */
public final class MediaModel extends Model<MediaModel.S, MediaProxy> {
  /**
   * A termination.
   *
   * @param context its context
   * @param id itself
   * @param streams how many streams it has
   */
  public record Termination(Sym<Integer> context, Sym<Integer> id, int streams) {}

  /**
   * All terminations.
   *
   * @param terminations in the order they were added
   */
  public record S(List<Termination> terminations) {
    List<Sym<Integer>> ids() {
      return terminations.stream().map(Termination::id).toList();
    }

    List<Sym<Integer>> contexts() {
      return terminations.stream().map(Termination::context).distinct().toList();
    }

    List<Termination> members(Sym<Integer> context) {
      return terminations.stream().filter(t -> t.context().equals(context)).toList();
    }

    List<Termination> around(Sym<Integer> id) {
      return terminations.stream()
          .filter(t -> t.id().equals(id))
          .findFirst()
          .map(t -> members(t.context()))
          .orElse(List.of());
    }

    S added(Optional<Sym<Integer>> context, Sym<Reply> reply, int streams) {
      List<Termination> longer = new ArrayList<>(terminations);
      longer.add(new Termination(
          context.orElse(reply.map("context", Reply::context)),
          reply.map("term", Reply::termination),
          streams));
      return new S(List.copyOf(longer));
    }

    S modified(Sym<Integer> id, int streams) {
      return new S(terminations.stream()
          .map(t -> t.id().equals(id) ? new Termination(t.context(), id, streams) : t)
          .toList());
    }

    S without(Sym<Integer> id) {
      return new S(terminations.stream().filter(t -> !t.id().equals(id)).toList());
    }
  }

  private static final Arg<S, Integer, Integer> STREAMS = Arg.any(Gen.ints(1, 4));

  private final Set<Fault> faults;

  /** Creates a model of a proxy with faults, some of which are known. */
  public MediaModel(Set<Fault> faults, Set<Fault> known) {
    this.faults = faults.isEmpty() ? EnumSet.noneOf(Fault.class) : EnumSet.copyOf(faults);
    command("add")
        .args(Arg.optional(Arg.<S, Integer>ref(S::contexts)), STREAMS)
        .run(MediaProxy::add)
        .pre((s, context, streams) ->
            context.isEmpty() || s.members(context.get()).size() == 1)
        .next((s, v, context, streams) -> s.added(context, v, streams));
    Ran2<S, Sym<Integer>, Integer, @Nullable Void> modify = command("modify")
        .args(Arg.<S, Integer>ref(S::ids), STREAMS)
        .act(MediaProxy::modify)
        .pre((s, id, streams) -> s.ids().contains(id))
        .next((s, v, id, streams) -> s.modified(id, streams));
    Ran1<S, Sym<Integer>, @Nullable Void> subtract = command("subtract")
        .args(Arg.<S, Integer>ref(S::ids))
        .act(MediaProxy::subtract)
        .pre((s, id) -> s.ids().contains(id))
        .next((s, v, id) -> s.without(id));
    if (known.contains(Fault.MODIFY_ALONE)) {
      modify.knownBug("B1", (s, id, streams) -> s.around(id).size() == 1);
    }
    if (known.contains(Fault.SUBTRACT_ALONE)) {
      subtract.knownBug("B2", (s, id) -> s.around(id).size() == 1);
    }
    if (known.contains(Fault.MODIFY_UNEQUAL)) {
      modify.knownBug(
          "B3",
          (s, id, streams) ->
              s.around(id).stream().map(Termination::streams).distinct().count() == 2);
    }
  }

  @Override
  protected S initial() {
    return new S(List.of());
  }

  @Override
  protected MediaProxy start() {
    return new MediaProxy(faults);
  }

  @Override
  protected boolean invariant(S state, MediaProxy proxy) {
    return proxy.contexts() == state.contexts().size();
  }
}
