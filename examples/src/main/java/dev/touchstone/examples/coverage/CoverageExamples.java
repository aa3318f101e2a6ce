package dev.touchstone.examples.coverage;

import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.internal.CoverageSearch;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Node;
import java.lang.reflect.Constructor;
import org.apiguardian.api.API;

/**
 * Selects examples by branch coverage: each is the shortest script found that runs some branch of
 * system or model that no other one runs.
 *
 * <p>A measure to compare with, not a way to explain: what runs the same code twice, or leaves the
 * state as it was, is shrunk away.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), section 3.3.3.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class CoverageExamples {
  private CoverageExamples() {}

  /**
   * Finds examples of a model with a constructor without parameters.
   *
   * @param model the class of the model; classes of its package are instrumented
   * @param seed the place of the random bits
   * @param stale how many runs without a new branch end the search
   */
  public static ExampleSet find(Class<? extends Model<?, ?>> model, Node seed, int stale)
      throws ReflectiveOperationException {
    BranchLoader loader = new BranchLoader(model.getClassLoader(), model.getPackageName());
    Constructor<?> constructor = loader.loadClass(model.getName()).getDeclaredConstructor();
    constructor.trySetAccessible();
    Model<?, ?> instrumented = (Model<?, ?>) constructor.newInstance();
    Probes.take();
    return CoverageSearch.of(instrumented.blueprint(), model.getName(), seed, stale, Probes::take);
  }
}
