package dev.touchstone.laws.internal.reflect;

import dev.touchstone.laws.internal.term.Call;
import dev.touchstone.laws.mark.Background;
import java.lang.annotation.Annotation;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A function of the signature that stands for a member of a class.
 *
 * <p>A member that changes an argument becomes a function that gives the argument as it is afterwards;
 * one that gives a result as well becomes two.
 */
public final class Operator {
  /** What the function gives. */
  enum Part {
    RESULT,
    STATE
  }

  private static final Set<String> KEYWORDS =
      Set.of("new", "default", "switch", "case", "class", "seen", "same", "outcome", "int", "long");

  private final String name;
  private final List<Kind> arguments;
  private final Kind result;
  private final Call call;
  private final boolean background;
  private final @Nullable Candidate candidate;
  private final Part part;
  private final String constant;

  private Operator(
      String name,
      List<Kind> arguments,
      Kind result,
      Call call,
      boolean background,
      @Nullable Candidate candidate,
      Part part,
      String constant) {
    this.name = name;
    this.arguments = arguments;
    this.result = result;
    this.call = call;
    this.background = background;
    this.candidate = candidate;
    this.part = part;
    this.constant = constant;
  }

  /** Returns a constant of the background. */
  static Operator constant(String name, Kind kind, @Nullable Object value, String java) {
    return new Operator(name, List.of(), kind, arguments -> value, true, null, Part.RESULT, java);
  }

  /** Returns the function for the result of a member that changes nothing. */
  static Operator value(String name, Candidate candidate, Guard guard) {
    Kind result = Objects.requireNonNull(candidate.result());
    String java = candidate.member() instanceof Field field
        ? Kinds.source(field.getDeclaringClass()) + "." + field.getName()
        : "";
    return new Operator(
        name,
        candidate.arguments(),
        result,
        valueCall(candidate, result, guard),
        candidate.isMarked(Background.class),
        candidate,
        Part.RESULT,
        java);
  }

  private static Call valueCall(Candidate candidate, Kind result, Guard guard) {
    boolean changes = !candidate.probed().changed().isEmpty();
    if (result.replayed()) {
      return values -> guard.during(
          candidate,
          () -> Replay.of(
              () -> Objects.requireNonNull(candidate.invoke(Recipes.fresh(values))),
              result.equality()));
    }
    return values -> guard.during(
        candidate, () -> candidate.invoke(changes ? Recipes.fresh(values) : shared(values)));
  }

  /** Returns the function for an argument as it is after a member has changed it. */
  static Operator state(String name, Candidate candidate, int changed, Guard guard) {
    Kind kind = candidate.arguments().get(changed);
    Call call = values -> guard.during(candidate, () -> {
      Replay.Making making = () -> after(candidate, values, changed);
      return kind.replayed() ? Replay.of(making, kind.equality()) : making.make();
    });
    return new Operator(
        name,
        candidate.arguments(),
        kind,
        call,
        candidate.isMarked(Background.class),
        candidate,
        Part.STATE,
        "");
  }

  private static Object after(Candidate candidate, @Nullable Object[] values, int changed)
      throws Throwable {
    @Nullable Object[] objects = Recipes.fresh(values);
    candidate.invoke(objects);
    return Objects.requireNonNull(objects[changed]);
  }

