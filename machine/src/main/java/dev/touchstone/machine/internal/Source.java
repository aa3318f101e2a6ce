package dev.touchstone.machine.internal;

import dev.touchstone.internal.show.JavaSource;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.Sym;
import java.util.Optional;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Scripts as Java statements. */
public final class Source {
  private Source() {}

  /** Returns one statement per call on a variable that holds the system. */
  public static String of(Script script, String system) {
    int[] names = References.names(script.calls());
    return Naming.with(names, () -> {
      StringBuilder source = new StringBuilder();
      for (Call call : script.calls()) {
        if (names[call.variable()] > 0) {
          source.append("var ").append(Naming.of(call.variable())).append(" = ");
        }
        StringJoiner arguments = new StringJoiner(", ", "(", ");\n");
        call.arguments().forEach(argument -> arguments.add(expression(argument)));
        source.append(system).append('.').append(call.command()).append(arguments);
      }
      return source.toString();
    });
  }

  private static String expression(@Nullable Object argument) {
    if (argument instanceof Sym<?> symbol) {
      return Naming.of(symbol.variable()) + extracted(symbol.path());
    }
    if (argument instanceof Optional<?> optional) {
      return optional.isPresent()
          ? "Optional.of(" + expression(optional.get()) + ")"
          : "Optional.empty()";
    }
    if (argument instanceof Spread spread) {
      StringJoiner parts = new StringJoiner(", ");
      spread.values().forEach(value -> parts.add(expression(value)));
      return parts.toString();
    }
    return JavaSource.of(argument)
        .map(JavaSource::expression)
        .orElseGet(() -> "/* " + Shown.of(argument) + " */ null");
  }

  private static String extracted(String path) {
    if (path.isEmpty()) {
      return "";
    }
    StringBuilder calls = new StringBuilder();
    String[] outermostFirst = path.split("\\.", -1);
    for (int i = outermostFirst.length - 1; i >= 0; i--) {
      calls.append('.').append(outermostFirst[i]).append("()");
    }
    return calls.toString();
  }
}
