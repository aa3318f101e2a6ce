package dev.touchstone.space;

import dev.touchstone.Gen;
import dev.touchstone.GenProvider;
import dev.touchstone.TypeRef;
import dev.touchstone.Wanted;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * Serves {@link Uniform} to the derivation of generators.
 *
 * @since 0.1
 */
@API(status = API.Status.INTERNAL, since = "0.1")
public final class UniformProvider implements GenProvider {
  /** Makes the provider; called by service loading. */
  public UniformProvider() {}

  @Override
  public Optional<Gen<?>> provide(Wanted wanted) {
    return wanted.annotation(Uniform.class).map(uniform -> gen(wanted, uniform));
  }

  private static Gen<?> gen(Wanted wanted, Uniform uniform) {
    Space<?> space = Space.of(TypeRef.of(wanted.type()));
    Sizes sizes = Sizes.between(uniform.least(), uniform.size());
    return uniform.where().isEmpty()
        ? space.gen(sizes)
        : space.suchThat(List.of(condition(wanted, uniform.where()))).gen(sizes);
  }

  private static Method condition(Wanted wanted, String name) {
    return Stream.of(wanted.raw(), wanted.owner())
        .flatMap(holder -> Stream.of(holder.getDeclaredMethods()))
        .filter(method -> method.getName().equals(name) && fits(method, wanted.raw()))
        .findFirst()
        .orElseThrow(
            () -> new IllegalSpace(("no condition '%s' for %s at %s: give %s a method boolean"
                    + " %s(), or %s a static method boolean %s(%s)")
                .formatted(
                    name,
                    wanted.raw().getSimpleName(),
                    wanted.where(),
                    wanted.raw().getSimpleName(),
                    name,
                    wanted.owner().getSimpleName(),
                    name,
                    wanted.raw().getSimpleName())));
  }

  private static boolean fits(Method method, Class<?> type) {
    boolean takesIt = Modifier.isStatic(method.getModifiers())
        ? method.getParameterCount() == 1 && method.getParameterTypes()[0].isAssignableFrom(type)
        : method.getParameterCount() == 0 && method.getDeclaringClass().isAssignableFrom(type);
    return takesIt && method.getReturnType() == boolean.class;
  }
}
