package dev.touchstone;

import dev.touchstone.internal.derive.Alternatives;
import dev.touchstone.internal.derive.Deriver;
import dev.touchstone.internal.derive.Rules;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Parameter;
import java.util.List;
import org.apiguardian.api.API;

/**
 * The rules by which types become generators.
 *
 * <p>A value: {@code with} returns new rules that go before the old ones. {@link #standard} holds
 * what was registered for the whole process with {@link Gens}.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class Derivation {
  private final Deriver deriver;

  Derivation(Rules rules) {
    this.deriver = new Deriver(rules);
  }

  /** Returns the rules of the process: built-in, registered, and found by service loading. */
  public static Derivation standard() {
    return Gens.standard();
  }

  /** Returns rules that draw values of a class from a generator, whatever its type arguments. */
  public <T> Derivation with(Class<T> type, Gen<? extends T> gen) {
    return new Derivation(deriver.rules().with(type, gen));
  }

  /** Returns rules that draw values of a type with its type arguments from a generator. */
  public <T> Derivation with(TypeRef<T> type, Gen<? extends T> gen) {
    return new Derivation(deriver.rules().with(type, gen));
  }

  /** Returns rules that ask a provider before all others. */
  public Derivation with(GenProvider provider) {
    return new Derivation(deriver.rules().with(provider));
  }

  /** Returns rules by which generated functions see arguments of a class through an encoder. */
  public <T> Derivation encoding(Class<T> type, Encoder<? super T> encoder) {
    return new Derivation(deriver.rules().encoding(type, encoder));
  }

  /** Returns the generator of a class; type parameters it has stand for whatever fits. */
  @SuppressWarnings("unchecked") // plans of a class give its instances
  public <T> Gen<T> of(Class<T> type) {
    return (Gen<T>) deriver.of(TypeRef.of(type));
  }

  /** Returns the generator of a type. */
  @SuppressWarnings("unchecked") // plans of a type give its instances
  public <T> Gen<T> of(TypeRef<T> type) {
    return (Gen<T>) deriver.of(type);
  }

  /** Returns the generator for a parameter by its type and annotations. */
  public Gen<?> of(Parameter parameter) {
    return deriver.of(parameter, parameter.getDeclaringExecutable().getDeclaringClass());
  }

  /**
   * Returns the generator for a parameter by its type and annotations.
   *
   * @param seenFrom the class whose type arguments the parameter's type variables stand for: the
   *     class of its method, or one that extends it
   */
  public Gen<?> of(Parameter parameter, Class<?> seenFrom) {
    return deriver.of(parameter, seenFrom);
  }

  /**
   * Returns the generator for a type with its annotations.
   *
   * @param owner the class whose source holds the annotations
   * @param where what errors call the place
   */
  public Gen<?> of(AnnotatedType type, Class<?> owner, String where) {
    return deriver.of(type, owner, where);
  }

  /**
   * Returns the alternatives of a sealed type in the order of their choices: those with fewest
   * recursive components first, then as declared.
   */
  public static List<Class<?>> alternatives(Class<?> sealed) {
    return Alternatives.of(sealed);
  }
}
