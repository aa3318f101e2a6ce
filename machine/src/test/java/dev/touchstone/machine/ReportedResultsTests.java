package dev.touchstone.machine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.Gen;
import dev.touchstone.random.Seed;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ReportedResultsTests {
  private static final List<List<Call>> BRANCHES = List.of(
      List.of(new Call(0, 0, "clear", List.of())), List.of(new Call(1, 1, "get", List.of("a"))));

  /** A map whose model believes that every key is there. */
  static final class HopefulModel extends Model<Integer, Map<String, Integer>> {
    HopefulModel() {
      command("clear").act(Map::clear);
      command("get")
          .args(Arg.any(Gen.elements("a")))
          .run(Map::get)
          .post((s, key, result) -> !result.returned(null));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected Map<String, Integer> start() {
      return new HashMap<>();
    }
  }

  @Test
  void showWhatACallGaveThatGaveNull() {
    assertThat(Machine.sequential(new HopefulModel()).seed(Seed.of(1)).check().report())
        .contains("\n  get(\"a\")  -> null\n");
  }

  @Test
  void showNothingForCallsThatGiveNothing() {
    String report = Machine.parallel(new HopefulModel())
        .branches(2)
        .script(new ParallelScript(List.of(), BRANCHES))
        .seed(Seed.of(1))
        .check()
        .report();
    assertThat(report)
        .contains("\n  A:       clear()\n  B:       get(\"a\")  -> null\n")
        .contains("nothing fits: B: get(\"a\") -> null\n")
        .doesNotContain("clear() -> ", "clear()  -> ");
  }

  /** Hands out the same ticket for good, though its model lets no two be equal. */
  static final class TicketModel extends Model<List<Sym<Integer>>, Map<String, Integer>> {
    TicketModel() {
      command("draw")
          .run(map -> 7)
          .next((drawn, ticket) ->
              Stream.concat(drawn.stream(), Stream.of(ticket)).toList())
          .post((drawn, result) ->
              drawn.stream().noneMatch(ticket -> ticket.value().equals(result.value())));
    }

    @Override
    protected List<Sym<Integer>> initial() {
      return List.of();
    }

    @Override
    protected Map<String, Integer> start() {
      return new HashMap<>();
    }
  }

  @Test
  void nameTheCallsWhoseResultsAStateMentions() {
    Call draw = new Call(0, 0, "draw", List.of());
    Call again = new Call(1, 0, "draw", List.of());
    assertThat(Machine.parallel(new TicketModel())
            .script(new ParallelScript(List.of(), List.of(List.of(draw), List.of(again))))
            .seed(Seed.of(1))
            .check()
            .report())
        .contains("\n  A:       v1 = draw()  -> 7\n  B:       draw()  -> 7\n")
        .contains("closest: A: draw(); then in state [v1] nothing fits: B: draw() -> 7");
  }
}
