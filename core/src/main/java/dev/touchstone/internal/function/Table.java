package dev.touchstone.internal.function;

import dev.touchstone.FunctionTable;
import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.BoolDomain;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.internal.derive.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A function that is made up while it is called.
 *
 * <p>The function owns a subtree of choices. A call opens the fork whose key is the hash of its
 * arguments, draws there whether these arguments have a result of their own, and if so the result;
 * otherwise they share the default result, drawn in a fork of its own when first needed. So the
 * simplest function is a constant one, an entry is dropped by turning one choice to false, and no
 * edit of an entry moves another. The idea of showing and shrinking a function as a finite table
 * with a default is that of Claessen, Shrinking and Showing Functions (2012); here the table comes
 * from recorded calls instead of a generic trie.
 *
 * <p>Arguments and results are rendered at the first call, before anybody can change them.
 *
 * <p>Calls may come from several threads; the lock of the table guards its entries and its source.
 */
final class Table extends Behaviour {
  private static final BoolDomain OWN = new BoolDomain(0.75);
  private static final IntegerDomain IDENTITY = IntegerDomain.of(0, Integer.MAX_VALUE);
  private static final String DEFAULT = "default";

  private final Class<?> resultType;
  private final Gen<?> result;
  private final Encoders encoders;
  private final Source source;
  private final Map<Long, Entry> entries = new LinkedHashMap<>();
  private @Nullable Entry fallback;
  private @Nullable Long identity;

  Table(Sam sam, Class<?> resultType, Gen<?> result, Encoders encoders, Source source) {
    super(sam);
    this.resultType = resultType;
    this.result = result;
    this.encoders = encoders;
    this.source = source;
  }

  private record Entry(String arguments, @Nullable Object result, String shown, boolean own) {}

  @Override
  @Nullable
  Object call(@Nullable Object[] arguments) {
    long key = encoders.hash(arguments);
    synchronized (this) {
      Entry known = entries.get(key);
      if (known != null) {
        return known.result;
      }
    }
    String shown = Rendered.entry(arguments);
    synchronized (this) {
      Entry known = entries.get(key);
      if (known == null) {
        known = draw(key, shown);
        entries.put(key, known);
      }
      return known.result;
    }
  }

  private Entry draw(long key, String shown) {
    if (sam().arity() == 0) {
      return entry(shown, source, true);
    }
    Source own = source.fork(key);
    if (own.draw(OWN) == 1) {
      return entry(shown, own, true);
    }
    Entry shared = fallback;
    if (shared == null) {
      shared = entry("_", source.fork(DEFAULT), false);
      fallback = shared;
    }
    return new Entry(shown, shared.result, shared.shown, false);
  }

  private Entry entry(String shown, Source from, boolean own) {
    Object value = result.generate(from);
    boolean fits = value == null
        ? !sam().method().getReturnType().isPrimitive()
        : resultType.isInstance(value);
    if (!fits) {
      throw new IllegalGenerator("a generated %s gave %s; its method gives %s"
          .formatted(
              Names.of(sam().type()),
              value == null ? null : Names.of(value.getClass()),
              Names.of(resultType)));
    }
    return new Entry(shown, value, Rendered.entry(value), own);
  }

  @Override
  synchronized long identity() {
    if (identity == null) {
      identity = source.fork("identity").draw(IDENTITY);
    }
    return identity;
  }

  @Override
  synchronized FunctionTable table() {
    List<FunctionTable.Entry> rows = new ArrayList<>();
    for (Entry entry : entries.values()) {
      if (entry.own) {
        rows.add(new FunctionTable.Entry(entry.arguments, entry.shown));
      }
    }
    if (fallback != null) {
      rows.add(new FunctionTable.Entry(fallback.arguments, fallback.shown));
    }
    return new FunctionTable(rows, 0);
  }
}
