package dev.touchstone.internal.derive;

import dev.touchstone.Encoder;
import dev.touchstone.Gen;
import dev.touchstone.GenProvider;
import dev.touchstone.TypeRef;
import dev.touchstone.internal.function.Encoders;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What users added to the derivation: generators of classes and types, providers, encoders.
 * Immutable.
 */
public final class Rules {
  /** The rules without additions. */
  public static final Rules NONE = new Rules(Map.of(), Map.of(), List.of(), null);

  private final Map<Class<?>, Gen<?>> classes;
  private final Map<TypeUse, Gen<?>> types;
  private final List<GenProvider> providers;
  private final @Nullable Encoders encoders;

  private Rules(
      Map<Class<?>, Gen<?>> classes,
      Map<TypeUse, Gen<?>> types,
      List<GenProvider> providers,
      @Nullable Encoders encoders) {
    this.classes = classes;
    this.types = types;
    this.providers = providers;
    this.encoders = encoders;
  }

  /** Returns the rules with a generator for a class, whatever its type arguments. */
  public Rules with(Class<?> type, Gen<?> gen) {
    Map<Class<?>, Gen<?>> more = new HashMap<>(classes);
    more.put(TypeUse.box(type), gen);
    return new Rules(more, types, providers, encoders);
  }

  /** Returns the rules with a generator for a type with its type arguments. */
  public Rules with(TypeRef<?> type, Gen<?> gen) {
    Map<TypeUse, Gen<?>> more = new HashMap<>(types);
    more.put(Uses.of(type).bare(), gen);
    return new Rules(classes, more, providers, encoders);
  }

  /** Returns the rules with a provider that is asked before the others. */
  public Rules with(GenProvider provider) {
    List<GenProvider> more = new ArrayList<>();
    more.add(provider);
    more.addAll(providers);
    return new Rules(classes, types, List.copyOf(more), encoders);
  }

  /** Returns the rules with an encoder for arguments of generated functions. */
  public <T> Rules encoding(Class<T> type, Encoder<? super T> encoder) {
    return new Rules(classes, types, providers, encoders().with(type, encoder));
  }

  List<GenProvider> providers() {
    return providers;
  }

  Encoders encoders() {
    return encoders == null ? Encoders.NONE : encoders;
  }

  /** Returns whether no generator was added. */
  boolean isEmpty() {
    return classes.isEmpty() && types.isEmpty() && providers.isEmpty();
  }

  @Nullable
  Gen<?> registered(TypeUse use) {
    Gen<?> exact = types.isEmpty() ? null : types.get(use.bare());
    return exact == null ? classes.get(use.boxed()) : exact;
  }
}
