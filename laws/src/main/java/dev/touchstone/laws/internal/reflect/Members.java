package dev.touchstone.laws.internal.reflect;

import dev.touchstone.laws.mark.Background;
import dev.touchstone.laws.mark.Function;
import dev.touchstone.laws.mark.Ignore;
import dev.touchstone.laws.mark.Observer;
import dev.touchstone.laws.mark.Predicate;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Lists the members of classes that laws can be about, and says of each other one why not.
 *
 * <p>Nothing is run here. Members are listed by name, since reflection promises no order.
 */
final class Members {
  private static final Set<String> OF_EVERY_OBJECT =
      Set.of("equals", "hashCode", "toString", "getClass", "notify", "notifyAll", "wait", "clone");
  private static final Set<String> NOT_ASKED_FOR =
      Set.of("compareTo", "describeConstable", "resolveConstantDesc", "contentEquals");
  private static final List<String> DENIED_PACKAGES = List.of(
      "java.io.", "java.nio.channels.", "java.nio.file.", "java.net.http.", "java.lang.reflect.");
  private static final Set<String> DENIED_TYPES = Set.of(
      "java.lang.Thread",
      "java.lang.Runtime",
      "java.lang.System",
      "java.lang.Process",
      "java.lang.ProcessBuilder",
      "java.lang.ClassLoader",
      "java.lang.Class",
      "java.net.URL",
      "java.net.Socket",
      "java.net.InetAddress",
      "java.net.ServerSocket");

  private final Kinds kinds;
  private final CodeScan scan = new CodeScan();
  private final List<Candidate> candidates = new ArrayList<>();
  private final List<LeftOut> leftOut = new ArrayList<>();

  Members(Kinds kinds) {
    this.kinds = kinds;
  }

  List<Candidate> candidates() {
    return candidates;
  }

  List<LeftOut> leftOut() {
    return leftOut;
  }

  void list(Class<?> type) {
    if (denied(type)) {
      leftOut.add(new LeftOut(
          "all members of " + type.getName(), "the class works with the world outside"));
      return;
    }
    Stream<Member> fields = Arrays.stream(type.getFields())
        .filter(field -> Landmarks.isConstant(field, type))
        .map(f -> f);
    Stream<Member> constructors = Arrays.<Member>stream(type.getConstructors())
        .filter(made -> !Modifier.isAbstract(type.getModifiers()));
    Stream<Member> methods = Arrays.stream(type.getMethods())
        .filter(method -> !method.isBridge() && !method.isSynthetic())
        .map(method -> method);
    Set<String> seen = new HashSet<>();
    Stream.of(fields, constructors, methods)
        .flatMap(all -> all)
        .sorted(Comparator.comparing(Member::getName).thenComparing(Candidate::described))
        .filter(member -> seen.add(Candidate.described(member)))
        .forEach(member -> {
          String reason = consider(type, member);
          if (!reason.isEmpty()) {
            leftOut.add(new LeftOut(Candidate.described(member), reason));
          }
        });
  }

  static boolean denied(Class<?> type) {
    Class<?> element = type;
    while (element.getComponentType() != null) {
      element = element.getComponentType();
    }
    String name = element.getName();
    return DENIED_TYPES.contains(name)
        || (DENIED_PACKAGES.stream().anyMatch(name::startsWith)
            && element != java.io.Serializable.class);
  }

  private String consider(Class<?> type, Member member) {
    String early = unwanted(type, member);
    if (!early.isEmpty()) {
      return early;
    }
    List<Kind> arguments = new ArrayList<>();
    if (!(member instanceof Constructor<?>) && !Modifier.isStatic(member.getModifiers())) {
      arguments.add(kinds.own(type));
    }
    if (member instanceof Executable code) {
      String problem = parameters(type, code, arguments);
      if (!problem.isEmpty()) {
        return problem;
      }
    }
    return result(type, member, arguments);
  }

  private String unwanted(Class<?> type, Member member) {
    if (OF_EVERY_OBJECT.contains(member.getName())) {
      return "every object has it";
    }
    String marked = marked(type, (AnnotatedElement) member);
    if (!marked.isEmpty()) {
      return marked;
    }
    boolean listing = type.isEnum() && member.getName().equals("values");
    if (listing || NOT_ASKED_FOR.contains(member.getName())) {
      return "says nothing that equality does not say";
    }
    if (!Modifier.isPublic(type.getModifiers()) && member instanceof Constructor<?>) {
      return "its class is not public";
    }
    if (((AnnotatedElement) member).isAnnotationPresent(Deprecated.class)) {
      return "deprecated";
    }
    if (member.getName().equals("now")) {
      return "reads the clock";
    }
    if (member.getName().matches("(?i).*(hashCode|toString|deepEquals).*")) {
      return "hashes or shows rather than computes";
    }
    if (member.getName().startsWith("parallel")) {
      return "works with threads";
    }
    if (member.getName().matches("get(Integer|Long|Boolean)")
        && type.getName().startsWith("java.lang.")) {
      return "reads the settings of the JVM";
    }
    if (member instanceof Executable code && code.isVarArgs()) {
      return "takes any number of arguments";
    }
    return scan.finding(member);
  }

