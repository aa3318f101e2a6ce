package dev.touchstone.space.internal.search;

import java.math.BigInteger;

/** What nodes about places with whole values have in common. */
interface WholeNode {
  /** Returns the value at a slot. */
  Object value(int slot);

  /** Returns the size of the value at a slot. */
  int size(int slot);

  /** Returns the index of the value at a slot among those of its size. */
  BigInteger index(int slot);
}
