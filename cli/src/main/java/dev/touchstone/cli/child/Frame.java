package dev.touchstone.cli.child;

import java.util.List;
import java.util.Map;

/**
 * Plain data with named fields; those that are absent read as "", 0 or nothing.
 *
 * @param fields the fields
 */
public record Frame(Map<?, ?> fields) {
  /** Returns a field that is a text. */
  public String text(String name) {
    return fields.get(name) instanceof String text ? text : "";
  }

  /** Returns a field that is a whole number. */
  public long number(String name) {
    return fields.get(name) instanceof Long number ? number : 0;
  }

  /** Returns a field that is a list. */
  public List<?> list(String name) {
    return fields.get(name) instanceof List<?> list ? list : List.of();
  }

  /** Returns a field that has fields of its own. */
  Map<?, ?> map(String name) {
    return fields.get(name) instanceof Map<?, ?> map ? map : Map.of();
  }
}