  private static String marked(Class<?> type, AnnotatedElement member) {
    if (member.isAnnotationPresent(Ignore.class)) {
      return "marked @Ignore";
    }
    boolean named = member.isAnnotationPresent(Function.class)
        || member.isAnnotationPresent(Background.class)
        || member.isAnnotationPresent(Predicate.class)
        || member.isAnnotationPresent(Observer.class);
    boolean choosing = Stream.<AccessibleObject[]>of(
            type.getMethods(), type.getConstructors(), type.getFields())
        .flatMap(Arrays::stream)
        .anyMatch(other -> other.isAnnotationPresent(Function.class));
    return choosing && !named ? "not marked @Function" : "";
  }

  private String parameters(Class<?> type, Executable code, List<Kind> arguments) {
    Type[] types = code.getGenericParameterTypes();
    if (types.length != code.getParameterCount()) {
      types = code.getParameterTypes();
    }
    for (int i = 0; i < types.length; i++) {
      Class<?> raw = Kinds.raw(types[i]);
      if (denied(raw)) {
        return "works with the world outside: " + raw.getSimpleName();
      }
      if (isAnything(types[i]) && type.getTypeParameters().length == 0 && hasInstances(type)) {
        return "takes anything";
      }
      Kind kind = fits(types[i]) ? kinds.parameter(types[i], type, i, code.getName()) : null;
      if (kind == null || (kind.gen() == null && !kinds.isOwn(kind))) {
        return "no generator for " + types[i].getTypeName().replaceAll("\\b[a-z]\\w*\\.", "");
      }
      arguments.add(kind);
    }
    return arguments.size() > 4 ? "more than four arguments" : "";
  }

  private static boolean isAnything(Type type) {
    return type == Object.class
        || (type instanceof TypeVariable<?> variable && variable.getBounds()[0] == Object.class);
  }

  private static boolean hasInstances(Class<?> type) {
    return Arrays.stream(type.getMethods())
        .anyMatch(method -> method.getDeclaringClass() == type
            && !Modifier.isStatic(method.getModifiers())
            && !OF_EVERY_OBJECT.contains(method.getName()));
  }

  /** Returns whether small numbers can stand for a type variable. */
  static boolean fits(Type type) {
    if (type instanceof ParameterizedType parameterized) {
      return Arrays.stream(parameterized.getActualTypeArguments()).allMatch(Members::fits);
    }
    if (type instanceof WildcardType wildcard) {
      return Stream.of(wildcard.getUpperBounds(), wildcard.getLowerBounds())
          .flatMap(Arrays::stream)
          .allMatch(Members::fits);
    }
    return !(type instanceof TypeVariable<?> variable)
        || Arrays.stream(variable.getBounds())
            .allMatch(bound -> Kinds.raw(bound).isAssignableFrom(Integer.class));
  }

  private String result(Class<?> type, Member member, List<Kind> arguments) {
    Type given = member instanceof Method method
        ? method.getGenericReturnType()
        : member instanceof Field field ? field.getGenericType() : type;
    Class<?> raw = Kinds.raw(given);
    if (denied(raw)) {
      return "works with the world outside: " + raw.getSimpleName();
    }
    Kind result = raw == void.class ? null : fits(given) ? kinds.result(given, type) : null;
    if (raw != void.class && result == null) {
      return "gives a " + raw.getSimpleName() + ", which could be anything";
    }
    if (result != null && !kinds.isOwn(result) && !comparable(result)) {
      return "no usable equality for " + raw.getSimpleName();
    }
    if (arguments.isEmpty() && (result == null || !kinds.isOwn(result))) {
      return result == null ? "takes nothing and gives nothing" : "takes nothing";
    }
    try {
      candidates.add(new Candidate(type, member, arguments, result));
      return "";
    } catch (IllegalAccessException | RuntimeException hidden) {
      return "not accessible";
    }
  }

  private static boolean comparable(Kind kind) {
    Class<?> raw = kind.raw();
    boolean stream = java.util.stream.BaseStream.class.isAssignableFrom(raw)
        || java.util.Iterator.class.isAssignableFrom(raw)
        || java.util.Spliterator.class.isAssignableFrom(raw)
        || raw.getPackageName().equals("java.util.function")
        || java.util.Comparator.class == raw;
    return !stream && kind.equality().usable();
  }
}
