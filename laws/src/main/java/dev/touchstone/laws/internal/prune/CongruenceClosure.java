package dev.touchstone.laws.internal.prune;

import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Decides which ground terms are equal: an equivalence that is closed under putting equals for
 * equals.
 *
 * <p>A union-find over terms; a table from a symbol and the classes of arguments to a term; for each
 * class the terms that use it; and a forest whose paths are proofs. Where asked to, a term with an
 * argument that throws is equal to the constant that throws.
 *
 * <p>Source: Nieuwenhuis and Oliveras, Proof-Producing Congruence Closure (2005).
 *
 * <p>Invariant: whenever no merge is pending, two known terms with the same head and equal arguments
 * are in one class. With labels, classes with different labels are never merged.
 */
final class CongruenceClosure {
  /** The reason of a step that puts equals for equals. */
  static final Object CONGRUENCE = new Object();

  /** The reason of a step from a term with an argument that throws. */
  static final Object STRICTNESS = new Object();

  @SuppressWarnings("ArrayRecordComponent") // compared by contents
  private record Key(int symbol, int[] classes) {
    @Override
    public boolean equals(@Nullable Object other) {
      return other instanceof Key that
          && symbol == that.symbol
          && Arrays.equals(classes, that.classes);
    }

    @Override
    public int hashCode() {
      return symbol * 31 + Arrays.hashCode(classes);
    }
  }

  private record Pending(int a, int b, Object why) {}

  private final Terms terms;
  private final boolean strict;
  private final Map<Key, Integer> table = new HashMap<>();
  private final ArrayDeque<Pending> pending = new ArrayDeque<>();
  private int[] parent = new int[0];
  private int[] rank = new int[0];
  private int[] label = new int[0];
  private int[] proofTo = new int[0];
  private @Nullable Object[] proofWhy = new Object[0];
  private @Nullable List<Integer>[] uses = newLists(0);
  private int nodes;
  private int unions;

