package dev.touchstone;

import dev.touchstone.internal.function.Functions;
import java.util.List;
import java.util.Optional;
import org.apiguardian.api.API;

/**
 * What a generated function was asked and what it answered, as text in the order of the calls.
 *
 * <p>Arguments without a result of their own are left out; the last entry, with arguments {@code _},
 * holds for all of them. A function without results lists every call.
 *
 * @param entries the entries
 * @param unlisted how many calls were made that are not listed
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record FunctionTable(List<Entry> entries, int unlisted) {
  private static final int SHOWN = 100;

  /** Copies the entries. */
  public FunctionTable {
    entries = List.copyOf(entries);
  }

  /**
   * Arguments and their result.
   *
   * @param arguments the arguments as they were at the first call
   * @param result the result as it was then, or "" where there is none
   * @since 0.1
   */
  @API(status = API.Status.EXPERIMENTAL, since = "0.1")
  public record Entry(String arguments, String result) {
    @Override
    public String toString() {
      return result.isEmpty() ? arguments : arguments + " -> " + result;
    }
  }

  /** Returns the table of a generated function; nothing for any other object. */
  public static Optional<FunctionTable> of(Object function) {
    return Functions.table(function);
  }

  /** Returns the table as reports show it: <code>{1 -&gt; 0, 5 -&gt; 2, _ -&gt; 0}</code>. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    for (Entry entry : entries.subList(0, Math.min(SHOWN, entries.size()))) {
      text.append(text.length() == 1 ? "" : ", ").append(entry);
    }
    int more = Math.max(0, entries.size() - SHOWN) + unlisted;
    return text.append(more == 0 ? "" : ", ... " + more + " more").append('}').toString();
  }
}
