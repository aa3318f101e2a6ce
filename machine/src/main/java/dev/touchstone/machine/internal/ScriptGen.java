package dev.touchstone.machine.internal;

import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.machine.Script;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Draws scripts of a model.
 *
 * <p>A call is a span: whether there is one, a mark that lets later references find it, which command
 * of all declared ones, then its arguments. A call that does not qualify in its state calls itself
 * off: by chance another one is drawn, in a replayed script it is dropped. So whatever the shrinker
 * does to the choices, a script never holds a call whose precondition is false or whose reference
 * dangles.
 *
 * <p>After Hughes, QuickCheck Testing for Fun and Profit (2007), section 6: scripts are made before
 * they run, over symbols.
 *
 * @param blueprint the model
 * @param length how long scripts are
 * @param admission which calls may be made
 * @param picked all commands by weight
 * @param watches how many steps of the model are still watched for soundness
 */
public record ScriptGen(
    Blueprint blueprint,
    Length length,
    Admission admission,
    BranchDomain picked,
    AtomicInteger watches)
    implements Gen<Script> {
  private static final int WATCHED = 1_000;

  /** Creates a generator of scripts. */
  public ScriptGen(Blueprint blueprint, Length length, Admission admission) {
    this(
        blueprint,
        length,
        admission,
        Offer.byWeight(blueprint.commands()),
        new AtomicInteger(WATCHED));
  }

  @Override
  public Script generate(Source source) {
    return script(source, Aside.NONE);
  }

  /** Draws a script and lets somebody hear of its calls. */
  public Script script(Source source, Aside aside) {
    return new Writing(this, source, aside).script();
  }
}
