package dev.touchstone.internal.show;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.touchstone.random.Seed;
import dev.touchstone.random.TfRandom;
import java.lang.reflect.Method;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JavaSourceTests {
  enum Colour {
    RED,
    GREEN {
      @Override
      String taste() {
        return "sour";
      }
    };

    String taste() {
      return "sweet";
    }
  }

  record Pair<A, B>(A first, @Nullable B second) {}

  record Overloaded(Object value, @Nullable String note) {
    Overloaded(String value, @Nullable String note) {
      this((Object) ("wrong " + value), note);
    }
  }

  private record Hidden(int x) {}

  record Negating(int n) {
    Negating(int n) {
      this.n = -n;
    }
  }

  record Growing(List<Integer> xs) {
    Growing(List<Integer> xs) {
      this.xs = new ArrayList<>(xs);
      this.xs.add(0);
    }
  }

  record Filling(List<Integer> xs) {
    Filling {
      xs.add(0);
    }
  }

  record Refusing(String s) {
    Refusing {
      if (s.startsWith("<")) {
        throw new IllegalArgumentException(s);
      }
      s = "<" + s;
    }
  }

  record Bracketing(String s) {
    @Override
    public String s() {
      return "<" + s + ">";
    }
  }

  record Stripping(String s) {
    @Override
    public String s() {
      return s.strip();
    }
  }

  @SuppressWarnings("ArrayRecordComponent") // people write such records
  record Copying(int[] numbers, List<int[]> rows, double share) {
    Copying {
      numbers = numbers.clone();
      rows = rows.stream().map(int[]::clone).toList();
    }
  }

  public static class Shy {
    private record Secret(int x) {}

    private interface Trait {}

    record Open(int x) implements Trait {}

    static Object hiding() {
      return new Secret(7);
    }

    public void list(List<Secret> given) {
      throw new IllegalStateException("as it should");
    }

    public void optional(Optional<Secret> given) {
      throw new IllegalStateException("as it should");
    }

    public void map(Map<String, List<Secret>> given) {
      throw new IllegalStateException("as it should");
    }

    public <T extends Comparable<T>> void general(List<T> given) {
      throw new IllegalStateException("as it should");
    }

    public void trait(Trait given) {
      throw new IllegalStateException("as it should");
    }

    public void hidden(@Nullable Secret given) {
      throw new IllegalStateException("as it should");
    }
  }

  public interface Inherited<T> {
    default void takes(T given) {
      throw new IllegalStateException("as it should");
    }
  }

  public abstract static class Passing<K, V> implements Inherited<Map<K, V>> {
    public void takesAll(List<? extends Map<K, V>[]> given) {}
  }

  public static class Binding extends Passing<String, Integer> {}

  @SuppressWarnings("rawtypes") // as people write it
  public static class Raw implements Inherited {}

  @TempDir
  static Path folder;

  private static int classes;

  private static String expression(@Nullable Object value) {
    return JavaSource.of(value).map(JavaSource::expression).orElse("none");
  }

  /** Compiles the expressions of all values and compares what they make. */
  private static void assertRebuilds(List<? extends @Nullable Object> values) {
    String name = "Rebuilt" + classes++;
    StringBuilder source = new StringBuilder("package dev.touchstone.internal.show;\n");
    StringBuilder body = new StringBuilder();
    Set<String> imports = new TreeSet<>();
    for (int i = 0; i < values.size(); i++) {
      Object value = values.get(i);
      JavaSource made = JavaSource.of(value, "dev.touchstone.internal.show")
          .orElseThrow(() -> new AssertionError("no expression for " + Show.of(value)));
      imports.addAll(made.imports());
      body.append("static Object v%d() { return %s; }\n".formatted(i, made.expression()));
    }
    imports.forEach(type -> source.append("import ").append(type).append(";\n"));
    source.append("class ").append(name).append(" {\n").append(body).append("}\n");
    assertThat(source.chars()).allMatch(c -> c < 128);
    Class<?> loaded =
        new Compiled(folder).load("dev.touchstone.internal.show." + name, source.toString());
    for (int i = 0; i < values.size(); i++) {
      assertSame(values.get(i), made(loaded, "v" + i));
    }
  }

  private static @Nullable Object made(Class<?> type, String method) {
    try {
      Method maker = type.getDeclaredMethod(method);
      maker.setAccessible(true);
      return maker.invoke(null);
    } catch (ReflectiveOperationException failed) {
      throw new LinkageError(method, failed);
    }
  }

  private static void assertSame(@Nullable Object expected, @Nullable Object made) {
    assertThat(Show.of(made)).isEqualTo(Show.of(expected));
    assertThat(Objects.deepEquals(expected, made) || expected instanceof ArrayDeque)
        .as("%s and %s", Show.of(expected), Show.of(made))
        .isTrue();
    if (expected != null && made != null && !made.getClass().isAnonymousClass()) {
      assertThat(made.getClass()).isEqualTo(expected.getClass());
    }
  }

  @Nested
  class Scalars {
    @Test
    void areRebuilt() {
      assertRebuilds(Arrays.asList(
          null,
          0,
          Integer.MIN_VALUE,
          Long.MIN_VALUE,
          5L,
          (byte) -1,
          (short) -7,
          true,
          'a',
          '\'',
          '\n',
          '\ud800',
          '\u00e9',
          0.0,
          -0.0,
          Double.NaN,
          Double.NEGATIVE_INFINITY,
          Double.POSITIVE_INFINITY,
          Double.MIN_VALUE,
          Double.MAX_VALUE,
          1.1f,
          Float.NaN,
          Float.NEGATIVE_INFINITY,
          Float.MIN_VALUE,
          new BigInteger("-123456789012345678901234567890"),
          new BigDecimal("1.10"),
          new BigDecimal("1E+30"),
          new UUID(7, 9),
          URI.create("http://a/b?c#d"),
          String.class,
          int[][].class,
          Map.Entry.class,
          Colour.RED,
          Colour.GREEN,
          DayOfWeek.MONDAY));
    }

    @Test
    void keepTheBitsOfOddNumbers() {
      double odd = Double.longBitsToDouble(0x7ff8000000000123L);
      assertThat(expression(odd)).isEqualTo("Double.longBitsToDouble(0x7ff8000000000123L)");
      assertThat(expression(Float.intBitsToFloat(0x7fc00123)))
          .isEqualTo("Float.intBitsToFloat(0x7fc00123)");
    }

    @Test
    void ofTimeAreRebuilt() {
      assertRebuilds(List.of(
          LocalDate.MIN,
          LocalDate.of(2024, 2, 29),
          LocalTime.MAX,
          LocalTime.MIDNIGHT,
          LocalDateTime.of(10_000, 1, 1, 0, 0, 0, 1),
          Instant.MAX,
          Instant.EPOCH,
          Duration.ofSeconds(Long.MIN_VALUE),
          Duration.ofMillis(-1),
          Period.of(1, -2, 3),
          Year.of(-99_999),
          YearMonth.of(12_345, 6),
          MonthDay.of(2, 29),
          ZoneOffset.ofHoursMinutes(-3, -30),
          ZoneId.of("Europe/Berlin"),
          ZonedDateTime.of(2024, 10, 27, 2, 30, 0, 0, ZoneId.of("Europe/Berlin"))
              .withLaterOffsetAtOverlap(),
          OffsetDateTime.MAX));
    }
  }

  @Nested
  class Texts {
    @Test
    void areRebuiltWhateverTheyHold() {
      TfRandom random = Seed.of(3).root().open();
      List<String> texts =
          new ArrayList<>(List.of("", "\"\\'\n\r\t\b\f\0\u001a\\u0022", "\ud800\\"));
      for (int i = 0; i < 100; i++) {
        StringBuilder text = new StringBuilder();
        for (int length = random.nextInt(8); length > 0; length--) {
          text.append((char) random.nextInt(random.nextInt(3) == 0 ? 65_536 : 128));
        }
        texts.add(text.toString());
      }
      assertRebuilds(texts);
    }
  }

  @Nested
  class Containers {
    @Test
    void areRebuiltAsTheirOwnClass() {
      Map<String, @Nullable Integer> linked = new LinkedHashMap<>();
      linked.put("z", 1);
      linked.put("a", null);
      linked.put("m", 3);
      Map<Colour, Integer> byColour = new EnumMap<>(Map.of(Colour.GREEN, 1));
      assertRebuilds(List.of(
          new ArrayList<>(),
          new ArrayList<>(List.of(1, 2)),
          new ArrayList<>(Arrays.asList(1, null)),
          new ArrayList<>(Collections.singletonList(null)),
          List.of(),
          List.of("a"),
          List.of(List.of(), List.of(1L)),
          new CopyOnWriteArrayList<>(List.of(1)),
          Arrays.asList("a", "b"),
          Collections.unmodifiableList(Arrays.asList("a", null)),
          new LinkedHashSet<>(List.of(3, 1, 2)),
          new HashSet<>(Arrays.asList(1, null)),
          new TreeSet<>(List.of("b", "a")),
          Set.of(),
          Set.of(1, 2, 3),
          EnumSet.of(Colour.GREEN),
          EnumSet.noneOf(Colour.class),
          new ArrayDeque<>(List.of(1, 2)),
          Map.of(),
          Map.of("a", 1, "b", 2),
          new HashMap<>(Map.of(1, List.of(2))),
          new HashMap<>(Collections.singletonMap(null, 1)),
          linked,
          new LinkedHashMap<>(Map.of("k", 1)),
          new TreeMap<>(Map.of("k", 1, "j", 2)),
          byColour,
          Map.entry("k", 1),
          new AbstractMap.SimpleEntry<>("k", (Object) "v"),
          Optional.empty(),
          Optional.of(List.of(1)),
          OptionalInt.of(3),
          OptionalLong.empty(),
          OptionalDouble.of(0.5)));
    }

    @Test
    void ofManyElementsAreRebuilt() {
      Map<Integer, String> many = new TreeMap<>();
      List<Integer> numbers = new ArrayList<>();
      for (int i = 0; i < 40; i++) {
        many.put(i, "v" + i);
        numbers.add(i * i);
      }
      assertRebuilds(List.of(many, Map.copyOf(many), numbers));
    }

    @Test
    void ofArraysAreRebuilt() {
      assertRebuilds(List.of(
          new int[0],
          new int[] {1, -2},
          new byte[] {-1},
          new char[] {'\u00e9'},
          new boolean[] {true},
          new double[][] {{0.5}, {}},
          new String[] {"a"},
          new @Nullable String[] {null},
          new long[] {Long.MIN_VALUE},
          new Colour[] {Colour.RED},
          new Object[] {1, "a", new int[] {2}}));
      assertThat(expression(List.of(new int[] {1})))
          .isEqualTo("Collections.singletonList(new int[] {1})");
    }

    @Test
    void giveNothingWhereNoExpressionMakesThem() {
      List<Object> cyclic = new ArrayList<>();
      cyclic.add(cyclic);
      TreeSet<Integer> descending = new TreeSet<>(Comparator.reverseOrder());
      descending.add(1);
      List<Object> own = new ArrayList<>() {
        private static final long serialVersionUID = 1L;
      };
      for (Object value : List.of(
          new Object(),
          Thread.currentThread(),
          List.of(1, new Object()),
          cyclic,
          descending,
          own,
          new Hidden(1),
          Collections.synchronizedList(new ArrayList<>()),
          "x".repeat(30_000))) {
        assertThat(JavaSource.of(value)).as(Show.of(value)).isEmpty();
      }
    }
  }

  @Nested
  class Records {
    @Test
    void areRebuiltByTheirConstructor() {
      record Local(int x) {}
      assertRebuilds(List.of(
          new Pair<>(1, "a"),
          new Pair<>(new Pair<>('c', null), List.of(2.5)),
          new Pair<>(new ArrayList<>(List.of(new Pair<>(1, 2))), new ArrayList<>())));
      assertThat(JavaSource.of(new Local(1))).isEmpty();
    }

    @Test
    void useTheRightConstructorOfSeveral() {
      Overloaded right = new Overloaded((Object) "a", null);
      assertThat(expression(right))
          .isEqualTo("new dev.touchstone.internal.show.JavaSourceTests.Overloaded("
              + "(Object) \"a\", (String) null)");
      assertRebuilds(List.of(right));
    }

    @Test
    void areNotWrittenWhereTheirConstructorChangesWhatItIsGiven() {
      assertThat(JavaSource.of(new Negating(-6))).isEmpty();
      assertThat(JavaSource.of(List.of(new Negating(-6)))).isEmpty();
      assertThat(JavaSource.of(new Growing(List.of(1)))).isEmpty();
      assertThat(JavaSource.of(new Refusing("a"))).isEmpty();
      assertRebuilds(List.of(new Negating(0)));
    }

    @Test
    void areLeftAloneByWhatTriesTheirConstructor() {
      Filling filling = new Filling(new ArrayList<>(List.of(1)));
      assertThat(JavaSource.of(filling)).isEmpty();
      assertThat(filling.xs()).containsExactly(1, 0);
    }

    @Test
    void areWrittenByWhatTheyHoldWhateverTheySay() {
      assertThat(expression(new Bracketing("a"))).endsWith(".Bracketing(\"a\")");
      assertRebuilds(List.of(new Bracketing(" a"), new Stripping(" a")));
    }

    @Test
    void mayCopyWhatTheyAreGiven() {
      Copying copying = new Copying(new int[] {1}, List.of(new int[] {2}), Double.NaN);
      assertThat(expression(copying))
          .endsWith("(new int[] {1}, Collections.singletonList(new int[] {2}), Double.NaN)");
    }

    @Test
    void areOutOfReachFromAnotherPackage() {
      assertThat(JavaSource.of(new Pair<>(1, 2), "com.acme")).isEmpty();
      assertThat(JavaSource.of(new Pair<>(1, 2), "dev.touchstone.internal.show"))
          .isPresent();
    }
  }

  @Nested
  class Tests {
    private static final String TOKEN = "tf1-0000000000000g0000000000029/'a\\u000ab\\'c'/37+2200";
    private static final String CLASS = "dev.touchstone.internal.show.Failing";

    @SuppressWarnings("unused") // its parameter types are read
    static void subject(
        List<Integer> xs,
        Map<String, List<Pair<Integer, Long>>> table,
        int[] numbers,
        @Nullable Thread thread,
        List<? extends Number> wild,
        Map<Integer, String> large) {
      assertThat(large).hasSize(12);
      assertThat(xs).isInstanceOf(ArrayList.class);
      throw new IllegalStateException(xs + " " + table + " " + numbers.length + " " + wild);
    }

    private static Type type(int parameter) {
      for (Method method : Tests.class.getDeclaredMethods()) {
        if (method.getName().equals("subject")) {
          return method.getGenericParameterTypes()[parameter];
        }
      }
      throw new AssertionError();
    }

    private static Throwable run(Class<?> test) {
      return catchThrowable(() -> {
        var constructor = test.getDeclaredConstructor();
        constructor.setAccessible(true);
        Method method = test.getDeclaredMethod("fails");
        method.setAccessible(true);
        method.invoke(constructor.newInstance());
      });
    }

    @Test
    void compileAndFailAsTheCaseDid() {
      Map<Integer, String> large = new HashMap<>();
      for (int i = 0; i < 12; i++) {
        large.put(i, "v");
      }
      Map<String, List<Pair<Integer, Long>>> table = new LinkedHashMap<>();
      table.put("z", new ArrayList<>());
      table.put("a", new ArrayList<>(List.of(new Pair<>(1, 2L))));
      String source = TestSource.of(
          CLASS + "A",
          "fails",
          TOKEN,
          "JavaSourceTests.Tests.subject(%s)",
          List.of(
              new TestSource.Argument("xs", type(0), new ArrayList<>()),
              new TestSource.Argument("the table", type(1), table),
              new TestSource.Argument("int", type(2), new int[] {1}),
              new TestSource.Argument("xs", type(3), null),
              new TestSource.Argument("wild", type(4), List.of(1, 2.5)),
              new TestSource.Argument("large", type(5), Map.copyOf(large))));
      assertThat(run(new Compiled(folder).load(CLASS + "A", source)))
          .hasRootCauseMessage("[] {z=[], a=[Pair[first=1, second=2]]} 1 [1, 2.5]");
    }

    private static String call(String test, Class<?> of, String method, @Nullable Object value) {
      for (Method candidate : of.getMethods()) {
        if (candidate.getName().equals(method)) {
          Type type = BoundType.in(of, candidate.getGenericParameterTypes()[0]);
          String made = "new " + of.getCanonicalName() + "()." + method + "(%s)";
          return TestSource.of(
              CLASS + test,
              "fails",
              TOKEN,
              made,
              List.of(new TestSource.Argument("given", type, value)));
        }
      }
      throw new AssertionError(method);
    }

    private static void assertFailsAsSaid(String test, String source) {
      assertThat(run(new Compiled(folder).load(CLASS + test, source)))
          .hasRootCauseMessage("as it should");
    }

    @Test
    void leaveOutTypeArgumentsThatAreOutOfReach() {
      Map<String, List<Object>> table = new LinkedHashMap<>();
      table.put("a", new ArrayList<>());
      table.put("b", new ArrayList<>());
      String list =
          call("E", Shy.class, "list", Collections.unmodifiableList(Arrays.asList(null, null)));
      assertThat(list).contains("    List given = Collections.");
      assertFailsAsSaid("E", list);
      assertFailsAsSaid("F", call("F", Shy.class, "optional", Optional.empty()));
      assertFailsAsSaid("G", call("G", Shy.class, "map", table));
      assertFailsAsSaid("H", call("H", Shy.class, "general", new ArrayList<>(List.of(1))));
    }

    @Test
    void passValuesOfTypesOutOfReachWithoutAVariable() {
      assertFailsAsSaid("I", call("I", Shy.class, "trait", new Shy.Open(3)));
      assertFailsAsSaid("J", call("J", Shy.class, "hidden", null));
      assertThat(call("K", Shy.class, "hidden", null)).contains("Shy().hidden(null);");
    }

    @Test
    void sayWhatIsInTheWayOfACall() {
      String source = call("L", Shy.class, "hidden", Shy.hiding());
      assertThat(run(new Compiled(folder).load(CLASS + "L", source)))
          .hasRootCauseMessage("write new dev.touchstone.internal.show.JavaSourceTests.Shy()"
              + ".hidden(given) where its argument can be made:"
              + " dev.touchstone.internal.show.JavaSourceTests$Shy$Secret cannot be named here,"
              + " and given was Secret[x=7]");
    }

    @Test
    void nameWhatTypeVariablesStandForInTheClass() {
      String source = call("M", Binding.class, "takes", new LinkedHashMap<>(Map.of("a", 1)));
      assertThat(source).contains("Map<String, Integer> given = new LinkedHashMap<>(");
      assertFailsAsSaid("M", source);
      assertThat(call("N", Binding.class, "takesAll", new ArrayList<>()))
          .contains("List<? extends Map<String, Integer>[]> given = new ArrayList<>();");
      assertFailsAsSaid("O", call("O", Raw.class, "takes", new LinkedHashMap<>(Map.of("a", 1))));
    }

    @Test
    void readLikeThis() {
      String source = TestSource.of(
          "com.acme.ReverseFailureTests",
          "reverse",
          "tf1-0000000000000g0000000000029/37+2200g040h019dj",
          "new ReverseTests().reverse(%s)",
          List.of(
              new TestSource.Argument("xs", type(0), new ArrayList<>(List.of(0))),
              new TestSource.Argument("n", int.class, 1)));
      assertThat(source).isEqualTo("""
              package com.acme;

              import java.util.ArrayList;
              import java.util.List;
              import org.junit.jupiter.api.Test;

              class ReverseFailureTests {
                // replay: tf1-0000000000000g0000000000029/37+2200g040h019dj
                @Test
                void reverse() throws Throwable {
                  List<Integer> xs = new ArrayList<>(List.of(0));
                  int n = 1;
                  new ReverseTests().reverse(xs, n);
                }
              }
              """);
    }

    @Test
    void sayWhatIsLeftToDo() {
      String source = TestSource.of(
          CLASS + "B",
          "fails",
          TOKEN,
          null,
          List.of(
              new TestSource.Argument("t", type(3), Thread.currentThread()),
              new TestSource.Argument("u", null, null),
              new TestSource.Argument("v", null, List.of("\u00e9"))));
      assertThat(source).contains("Thread t = fail(\"build t here; it was Thread[");
      assertThat(run(new Compiled(folder).load(CLASS + "B", source)))
          .hasRootCauseInstanceOf(AssertionError.class);
    }

    @Test
    void mayHaveNamesInAnyLanguage() {
      String source = TestSource.of(
          CLASS + "C",
          "pr\u00fcft",
          TOKEN,
          "throw new IllegalStateException(\"\" + %s)",
          List.of(
              new TestSource.Argument("gr\u00f6\u00dfe \ud83d\ude00 \ud835\udc65", int.class, 7)));
      assertThat(source).contains("void pr\u00fcft()", "int gr\u00f6\u00dfe___\ud835\udc65 = 7;");
      new Compiled(folder).load(CLASS + "C", source);
      assertThat(TestSource.of("\u00dcm.\u00dcmTests", "a", TOKEN, null, List.of()))
          .startsWith("package \u00dcm;")
          .contains("class \u00dcmTests {");
    }

    @Test
    void mayHaveNamesThatAreKeywordsElsewhere() {
      String source = TestSource.of(
          CLASS + "D",
          "yield",
          TOKEN,
          "throw new IllegalStateException(\"\" + %s)",
          List.of(
              new TestSource.Argument("record", String.class, "a"),
              new TestSource.Argument("var", null, "b")));
      assertThat(source).contains("void yield()", "String record = \"a\";");
      new Compiled(folder).load(CLASS + "D", source.replace("\"\" + record, ", "record + "));
      assertThat(TestSource.of("com.acme.record.A", "record", TOKEN, null, List.of()))
          .startsWith("package com.acme.record;");
    }

    @Test
    void takeOnlyNames() {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> TestSource.of("com.class.A", "b", "t", null, List.of()));
      assertThatIllegalArgumentException()
          .isThrownBy(() -> TestSource.of("A", "not a name", "t", null, List.of()))
          .withMessage("'not a name' is no Java identifier; give a class name and a method name");
      assertThatIllegalArgumentException()
          .isThrownBy(() -> TestSource.of("acme.record", "b", "t", null, List.of()))
          .withMessage(
              "'record' cannot be the name of a class; give a class name and a method name");
    }
  }
}
