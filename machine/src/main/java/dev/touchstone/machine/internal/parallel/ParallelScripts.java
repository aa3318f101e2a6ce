package dev.touchstone.machine.internal.parallel;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.Recorder;
import dev.touchstone.choice.ReferenceDomain;
import dev.touchstone.machine.Sym;
import dev.touchstone.machine.internal.Admission;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Command;
import dev.touchstone.machine.internal.Offer;
import dev.touchstone.machine.internal.Soundness;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Generates parallel scripts.
 *
 * <p>A script is a row of commands, each with one more choice than in a sequential script: where it
 * goes, to the prefix or to a branch. So deleting a command, moving it to the prefix, and merging
 * branches are edits of single choices, and the shrinker's passes know how to make them.
 *
 * <p>By chance the prefix comes first; then commands go to the shortest branches until the row ends or
 * the budget of interleavings is used up. Source: Claessen et al., Finding Race Conditions in Erlang
 * with QuickCheck and PULSE (2009), section 4.1. Deviations: more than two branches, and commands are
 * dealt while they are drawn and not afterwards, so that no reference needs repair.
 */
public final class ParallelScripts implements Gen<Paced> {
  /** The most branches where their number is left to chance. */
  public static final int MOST_BRANCHES = 5;

  private static final int MOST_COMMANDS = 200;
  private static final int WATCHED_SIZE = 8;
  private static final int REDRAWS = 20;
  private static final int MOST_MISSED = 20;
  private static final int[] BRANCH_WEIGHTS = {8, 4, 2, 1};

  private final Blueprint model;
  private final int branches;
  private final int mostBranches;
  private final long budget;
  private final BranchDomain numbers;
  private final BranchDomain places;

  /**
   * Creates a generator.
   *
   * @param branches how many branches, or 0 where chance decides
   * @param budget how many interleavings at most
   */
  public ParallelScripts(Blueprint model, int branches, long budget) {
    this.model = model;
    this.branches = branches;
    this.mostBranches = branches == 0 ? MOST_BRANCHES : branches;
    this.budget = budget;
    this.numbers = Offer.byWeight(model.commands());
    this.places = BranchDomain.of(1 + mostBranches);
  }

  @Override
  public Paced generate(Source source) {
    int ways = branches == 0 ? 2 + source.weighted(BRANCH_WEIGHTS) : branches;
    Row row = new Row(ways, source.size());
    for (int round = 0; round < MOST_COMMANDS && !row.over; round++) {
      row.missed += source.attempt(1, s -> s.span(Recorder.COMMAND, row)) ? 0 : 1;
    }
    row.arrangement.settle();
    return new Paced(row.arrangement);
  }

  /** The row of commands of one script. */
  private final class Row implements Gen<Boolean> {
    private final Arrangement arrangement;
    private final Offer offer = new Offer(model.commands(), numbers);
    private final int ways;
    private final int size;
    private int variables;
    private int dealt;
    private int missed;
    private boolean over;

    Row(int ways, int size) {
      this.ways = ways;
      this.size = size;
      this.arrangement = new Arrangement(model.initial(), mostBranches, budget);
    }

    /** Draws whether there is one more command, where it goes, and the command; false calls it off. */
    @Override
    public Boolean generate(Source source) {
      int[] likely = likelyPlaces();
      boolean full = Arrays.stream(likely).sum() == 0 || missed > MOST_MISSED;
      if (!source.bool(BoolDomain.FAIR, full ? 0 : likelyMore())) {
        over = true;
        return true;
      }
      int branch = source.branch(places, full ? places : BranchDomain.likely(likely)) - 1;
      return source.attempt(REDRAWS, s -> drawn(s, branch));
    }

    /** Branches get one command each at least, and more in larger cases. */
    private double likelyMore() {
      return dealt < ways ? 1 : 1 - 1.0 / (1 + size / 12.0);
    }

    /** The prefix first; then the shortest branches that have room. */
    private int[] likelyPlaces() {
      int[] weights = new int[1 + ways];
      if (dealt == 0) {
        Arrays.fill(weights, 1);
        weights[0] = ways * (1 + size / 16);
        return padded(weights);
      }
      int shortest = IntStream.range(0, ways).map(arrangement::length).min().orElse(0);
      for (int branch = 0; branch < ways; branch++) {
        int longer = arrangement.length(branch) - shortest;
        boolean fits = longer <= Math.min(1, shortest) && arrangement.hasRoom(branch);
        weights[1 + branch] = fits ? 4 - 3 * longer : 0;
      }
      return padded(weights);
    }

    private int[] padded(int[] weights) {
      return Arrays.copyOf(weights, 1 + mostBranches);
    }

    private boolean drawn(Source source, int branch) {
      source.draw(ReferenceDomain.mark(variables));
      Object state = arrangement.stateOf(branch);
      offer.of(state);
      Command command = arrangement.hasRoom(branch) ? offer.pick(source) : null;
      if (command == null) {
        return false;
      }
      @Nullable Object[] arguments = command.draw(state, source);
      if (!Admission.PRECONDITIONS.admits(command, state, arguments, List.of())) {
        return false;
      }
      Pause pause = branch < 0 ? Pause.NONE : Pauses.draw(source);
      if (size <= WATCHED_SIZE) {
        Soundness.next(command, state, Sym.of(variables), arguments);
      }
      arrangement.add(branch, new Planned(command, variables, arguments, pause));
      variables++;
      dealt += branch < 0 ? 0 : 1;
      return true;
    }
  }
}