  private static @Nullable Object[] shared(@Nullable Object[] values) {
    @Nullable Object[] objects = new Object[values.length];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = Replay.object(values[i]);
    }
    return objects;
  }

  /** Returns whether the member has a mark. */
  public boolean isMarked(Class<? extends Annotation> mark) {
    return candidate != null && candidate.isMarked(mark);
  }

  /** Returns whether this is the constant null. */
  public boolean isNull() {
    return candidate == null && constant.equals("null");
  }

  /** Returns how the function is shown. */
  public String name() {
    return name;
  }

  /** Returns the kinds of the arguments. */
  public List<Kind> arguments() {
    return arguments;
  }

  /** Returns the kind of the result. */
  public Kind result() {
    return result;
  }

  /** Returns the code. */
  public Call call() {
    return call;
  }

  /** Returns whether laws about nothing else are known already. */
  public boolean background() {
    return background;
  }

  @Nullable
  Candidate candidate() {
    return candidate;
  }

  Part part() {
    return part;
  }

  /** Returns the constant in Java source, or "" for a function. */
  public String constant() {
    return constant;
  }

  /** Returns the name of the method that stands for the function in Java source. */
  public String javaName() {
    String plain = name.replaceAll("[^\\p{L}\\p{N}]+", "_").replaceAll("^_|_$", "");
    return KEYWORDS.contains(plain) || plain.isEmpty() ? plain + "_" : plain;
  }

  /** Returns the type of a kind in Java source: what makes objects, where they change. */
  public static String javaType(Kind kind) {
    return kind.replayed() ? "Made<" + kind.java() + ">" : kind.java();
  }

  /** Returns the method that stands for the function in Java source. */
  public String java() {
    Candidate code = Objects.requireNonNull(candidate);
    List<String> parameters = new ArrayList<>();
    List<String> actual = new ArrayList<>();
    int changed = code.probed().changed().stream().findFirst().orElse(-1);
    for (int i = 0; i < arguments.size(); i++) {
      Kind kind = arguments.get(i);
      parameters.add(javaType(kind) + " a" + i);
      String word = kind.replayed() ? "a" + i + ".get()" : "a" + i;
      actual.add(part == Part.STATE && i == changed ? "state" : cast(code, i) + word);
    }
    String expression = expression(code, actual);
    String body = part == Part.STATE ? stateBody(changed, expression) : valueBody(expression);
    return "  private static %s %s(%s) throws Throwable {%n%s  }%n"
        .formatted(javaType(result), javaName(), String.join(", ", parameters), body);
  }

  /** Returns the cast that picks the overload, where a box would pick another one. */
  private static String cast(Candidate code, int place) {
    int receiver = code.isStatic() ? 0 : 1;
    if (place < receiver || !(code.member() instanceof Executable executable)) {
      return "";
    }
    Class<?> type = executable.getParameterTypes()[place - receiver];
    boolean anything = type == Object.class
        && executable.getGenericParameterTypes()[place - receiver] == Object.class;
    return type.isPrimitive() || anything ? "(" + type.getSimpleName() + ") " : "";
  }

  private String stateBody(int changed, String expression) {
    Kind kind = arguments.get(changed);
    if (kind.replayed()) {
      return "    return () -> {%n      var state = a%d.get();%n      %s;%n      return state;%n    };%n"
          .formatted(changed, expression);
    }
    String copy =
        kind.raw().isArray() ? "a%d.clone()".formatted(changed) : copy(kind).formatted(changed);
    return "    var state = %s;%n    %s;%n    return state;%n".formatted(copy, expression);
  }

  private static String copy(Kind kind) {
    if (java.util.Map.class.isAssignableFrom(kind.raw())) {
      return "new java.util.LinkedHashMap<>(a%d)";
    }
    return java.util.Set.class.isAssignableFrom(kind.raw())
        ? "new java.util.LinkedHashSet<>(a%d)"
        : "new java.util.ArrayList<>(a%d)";
  }

  private String valueBody(String expression) {
    return result.replayed()
        ? "    return () -> %s;%n".formatted(expression)
        : "    return %s;%n".formatted(expression);
  }

  private String expression(Candidate code, List<String> actual) {
    if (code.isConstructor()) {
      String type = Kinds.source(code.owner());
      boolean generic = code.owner().getTypeParameters().length > 0;
      return "new %s%s(%s)".formatted(type, generic ? "<>" : "", String.join(", ", actual));
    }
    String rest = actual.stream().skip(code.isStatic() ? 0 : 1).collect(Collectors.joining(", "));
    String receiver = code.isStatic() ? Kinds.source(code.owner()) : actual.get(0);
    return "%s.%s(%s)".formatted(receiver, code.name(), rest);
  }

  @Override
  public String toString() {
    return "%s : (%s) -> %s"
        .formatted(
            name,
            arguments.stream().map(Kind::name).collect(Collectors.joining(", ")),
            result.name());
  }
}
