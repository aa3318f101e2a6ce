package dev.touchstone.random;

/**
 * Four 64-bit words: what one cipher call writes.
 *
 * <p>Plain fields rather than an array or a result object, so that a call needs no allocation of its
 * own; a key and the buffer of a generator are both blocks.
 */
abstract class Block {
  long w0;
  long w1;
  long w2;
  long w3;
}
