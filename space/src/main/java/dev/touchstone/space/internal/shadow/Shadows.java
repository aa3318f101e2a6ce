package dev.touchstone.space.internal.shadow;

import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Form;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sorts;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Shows places of a partial value to ordinary code: records as shadows, the rest as it is.
 *
 * <p>Reading a component decides which alternative stands there, not its parts: a reference to an
 * undecided record could answer no {@code instanceof}. What is shown for a place stays the same
 * object during a run.
 */
public final class Shadows {
  private static final MethodType MAKER = MethodType.methodType(Object.class, Hole.class);

  private final Translation translation;
  private final ShadowLoader loader;
  private final Map<Class<?>, MethodHandle> makers = new HashMap<>();

  Shadows(ShadowLoader loader) {
    this.loader = loader;
    this.translation = new Translation(loader);
  }

  Translation translation() {
    return translation;
  }

  /** Reads a component of a shadow record; called by rewritten classes. */
  public static Object read(Hole hole, int component) {
    Hole part = hole.part(component);
    part.read();
    Object seen = part.seen();
    return seen != null ? seen : ((Shadows) lens(hole)).show(part);
  }

  private static Object lens(Hole hole) {
    Object lens = hole.partial().lens();
    if (lens == null) {
      throw new IllegalStateException("a shadow outside a search");
    }
    return lens;
  }

  /** Returns what ordinary code sees of a place. */
  Object show(Hole hole) {
    Alternative chosen = hole.read();
    Object seen = hole.seen();
    return seen != null
        ? seen
        : hole.show(chosen == null ? translation.of(hole.value()) : shown(hole, chosen.form()));
  }

  private Object shown(Hole hole, Form form) {
    if (form instanceof Form.Made made) {
      return make(made.type(), hole);
    }
    if (form instanceof Form.Constant constant) {
      return translation.of(constant.value());
    }
    if (form instanceof Form.Nil || form instanceof Form.Cons) {
      return new ShadowList(this, hole);
    }
    if (form instanceof Form.Absent) {
      return Optional.empty();
    }
    if (form instanceof Form.Present) {
      return Optional.of(show(hole.part(0)));
    }
    if (form instanceof Form.Same) {
      return show(hole.part(0));
    }
    Partial.readAll(hole);
    return translation.of(Sorts.visible(hole.partial().build(hole)));
  }

  private Object make(Class<?> type, Hole hole) {
    MethodHandle maker = makers.get(type);
    if (maker == null) {
      maker = maker(type);
      makers.put(type, maker);
    }
    try {
      return (Object) maker.invokeExact(hole);
    } catch (RuntimeException | Error failed) {
      throw failed;
    } catch (Throwable failed) {
      throw new IllegalStateException(failed);
    }
  }

  private MethodHandle maker(Class<?> type) {
    try {
      Constructor<?> constructor =
          loader.loadClass(type.getName()).getDeclaredConstructor(Hole.class);
      constructor.setAccessible(true);
      return MethodHandles.lookup().unreflectConstructor(constructor).asType(MAKER);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
