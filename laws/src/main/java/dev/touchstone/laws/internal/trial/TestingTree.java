package dev.touchstone.laws.internal.trial;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Files terms by their outcomes: two terms share a leaf iff no row has told them apart.
 *
 * <p>An inner node is a row with a branch for each outcome; a leaf is a term. A new term is evaluated on
 * the rows of its way down only. Where it reaches a leaf, both terms are run on further rows, and the
 * first that tells them apart becomes an inner node. Truth values that are nearly always the same say
 * little, so they are run on many more rows.
 *
 * <p>Source: Smallbone, Johansson, Claessen and Algehed, Quick Specifications for the Busy
 * Programmer (2017), section 3.
 */
public final class TestingTree {
  private static final int NONE = Integer.MIN_VALUE;
  private static final int RARE = 20;
  private static final int LONG = 20;

  private final Laboratory laboratory;
  private final RowTables tables;
  private final int tests;
  private final Map<Integer, Node> roots = new HashMap<>();

  private static final class Node {
    private int term;
    private int row = NONE;
    private @Nullable Map<Object, Node> branches;

    Node(int term) {
      this.term = term;
    }
  }

  /** Starts with no terms; two terms must agree on a number of rows. */
  public TestingTree(Laboratory laboratory, int tests) {
    this.laboratory = laboratory;
    this.tables = new RowTables(laboratory);
    this.tests = tests;
  }

  /** Files a term; returns the term it seems to be equal to, or itself if it is new. */
  public int insert(int term) {
    int type = laboratory.terms().type(term);
    Node node = roots.get(type);
    if (node == null) {
      roots.put(type, new Node(term));
      return term;
    }
    Map<Object, Node> branches;
    while ((branches = node.branches) != null) {
      Object outcome = tables.table(node.row).canonical(term);
      Node next = branches.get(outcome);
      if (next == null) {
        branches.put(outcome, new Node(term));
        return term;
      }
      node = next;
    }
    return compare(node, term);
  }

  private int compare(Node leaf, int term) {
    int difference = difference(leaf.term, term);
    if (difference == NONE) {
      return leaf.term;
    }
    RowTable table = tables.table(difference);
    Map<Object, Node> branches = new HashMap<>();
    branches.put(table.canonical(leaf.term), new Node(leaf.term));
    branches.put(table.canonical(term), new Node(term));
    leaf.branches = branches;
    leaf.row = difference;
    leaf.term = NONE;
    return term;
  }

  private int difference(int one, int other) {
    int trues = 0;
    for (int row = 0; row < tests; row++) {
      RowTable table = tables.table(row);
      if (table.outcome(other) != table.outcome(one)) {
        return row;
      }
      trues += table.isTrue(one) ? 1 : 0;
    }
    int minority = Math.min(trues, tests - trues);
    int renamed = renamedDifference(one, other);
    return renamed == NONE && minority > 0 && minority < RARE
        ? rareDifference(one, other)
        : renamed;
  }

  private int renamedDifference(int one, int other) {
    for (int row = -1; row >= -laboratory.rows().renamed(); row--) {
      RowTable table = tables.table(row);
      if (table.outcome(other) != table.outcome(one)) {
        return row;
      }
    }
    return NONE;
  }

  private int rareDifference(int one, int other) {
    RowTable table = new RowTable(laboratory, false);
    for (int row = tests; row < LONG * tests; row++) {
      table.load(laboratory.rows().row(row));
      if (table.outcome(other) != table.outcome(one)) {
        return row;
      }
    }
    return NONE;
  }
}
