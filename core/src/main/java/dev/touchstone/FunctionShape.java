package dev.touchstone;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.internal.derive.Names;
import dev.touchstone.internal.derive.Signature;
import dev.touchstone.internal.function.Encoders;
import dev.touchstone.internal.function.Functions;
import org.apiguardian.api.API;

/**
 * Which functional interface a generated function implements, and how it sees its arguments.
 *
 * @param <F> the interface
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class FunctionShape<F> {
  private final Signature signature;
  private final Encoders encoders;

  private FunctionShape(Signature signature, Encoders encoders) {
    this.signature = signature;
    this.encoders = encoders;
  }

  /** Returns the shape of an interface with one abstract method. */
  @SuppressWarnings("unchecked") // the reference is to the same class
  public static <F> FunctionShape<F> of(Class<F> type) {
    return of((TypeRef<F>) TypeRef.of(type));
  }

  /** Returns the shape of an interface with one abstract method and its type arguments. */
  public static <F> FunctionShape<F> of(TypeRef<F> type) {
    return new FunctionShape<>(Signature.of(type), Encoders.NONE);
  }

  /** Returns the shape that sees arguments of a class through an encoder. */
  public <T> FunctionShape<F> encoding(Class<T> type, Encoder<? super T> encoder) {
    return new FunctionShape<>(signature, encoders.with(type, encoder));
  }

  @SuppressWarnings("unchecked") // the functions implement the interface of the signature
  Gen<F> returning(Gen<?> result) {
    if (signature.sam().isVoid()) {
      String name = Names.of(signature.sam().type());
      throw new IllegalGenerator(
          "%s gives no results; use Gen.of for functions that record their calls".formatted(name));
    }
    signature.check(encoders);
    return (Gen<F>) Functions.returning(signature.sam(), signature.resultClass(), result, encoders);
  }
}
