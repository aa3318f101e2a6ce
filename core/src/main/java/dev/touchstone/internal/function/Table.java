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
import java.util.function.Supplier;
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
 * <p>Arguments and results are rendered at the first call, before anybody can change them; those that
 * hold generated functions once more when the table is shown, for those are called later. They are
 * shown without the lock, so that two functions that know each other can be shown at once.
 *
 * <p>Calls may come from several threads; the lock of the table guards its entries and its source.
 */
final class Table extends Behaviour {
  private static final BoolDomain OWN = new BoolDomain(0.75);
  private static final IntegerDomain IDENTITY = IntegerDomain.of(0, Integer.MAX_VALUE);
  private static final String DEFAULT = (String) Functions.DEFAULT.name();

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

  private record Entry(
      Supplier<String> arguments, @Nullable Object result, Supplier<String> shown, boolean own) {
    FunctionTable.Entry row() {
      return new FunctionTable.Entry(arguments.get(), shown.get());
    }
  }

  @Override
  @Nullable
  Object call(@Nullable Object[] arguments) {
    long key = Apart.from(sam(), "encoder of arguments", () -> encoders.hash(arguments));
    synchronized (this) {
      Entry known = entries.get(key);
      if (known != null) {
        return known.result;
      }
    }
    Supplier<String> shown = Rendered.arguments(arguments);
    synchronized (this) {
      Entry known = entries.get(key);
      if (known == null) {
        known = Apart.from(sam(), "generator of results", () -> draw(key, shown));
        entries.put(key, known);
      }
      return known.result;
    }
  }

  private Entry draw(long key, Supplier<String> shown) {
    if (sam().arity() == 0) {
      return entry(shown, source, true);
    }
    Source own = source.fork(key);
    if (own.draw(OWN) == 1) {
      return entry(shown, own, true);
    }
    Entry shared = fallback;
    if (shared == null) {
      shared = entry(() -> "_", source.fork(DEFAULT), false);
      fallback = shared;
    }
    return new Entry(shown, shared.result, shared.shown, false);
  }

  private Entry entry(Supplier<String> shown, Source from, boolean own) {
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
    return new Entry(shown, value, Rendered.kept(value), own);
  }

  @Override
  synchronized long identity() {
    if (identity == null) {
      identity = source.fork("identity").draw(IDENTITY);
    }
    return identity;
  }

  @Override
  FunctionTable table() {
    return new FunctionTable(rows().stream().map(Entry::row).toList(), 0);
  }

  private synchronized List<Entry> rows() {
    List<Entry> rows = new ArrayList<>(entries.values());
    rows.removeIf(entry -> !entry.own);
    if (fallback != null) {
      rows.add(fallback);
    }
    return rows;
  }
}