  /** Starts with no equations. */
  CongruenceClosure(Terms terms, boolean strict) {
    this.terms = terms;
    this.strict = strict;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // arrays of lists cannot be made otherwise
  private static @Nullable List<Integer>[] newLists(int length) {
    return new List[length];
  }

  /** Returns how many terms are known. */
  int nodes() {
    return nodes;
  }

  /** Returns how often two classes were joined. */
  int unions() {
    return unions;
  }

  /** Adds a term and its subterms. */
  int add(int term) {
    if (term < parent.length && parent[term] >= 0) {
      return term;
    }
    int[] arguments = terms.arguments(term);
    for (int argument : arguments) {
      add(argument);
    }
    reserve(term);
    parent[term] = term;
    rank[term] = 1;
    nodes++;
    boolean throwing = false;
    for (int argument : arguments) {
      int used = find(argument);
      List<Integer> users = uses[used];
      if (users == null) {
        users = new ArrayList<>(4);
        uses[used] = users;
      }
      users.add(term);
      throwing |= strict && isUndefined(used);
    }
    if (arguments.length > 0) {
      Integer same = table.putIfAbsent(key(term), term);
      if (same != null) {
        pending.add(new Pending(term, same, CONGRUENCE));
      }
      if (throwing) {
        throwing(term);
      }
      settle();
    }
    return term;
  }

  private void throwing(int term) {
    int undefined = add(terms.atom(terms.vocabulary().undefined(terms.type(term))));
    pending.add(new Pending(term, undefined, STRICTNESS));
  }

  private boolean isUndefined(int root) {
    int undefined = terms.atom(terms.vocabulary().undefined(terms.type(root)));
    return undefined < parent.length && parent[undefined] >= 0 && find(undefined) == root;
  }

  private void reserve(int term) {
    if (term >= parent.length) {
      int old = parent.length;
      int capacity = Math.max(terms.count(), Math.max(term + 1, old * 2));
      parent = Arrays.copyOf(parent, capacity);
      Arrays.fill(parent, old, capacity, -1);
      rank = Arrays.copyOf(rank, capacity);
      label = Arrays.copyOf(label, capacity);
      Arrays.fill(label, old, capacity, -1);
      proofTo = Arrays.copyOf(proofTo, capacity);
      Arrays.fill(proofTo, old, capacity, -1);
      proofWhy = Arrays.copyOf(proofWhy, capacity);
      uses = Arrays.copyOf(uses, capacity);
    }
  }

  private Key key(int term) {
    int[] classes = terms.arguments(term);
    for (int i = 0; i < classes.length; i++) {
      classes[i] = find(classes[i]);
    }
    return new Key(terms.headId(term), classes);
  }

  /** Returns the name of the class of a known term. */
  int find(int term) {
    int root = term;
    while (parent[root] != root) {
      root = parent[root];
    }
    int at = term;
    while (parent[at] != root) {
      int next = parent[at];
      parent[at] = root;
      at = next;
    }
    return root;
  }

  /** Returns whether two terms are equal. */
  boolean same(int a, int b) {
    return find(add(a)) == find(add(b));
  }

  /** Returns the known terms that are equal to a term. */
  List<Integer> members(int term) {
    int root = find(add(term));
    List<Integer> members = new ArrayList<>();
    for (int each = 0; each < parent.length; each++) {
      if (parent[each] >= 0 && find(each) == root) {
        members.add(each);
      }
    }
    return members;
  }

  /** Says that a term belongs to a class of its own kind, never to be joined with another label. */
  void label(int term, int name) {
    int root = find(add(term));
    label[root] = name;
  }

  /** Makes two terms equal, for a reason. */
  void merge(int a, int b, Object why) {
    add(a);
    add(b);
    pending.add(new Pending(a, b, why));
    settle();
  }

  private void settle() {
    Pending next;
    while ((next = pending.poll()) != null) {
      union(next);
    }
  }

  private void union(Pending step) {
    int small = find(step.a());
    int big = find(step.b());
    if (small == big || forbidden(small, big)) {
      return;
    }
    if (rank[small] > rank[big]) {
      int swap = small;
      small = big;
      big = swap;
    }
    unions++;
    link(step.a(), step.b(), step.why());
    boolean smallThrows = strict && isUndefined(small);
    boolean bigThrows = strict && isUndefined(big);
    parent[small] = big;
    rank[big] += rank[small];
    label[big] = Math.max(label[big], label[small]);
    List<Integer> moved = uses[small];
    uses[small] = null;
    if (smallThrows != bigThrows) {
      usersThrow(bigThrows ? moved : uses[big]);
    }
    if (moved != null) {
      rekey(moved);
      List<Integer> kept = uses[big];
      if (kept == null) {
        uses[big] = moved;
      } else {
        kept.addAll(moved);
      }
    }
  }

  private boolean forbidden(int one, int other) {
    if (label[one] >= 0 && label[other] >= 0) {
      return label[one] != label[other];
    }
    return label[one] != label[other] && !strict && isUndefined(one) != isUndefined(other);
  }

  private void usersThrow(@Nullable List<Integer> users) {
    if (users != null) {
      users.forEach(this::throwing);
    }
  }

  private void rekey(List<Integer> users) {
    for (int user : users) {
      Integer same = table.putIfAbsent(key(user), user);
      if (same != null && find(same) != find(user)) {
        pending.add(new Pending(user, same, CONGRUENCE));
      }
    }
  }

  private void link(int a, int b, Object why) {
    int child = a;
    int to = b;
    @Nullable Object reason = why;
    while (child >= 0) {
      int next = proofTo[child];
      Object nextReason = proofWhy[child];
      proofTo[child] = to;
      proofWhy[child] = reason;
      to = child;
      reason = nextReason;
      child = next;
    }
  }

  /**
   * One edge of a proof.
   *
   * @param from the term before the step
   * @param to the term after it
   * @param why the reason given when the two were merged
   */
  record Edge(int from, int to, Object why) {}

  /** Returns the steps from a term to an equal one. */
  List<Edge> path(int a, int b) {
    List<Integer> up = new ArrayList<>();
    for (int at = a; at >= 0; at = proofTo[at]) {
      up.add(at);
    }
    List<Edge> down = new ArrayList<>();
    int meet = b;
    while (meet >= 0 && !up.contains(meet)) {
      down.add(0, new Edge(proofTo[meet], meet, reason(meet)));
      meet = proofTo[meet];
    }
    List<Edge> path = new ArrayList<>();
    for (int at = a; at != meet; at = proofTo[at]) {
      path.add(new Edge(at, proofTo[at], reason(at)));
    }
    path.addAll(down);
    return path;
  }

  private Object reason(int at) {
    Object why = proofWhy[at];
    if (why == null) {
      throw new IllegalStateException("term " + at + " has no step towards its class");
    }
    return why;
  }
}
