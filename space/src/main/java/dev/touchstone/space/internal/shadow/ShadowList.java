package dev.touchstone.space.internal.shadow;

import dev.touchstone.space.internal.count.Alternative;
import dev.touchstone.space.internal.count.Form;
import dev.touchstone.space.internal.count.Hole;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A list that decides how long it is, and what it holds, only as far as it is read. */
final class ShadowList extends AbstractList<Object> {
  private final Shadows shadows;
  private final List<Hole> elements = new ArrayList<>();
  private Hole rest;

  ShadowList(Shadows shadows, Hole start) {
    this.shadows = shadows;
    this.rest = start;
  }

  /** Returns whether there are more elements than an index. */
  private boolean reaches(int index) {
    while (elements.size() <= index) {
      Alternative chosen = rest.read();
      if (chosen == null || !(chosen.form() instanceof Form.Cons)) {
        return false;
      }
      elements.add(rest.part(0));
      rest = rest.part(1);
    }
    return true;
  }

  @Override
  public Object get(int index) {
    if (index < 0 || !reaches(index)) {
      throw new IndexOutOfBoundsException("index " + index + " of a list of " + elements.size());
    }
    return shadows.show(elements.get(index));
  }

  @Override
  public boolean isEmpty() {
    return !reaches(0);
  }

  @Override
  public int size() {
    int size = 0;
    while (reaches(size)) {
      size++;
    }
    return size;
  }

  @Override
  public Iterator<Object> iterator() {
    return new Iterator<>() {
      private int next;

      @Override
      public boolean hasNext() {
        return reaches(next);
      }

      @Override
      public Object next() {
        if (!reaches(next)) {
          throw new NoSuchElementException();
        }
        return get(next++);
      }
    };
  }
}
