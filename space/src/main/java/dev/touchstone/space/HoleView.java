package dev.touchstone.space;

import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Form;
import dev.touchstone.space.internal.count.Hole;
import dev.touchstone.space.internal.count.Numbered;
import dev.touchstone.space.internal.count.Partial;
import dev.touchstone.space.internal.count.Sorts;

/** The view of a place in a partial value. */
final class HoleView<T> implements View<T> {
  private final Hole hole;

  private HoleView(Hole hole) {
    this.hole = hole;
  }

  @SuppressWarnings("unchecked") // the sort of the place says which type its values have
  static <T> HoleView<T> of(Hole hole) {
    Object seen = hole.seen();
    return (HoleView<T>) (seen == null ? hole.show(new HoleView<>(hole)) : seen);
  }

  @Override
  public boolean is(Class<?> type) {
    Alternative chosen = hole.read();
    if (chosen == null) {
      return type.isInstance(hole.value());
    }
    Form form = chosen.form();
    if (form instanceof Form.Made made) {
      return type.isAssignableFrom(made.type());
    }
    return form instanceof Form.Constant constant
        ? type.isInstance(constant.value())
        : type.isInstance(force());
  }

  @Override
  public boolean isEmpty() {
    Alternative chosen = hole.read();
    Form form = chosen == null ? new Form.Same() : chosen.form();
    if (form instanceof Form.Nil || form instanceof Form.Absent) {
      return true;
    }
    if (form instanceof Form.Cons || form instanceof Form.Present) {
      return false;
    }
    throw new IllegalSpace(
        "isEmpty() of %s, which is neither list nor optional".formatted(hole.sort()));
  }

  @Override
  public <P> View<P> part(String component) {
    Alternative chosen = hole.read();
    Form form = chosen == null ? new Form.Same() : chosen.form();
    if (form instanceof Form.Made made) {
      int at = made.components().indexOf(component);
      if (at >= 0) {
        return of(hole.part(at));
      }
    } else if (form instanceof Form.Cons && component.equals("tail")) {
      return of(hole.part(1));
    } else if (component.equals(form instanceof Form.Cons ? "head" : "value")) {
      return of(hole.part(0));
    }
    throw new IllegalSpace("no part '%s' of %s; ask is(...) first which alternative it is"
        .formatted(
            component, form instanceof Form.Made made ? made.type().getName() : hole.sort()));
  }

  @Override
  @SuppressWarnings("unchecked") // the sort of the place says which type its values have
  public T force() {
    Partial.readAll(hole);
    return (T) Sorts.visible(hole.partial().build(hole));
  }

  @Override
  public boolean below(long bound) {
    if (hole.sort() instanceof Numbered) {
      return hole.below(bound);
    }
    return force() instanceof Number number && number.longValue() < bound;
  }
}
