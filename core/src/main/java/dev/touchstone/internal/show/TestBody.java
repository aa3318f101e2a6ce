package dev.touchstone.internal.show;

import dev.touchstone.internal.show.TestSource.Argument;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The statements of one test: what makes its arguments, then the call that takes them.
 *
 * <p>A variable has its declared type, without type arguments where the test cannot name them. Of a
 * type that cannot be named at all there are no variables: the call has the value itself in it, and
 * where no expression makes that either, there is a note of what is in the way of the call.
 */
final class TestBody {
  private static final int LONGEST_NOTE = 500;

  private final SourceNames names;
  private final String home;
  private final @Nullable String call;
  private final StringBuilder statements = new StringBuilder();
  private final List<String> passed = new ArrayList<>();
  private final List<String> obstacles = new ArrayList<>();
  private final Set<String> used = new HashSet<>();

  TestBody(SourceNames names, String home, @Nullable String call) {
    this.names = names;
    this.home = home;
    this.call = call;
  }

  String of(List<Argument> arguments) {
    arguments.forEach(this::add);
    return statements.append("    ").append(last()).append(";\n").toString();
  }

  private void add(Argument argument) {
    String variable = Identifiers.unique(argument.name(), used);
    Type type = argument.type();
    Optional<JavaSource> source = JavaSource.of(argument.value(), home);
    source.ifPresent(made -> names.imports().addAll(made.imports()));
    String value = source
        .map(JavaSource::expression)
        .orElseGet(() -> fail("build " + variable + " here; it was " + shown(argument)));
    if (type == null && call != null) {
      passed.add(value);
      return;
    }
    try {
      declare(type == null ? any(argument) : named(type), variable, value);
    } catch (Inexpressible hidden) {
      if (call == null) {
        declare(any(argument), variable, value);
      } else if (source.isPresent()) {
        passed.add(value);
      } else {
        passed.add(variable);
        obstacles.add(hidden.getMessage() + ", and " + variable + " was " + shown(argument));
      }
    }
  }

  private static String any(Argument argument) {
    return argument.value() == null ? "Object" : "var";
  }

  private String named(Type type) {
    try {
      return names.of(type);
    } catch (Inexpressible hidden) {
      return names.of(BoundType.erased(type));
    }
  }

  private void declare(String type, String variable, String value) {
    statements.append("    ").append(type).append(' ').append(variable);
    statements.append(" = ").append(value).append(";\n");
    passed.add(variable);
  }

  private String last() {
    String all = String.join(", ", passed);
    if (call == null) {
      return fail("state the claim about " + all + " here");
    }
    String made = call.replace("%s", all);
    return obstacles.isEmpty()
        ? made
        : fail(
            "write " + made + " where its argument can be made: " + String.join("; ", obstacles));
  }

  private static String fail(String note) {
    return "fail(" + Quoted.source(note) + ")";
  }

  private static String shown(Argument argument) {
    return Show.cut(argument.shown(), LONGEST_NOTE);
  }
}
