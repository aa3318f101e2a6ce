package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.derive.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.UnaryOperator;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * The generators that are registered for the whole process.
 *
 * <p>What is registered holds for generators that are derived afterwards. For rules of smaller scope
 * use {@link Derivation#with}.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public final class Gens {
  private static volatile @Nullable Derivation standard;

  private Gens() {}

  private static Derivation loaded() {
    List<GenProvider> providers = new ArrayList<>();
    try {
      for (GenProvider provider : ServiceLoader.load(GenProvider.class)) {
        providers.add(provider);
      }
    } catch (ServiceConfigurationError broken) {
      throw new IllegalGenerator("a GenProvider cannot be loaded: " + broken.getMessage());
    }
    Collections.reverse(providers);
    Rules rules = Rules.NONE;
    for (GenProvider provider : providers) {
      rules = rules.with(provider);
    }
    return new Derivation(rules);
  }

  static Derivation standard() {
    Derivation known = standard;
    return known == null ? first() : known;
  }

  private static synchronized Derivation first() {
    Derivation known = standard;
    if (known == null) {
      known = loaded();
      standard = known;
    }
    return known;
  }

  /** Draws values of a class from a generator, whatever its type arguments. */
  public static <T> void register(Class<T> type, Gen<? extends T> gen) {
    IllegalGenerator.require(gen, "the generator of " + type);
    update(derivation -> derivation.with(type, gen));
  }

  /** Draws values of a type with its type arguments from a generator. */
  public static <T> void register(TypeRef<T> type, Gen<? extends T> gen) {
    IllegalGenerator.require(gen, "the generator of " + type);
    update(derivation -> derivation.with(type, gen));
  }

  /** Asks a provider before all others. */
  public static void register(GenProvider provider) {
    update(derivation -> derivation.with(provider));
  }

  /** Lets generated functions see arguments of a class through an encoder. */
  public static <T> void encode(Class<T> type, Encoder<? super T> encoder) {
    update(derivation -> derivation.encoding(type, encoder));
  }

  private static synchronized void update(UnaryOperator<Derivation> change) {
    standard = change.apply(standard());
  }
}
