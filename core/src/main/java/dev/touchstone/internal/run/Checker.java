package dev.touchstone.internal.run;

import dev.touchstone.Claim;
import dev.touchstone.Verdict;
import dev.touchstone.random.Node;

/** Checks a claim in its own way: in several runs, or with remarks on the verdict. */
@FunctionalInterface
public interface Checker {
  /** Returns the verdict on a claim with the cases found under a node. */
  Verdict check(Claim claim, Node node);
}
