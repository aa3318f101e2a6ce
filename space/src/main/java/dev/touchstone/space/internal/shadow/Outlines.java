package dev.touchstone.space.internal.shadow;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The outlines of all classes that a loader loads anew. */
final class Outlines {
  private final ShadowLoader loader;
  private final Map<String, Optional<Outline>> known = new ConcurrentHashMap<>();

  Outlines(ShadowLoader loader) {
    this.loader = loader;
  }

  /** Returns the outline of a class, or nothing if it is not loaded anew. */
  Optional<Outline> of(String owner) {
    Optional<Outline> outline = known.get(owner);
    if (outline == null) {
      outline = read(owner);
      known.put(owner, outline);
    }
    return outline;
  }

  private Optional<Outline> read(String owner) {
    if (owner.startsWith("[")) {
      return Optional.empty();
    }
    try {
      return Optional.ofNullable(loader.read(owner.replace('/', '.'))).map(Outline::of);
    } catch (ClassNotFoundException gone) {
      return Optional.empty();
    }
  }

  /** Returns whether code that is not rewritten may run when a method is called. */
  boolean leadsOutside(String owner, String method, String descriptor) {
    return declaring(owner, method, descriptor)
        .map(outline -> outline.leadsOutside(method, descriptor))
        .orElse(true);
  }

  private Optional<Outline> declaring(String owner, String method, String descriptor) {
    Optional<Outline> outline = of(owner);
    if (outline.isEmpty() || outline.get().declares(method, descriptor)) {
      return outline;
    }
    List<String> parents = outline.get().parents();
    return parents.stream()
        .map(parent -> declaring(parent, method, descriptor))
        .filter(Optional::isPresent)
        .findFirst()
        .orElse(Optional.empty());
  }
}
