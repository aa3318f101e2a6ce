package dev.touchstone.samples.workloads;

import java.util.List;

/**
 * What holds of every map: validity, look-up after an operation, a model, and equations between
 * operations.
 *
 * <p>Source of the properties: Hughes, How to Specify It! A Guide to Writing Properties of Pure
 * Functions (2019), sections 4 to 7; as a workload: Shi, Keles, Goldstein, Pierce and Lampropoulos,
 * Etna: An Evaluation Platform for Property-Based Testing (2023), section 4.
 */
public enum MapProperty {
  /** Inserting keeps the invariants. */
  INSERT_VALID(1, 1, 1),
  /** Deleting keeps the invariants. */
  DELETE_VALID(1, 1, 0),
  /** Union keeps the invariants. */
  UNION_VALID(2, 0, 0),
  /** After inserting, each key is found as it should. */
  INSERT_POST(1, 2, 1),
  /** After deleting, each key is found as it should. */
  DELETE_POST(1, 2, 0),
  /** After union, each key is found as it should. */
  UNION_POST(2, 1, 0),
  /** Inserting does what it does to a sorted list. */
  INSERT_MODEL(1, 1, 1),
  /** Deleting does what it does to a sorted list. */
  DELETE_MODEL(1, 1, 0),
  /** Union does what it does to sorted lists. */
  UNION_MODEL(2, 0, 0),
  /** Two insertions may change places. */
  INSERT_INSERT(1, 2, 2),
  /** Inserting after deleting, and the other way round. */
  INSERT_DELETE(1, 2, 1),
  /** Inserting after union, and the other way round. */
  INSERT_UNION(2, 1, 1),
  /** Deleting after inserting, and the other way round. */
  DELETE_INSERT(1, 2, 1),
  /** Two deletions may change places. */
  DELETE_DELETE(1, 2, 0),
  /** Deleting after union, and the other way round. */
  DELETE_UNION(2, 1, 0),
  /** A union of what lost a key with what got it. */
  UNION_DELETE_INSERT(2, 1, 1),
  /** The union of a map with itself. */
  UNION_IDEMPOTENT(1, 0, 0),
  /** Unions may be grouped either way. */
  UNION_ASSOCIATIVE(3, 0, 0);

  private final int maps;
  private final int keys;
  private final int payloads;

  MapProperty(int maps, int keys, int payloads) {
    this.maps = maps;
    this.keys = keys;
    this.payloads = payloads;
  }

  /** Returns how many maps the property speaks of. */
  public int maps() {
    return maps;
  }

  /** Returns how many keys the property speaks of. */
  public int keys() {
    return keys;
  }

  /** Returns how many values the property speaks of. */
  public int payloads() {
    return payloads;
  }

  /** Returns whether the property needs union. */
  public boolean ofUnion() {
    return name().contains("UNION");
  }

  /** Returns whether every map of an input is valid: only then the property says something. */
  public <T> boolean applies(MapOps<T> ops, MapInput<T> input) {
    return input.maps().stream().allMatch(ops::valid);
  }

  /** Returns whether the property holds of an input it applies to. */
  public <T> boolean holds(MapOps<T> ops, MapInput<T> input) {
    MapLaws<T> laws = new MapLaws<>(ops);
    return switch (this) {
      case INSERT_VALID -> ops.valid(laws.inserted(input, 0));
      case DELETE_VALID -> ops.valid(ops.delete(input.key(0), input.map(0)));
      case UNION_VALID -> ops.valid(ops.union(input.map(0), input.map(1)));
      case INSERT_POST -> laws.insertPost(input);
      case DELETE_POST -> laws.deletePost(input);
      case UNION_POST -> laws.unionPost(input);
      case INSERT_MODEL -> laws.insertModel(input);
      case DELETE_MODEL -> laws.deleteModel(input);
      case UNION_MODEL -> laws.unionModel(input);
      case INSERT_INSERT -> laws.insertInsert(input);
      case INSERT_DELETE -> laws.insertDelete(input);
      case INSERT_UNION -> laws.insertUnion(input);
      case DELETE_INSERT -> laws.deleteInsert(input);
      case DELETE_DELETE -> laws.deleteDelete(input);
      case DELETE_UNION -> laws.deleteUnion(input);
      case UNION_DELETE_INSERT -> laws.unionDeleteInsert(input);
      case UNION_IDEMPOTENT -> laws.unionIdempotent(input);
      case UNION_ASSOCIATIVE -> laws.unionAssociative(input);
    };
  }

  /** Returns the properties that do not need union. */
  public static List<MapProperty> withoutUnion() {
    return List.of(values()).stream().filter(property -> !property.ofUnion()).toList();
  }
}
