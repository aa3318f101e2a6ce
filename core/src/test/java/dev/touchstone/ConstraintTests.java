package dev.touchstone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Rolls;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@SuppressWarnings("ArrayRecordComponent") // arrays are what is under test
class ConstraintTests {
  private static final int MANY = 300;

  private static <T> List<T> values(Gen<T> gen) {
    return Rolls.values(gen, MANY);
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> assertRefused(Class<?> type) {
    return assertThatThrownBy(() -> Gen.of(type)).isInstanceOf(IllegalGenerator.class);
  }

  @Nested
  class MadeOfOthers {
    @Range(min = 1, max = 6)
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE_USE, ElementType.RECORD_COMPONENT, ElementType.ANNOTATION_TYPE})
    @interface Die {}

    @Die
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE_USE, ElementType.RECORD_COMPONENT})
    @interface Loaded {}

    @Size(2)
    @Retention(RetentionPolicy.RUNTIME)
    @Target({ElementType.TYPE_USE, ElementType.RECORD_COMPONENT})
    @interface Couple {}

    record Roll(
        @Die int one,
        List<@Loaded Integer> more,
        @Couple @Die int[] two) {}

    @Test
    void holdAsIfTheyStoodThere() {
      assertThat(values(Gen.of(Roll.class))).allSatisfy(roll -> {
        assertThat(roll.one()).isBetween(1, 6);
        assertThat(roll.more()).allSatisfy(each -> assertThat(each).isBetween(1, 6));
        assertThat(roll.two()).hasSize(2);
        assertThat(roll.two()[0]).isBetween(1, 6);
      });
    }

    record Misplaced(@Couple int one) {}

    @Test
    void areRefusedAsIfTheyStoodThere() {
      assertRefused(Misplaced.class).hasMessageContaining("@Size does not fit int");
    }
  }

  @Nested
  class Ranges {
    record Numbers(
        @Range(min = 1, max = 6) byte a,
        @Range(min = -3, max = -2) Short b,
        @Range(min = 10) int c,
        @Range(max = 5) long d,
        @Range(min = 0, max = 1) float e,
        @Range(from = "0.25", to = "0.75") double f,
        @Range(min = 7, max = 9) BigInteger g,
        @Range(from = "1.10", to = "1.25") BigDecimal h,
        @Range(min = 'a', max = 'f') char i) {}

    @Test
    void boundNumbersOfEveryKind() {
      assertThat(values(Gen.of(Numbers.class))).allSatisfy(n -> {
        assertThat(n.a()).isBetween((byte) 1, (byte) 6);
        assertThat(n.b()).isBetween((short) -3, (short) -2);
        assertThat(n.c()).isGreaterThanOrEqualTo(10);
        assertThat(n.d()).isLessThanOrEqualTo(5);
        assertThat(n.e()).isBetween(0f, 1f);
        assertThat(n.f()).isBetween(0.25, 0.75);
        assertThat(n.g()).isBetween(BigInteger.valueOf(7), BigInteger.valueOf(9));
        assertThat(n.h()).isBetween(new BigDecimal("1.10"), new BigDecimal("1.25"));
        assertThat(n.i()).isBetween('a', 'f');
      });
    }

    @Test
    void haveTheValueNearestToZeroAsTheSimplest() {
      Numbers simplest = Rolls.simplest(Gen.of(Numbers.class));
      assertThat(simplest)
          .isEqualTo(new Numbers(
              (byte) 1, (short) -2, 10, 0, 0f, 0.5, BigInteger.valueOf(7), simplest.h(), 'a'));
      assertThat(simplest.h()).isEqualByComparingTo("1.1");
    }

    record OnText(@Range(min = 0) String name) {}

    record OnRecord(@Range(min = 0) OnText text) {}

    record EmptyRange(@Range(min = 5, max = 3) int n) {}

    record TooLarge(@Range(max = 300) byte n) {}

    record Fraction(@Range(from = "0.5") int n) {}

    record BothEnds(@Range(min = 1, from = "2") double n) {}

    record Word(@Range(to = "ten") double n) {}

    @Test
    void areRefusedWhereTheyMeanNothing() {
      assertRefused(OnText.class)
          .hasMessage("@Range does not fit java.lang.String at OnText.name;"
              + " it fits numbers, characters, dates and times");
      assertRefused(OnRecord.class).hasMessageContaining("at OnRecord.text;");
      assertRefused(EmptyRange.class)
          .hasMessage("@Range of 5..3 at EmptyRange.n, which is empty; give the low end first");
      assertRefused(TooLarge.class)
          .hasMessage(
              "@Range with the end 300 at TooLarge.n;" + " the type has values from -128 to 127");
      assertRefused(Fraction.class)
          .hasMessage("@Range with the end 0.5 at Fraction.n; give a whole number");
      assertRefused(BothEnds.class)
          .hasMessage("@Range with both min and from at BothEnds.n; give one");
      assertRefused(Word.class)
          .hasMessage("@Range with the end \"ten\" at Word.n; give a decimal number");
    }
  }

  @Nested
  class Differing {
    enum Light {
      RED,
      AMBER,
      GREEN
    }

    record Flags(@Size(3) Set<Boolean> flags) {}

    record Lights(@Size(min = 4) Map<Light, Integer> lights) {}

    record FewNumbers(
        @Size(5) @Unique int[] numbers, @Size(300) Set<Byte> bytes) {}

    record Rows(List<@Size(5) @Unique List<@Range(min = 1, max = 3) Integer>> rows) {}

    record AllBytes(@Size(256) Set<Byte> bytes, @Size(3) EnumSet<Light> lights) {}

    @Test
    void areRefusedWhereThereAreTooFew() {
      assertRefused(Flags.class)
          .hasMessage("java.util.Set at Flags.flags needs 3 different elements;"
              + " there are only 2; ask for fewer with @Size");
      assertRefused(Lights.class)
          .hasMessage("java.util.Map at Lights.lights needs 4 different keys;"
              + " there are only 3; ask for fewer with @Size");
      assertRefused(FewNumbers.class).hasMessageContaining("FewNumbers.bytes needs 300 different");
      assertRefused(Rows.class).hasMessageContaining("Rows.rows[] needs 5 different elements");
    }

    record Selves(
        @Size(3) Set<@Size(1) boolean[]> arrays,
        @Size(2) Map<@Size(0) byte[], Integer> bytes,
        @Size(3) Set<@Size(1) List<@Size(0) int[]>> nested,
        @Size(2) @Unique List<@Size(0) ArrayDeque<String>> queues) {}

    @Test
    void areManyWhereEachEqualsNothingButItself() {
      assertThat(values(Gen.of(Selves.class))).allSatisfy(selves -> {
        assertThat(selves.arrays()).hasSize(3);
        assertThat(selves.bytes()).hasSize(2);
        assertThat(selves.nested()).hasSize(3);
        assertThat(selves.queues()).hasSize(2);
      });
    }

    record Inner(@Size(2) Set<@Size(3) Set<Boolean>> sets) {}

    @Test
    void areRefusedWhereTheyAreTooFewAndNotAroundThat() {
      assertRefused(Inner.class).hasMessageContaining("Inner.sets[] needs 3 different elements");
    }

    record Endless(boolean yes) {
      Endless {
        while (true) {
          Thread.onSpinWait();
        }
      }
    }

    record Hanging(@Size(2) Set<Endless> values) {}

    @Test
    void areNotCountedByCodeThatMayNotEnd() {
      assertThat(assertTimeoutPreemptively(Duration.ofSeconds(30), () -> Gen.of(Hanging.class)))
          .isNotNull();
    }

    @Test
    void areTakenWhereThereAreJustEnough() {
      assertThat(Gen.of(AllBytes.class)).isNotNull();
    }

    @Test
    void areNamedByTheirNumberWhereChanceFindsTooFew() {
      Verdict verdict =
          Claim.forAll(Gen.sets(Gen.booleans(), 3, 3), set -> true).check();
      assertThat(verdict.report())
          .contains("3 values that count, of which fewer were found (ask for fewer,");
    }
  }

  @Nested
  class RangesOfTime {
    record Spans(
        @Range(from = "2024-02-28", to = "2024-03-01") LocalDate a,
        @Range(from = "09:00", to = "17:30") LocalTime b,

        @Range(from = "2024-02-28T09:00", to = "2024-02-28T09:01")
        LocalDateTime c,

        @Range(from = "2024-02-28T09:00:00Z", to = "2024-02-28T09:00:01Z")
        Instant d,

        @Range(from = "2024-02-28T09:00+01:00", to = "2024-02-28T09:00Z")
        OffsetDateTime e,

        @Range(from = "2024-02-28T09:00Z[UTC]", to = "2024-02-28T10:00Z[UTC]")
        ZonedDateTime f,

        @Range(from = "PT0S", to = "PT1H") Duration g,
        @Range(from = "P0D", to = "P1M2D") Period h,
        @Range(min = 1990, max = 1992) Year i,
        @Range(from = "2023-12", to = "2024-01") YearMonth j,
        List<@Range(from = "9999-12-30") LocalDate> k) {}

    @Test
    void areGivenAsTheirClassesReadThem() {
      Instant nine = Instant.parse("2024-02-28T09:00:00Z");
      assertThat(values(Gen.of(Spans.class))).allSatisfy(t -> {
        assertThat(t.a()).isBetween(LocalDate.of(2024, 2, 28), LocalDate.of(2024, 3, 1));
        assertThat(t.b()).isBetween(LocalTime.of(9, 0), LocalTime.of(17, 30));
        assertThat(t.c().toLocalTime()).isBetween(LocalTime.of(9, 0), LocalTime.of(9, 1));
        assertThat(t.d()).isBetween(nine, nine.plusSeconds(1));
        assertThat(t.e().toInstant()).isBetween(nine.minusSeconds(3600), nine);
        assertThat(t.f().toInstant()).isBetween(nine, nine.plusSeconds(3600));
        assertThat(t.g()).isBetween(Duration.ZERO, Duration.ofHours(1));
        assertThat(t.h().getMonths()).isBetween(0, 1);
        assertThat(t.i()).isBetween(Year.of(1990), Year.of(1992));
        assertThat(t.j()).isBetween(YearMonth.of(2023, 12), YearMonth.of(2024, 1));
        assertThat(t.k())
            .isSubsetOf(List.of(LocalDate.of(9999, 12, 30), LocalDate.of(9999, 12, 31)));
      });
    }

    record Misspelt(@Range(from = "1.2.2024") LocalDate date) {}

    record YearOnly(@Range(min = 2024) LocalDate date) {}

    record Backwards(
        @Range(from = "2024-03-01", to = "2024-02-28") LocalDate date) {}

    record WithoutRange(@Range(from = "Z") ZoneId zone) {}

    record Late(@Range(from = "+10000-01-01") LocalDate date) {}

    record Early(@Range(max = -5) Year year) {}

    @Test
    void areRefusedWithAnEndThatFits() {
      assertRefused(Misspelt.class)
          .hasMessage("@Range with the end \"1.2.2024\" at Misspelt.date;"
              + " give one as in from = \"0001-01-01\"");
      assertRefused(YearOnly.class)
          .hasMessage("@Range with the end \"2024\" at YearOnly.date;"
              + " give one as in from = \"0001-01-01\"");
      assertRefused(Late.class)
          .hasMessage("@Range with the end +10000-01-01 at Late.date, which is outside"
              + " 0001-01-01..9999-12-31; give the other end, too");
      assertRefused(Early.class).hasMessageContaining("the end -5 at Early.year");
      assertRefused(Backwards.class)
          .hasMessage("dates of the range 2024-03-01..2024-02-28, which is empty;"
              + " give the low end first, at Backwards.date");
      assertRefused(WithoutRange.class)
          .hasMessageContaining("@Range does not fit java.time.ZoneId at WithoutRange.zone");
    }
  }

  @Nested
  class Sizes {
    record Sized(
        @Size(3) String a,
        @Size(min = 1, max = 2) List<Integer> b,
        @Size(2) Map<Integer, Integer> c,
        @Size(4) int[] d,
        @Size(2) byte[] e,
        @Size(max = 1) Set<Integer> f,
        List<@Size(5) String> g) {}

    @Test
    void boundTextsCollectionsMapsAndArrays() {
      assertThat(values(Gen.of(Sized.class))).allSatisfy(sized -> {
        assertThat(sized.a().codePointCount(0, sized.a().length())).isEqualTo(3);
        assertThat(sized.b()).hasSizeBetween(1, 2);
        assertThat(sized.c()).hasSize(2);
        assertThat(sized.d()).hasSize(4);
        assertThat(sized.e()).hasSize(2);
        assertThat(sized.f()).hasSizeLessThan(2);
        assertThat(sized.g()).allMatch(text -> text.codePointCount(0, text.length()) == 5);
      });
    }

    record NegativeSize(@Size(-1) String s) {}

    record EmptySizes(@Size(min = 3, max = 2) String s) {}

    record SizeOnNumber(@Size(3) int n) {}

    record TwoSizes(@Size(value = 3, max = 4) String s) {}

    @Test
    void areRefusedWhereTheyMeanNothing() {
      assertRefused(NegativeSize.class)
          .hasMessage("@Size of -1 at NegativeSize.s; give one length, or 0 <= min <= max");
      assertRefused(EmptySizes.class).hasMessageStartingWith("@Size of 3..2 at EmptySizes.s;");
      assertRefused(TwoSizes.class).hasMessageStartingWith("@Size of 3 and 0..4 at TwoSizes.s;");
      assertRefused(SizeOnNumber.class)
          .hasMessage("@Size does not fit int at SizeOnNumber.n;"
              + " it fits texts, collections, maps and arrays");
    }
  }

  @Nested
  class CharacterSets {
    record Texts(
        @Chars("a-c_") String a,
        @Chars("x-") char b,
        @Chars("é-ü😀") String c) {}

    @Test
    void limitTextsAndCharacters() {
      List<Texts> texts = values(Gen.of(Texts.class));
      assertThat(texts).allSatisfy(text -> {
        assertThat(text.a()).matches("[abc_]*");
        assertThat(text.b()).isIn('x', '-');
        assertThat(text.c()).matches("[é-ü😀]*");
      });
      assertThat(String.join("", texts.stream().map(Texts::a).toList()))
          .contains("a", "b", "c", "_");
    }

    record NoChars(@Chars("") String s) {}

    record Reversed(@Chars("z-a") String s) {}

    record CharsOnNumber(@Chars("a") int n) {}

    record TooWide(@Chars("😀") char c) {}

    @Test
    void areRefusedWhereTheyMeanNothing() {
      assertRefused(NoChars.class)
          .hasMessage("@Chars without characters at NoChars.s; give at least one");
      assertRefused(Reversed.class)
          .hasMessage(
              "@Chars(\"z-a\") at Reversed.s has an empty range;" + " write it low end first");
      assertRefused(CharsOnNumber.class)
          .hasMessage("@Chars does not fit int at CharsOnNumber.n; it fits texts and characters");
      assertRefused(TooWide.class).hasMessageContaining("at TooWide.c");
    }
  }

  @Nested
  class Listings {
    enum Level {
      LOW,
      MIDDLE,
      HIGH
    }

    record Listed(
        @OneOf({"GET", "PUT"}) String a,
        @OneOf({"3", "-1"}) int b,
        @OneOf({"0.5", "NaN"}) Double c,
        @OneOf({"HIGH", "LOW"}) Level d,
        @OneOf("true") boolean e,
        @OneOf({"x", "y"}) char f,
        @OneOf({"12345678901234567890"}) BigInteger g,
        @OneOf({"1", "2"}) int[] h) {}

    @Test
    void giveOneOfTheValuesTheFirstBeingSimplest() {
      Listed simplest = Rolls.simplest(Gen.of(Listed.class));
      assertThat(simplest.a()).isEqualTo("GET");
      assertThat(simplest.b()).isEqualTo(3);
      assertThat(simplest.d()).isEqualTo(Level.HIGH);
      List<Listed> listed = values(Gen.of(Listed.class));
      assertThat(listed).extracting(Listed::a).containsOnly("GET", "PUT");
      assertThat(listed).extracting(Listed::b).containsOnly(3, -1);
      assertThat(listed).extracting(Listed::c).containsOnly(0.5, Double.NaN);
      assertThat(listed).extracting(Listed::d).containsOnly(Level.HIGH, Level.LOW);
      assertThat(listed).extracting(Listed::e).containsOnly(true);
      assertThat(listed).extracting(Listed::f).containsOnly('x', 'y');
      assertThat(listed).extracting(Listed::g).containsOnly(new BigInteger("12345678901234567890"));
      assertThat(listed).allMatch(l -> Arrays.stream(l.h()).allMatch(n -> n == 1 || n == 2));
    }

    record Unreadable(@OneOf({"1", "one"}) int n) {}

    record NoConstant(@OneOf("TOP") Level level) {}

    record Maybe(@OneOf("maybe") boolean b) {}

    record TooLong(@OneOf("xy") char c) {}

    record NoValues(@OneOf({}) String s) {}

    record Mixed(@OneOf("a") @Size(1) String s) {}

    record OnList(@OneOf("a") List<String> list) {}

    @Test
    void areRefusedWhereTheyMeanNothing() {
      assertRefused(Unreadable.class)
          .hasMessage("@OneOf with \"one\" at Unreadable.n; that is no int");
      assertRefused(NoConstant.class)
          .hasMessageContaining("@OneOf with \"TOP\" at NoConstant.level; that is no ")
          .hasMessageMatching(".*Level; there are [A-Z]+(, [A-Z]+)*");
      assertRefused(Maybe.class).hasMessageContaining("that is no boolean");
      assertRefused(TooLong.class).hasMessageContaining("that is no char");
      assertRefused(NoValues.class)
          .hasMessage("@OneOf at NoValues.s; give at least one value and no other constraint");
      assertRefused(Mixed.class).hasMessageContaining("@OneOf at Mixed.s;");
      assertRefused(OnList.class)
          .hasMessage("@OneOf does not fit java.util.List at OnList.list;"
              + " it fits texts, characters, numbers, booleans and enums");
    }
  }

  @Nested
  class Uniqueness {
    record Distinct(
        @Unique @Size(min = 3) List<@Range(min = 0, max = 9) Integer> a,
        @Unique @Size(2) boolean[] b,
        @Unique Deque<Integer> c) {}

    @Test
    void leavesNoEqualElements() {
      assertThat(values(Gen.of(Distinct.class))).allSatisfy(distinct -> {
        assertThat(distinct.a()).hasSizeGreaterThan(2).doesNotHaveDuplicates();
        assertThat(distinct.b()).containsExactlyInAnyOrder(true, false);
        assertThat(new HashSet<>(distinct.c())).hasSameSizeAs(distinct.c());
      });
    }

    record OnMap(@Unique Map<Integer, Integer> map) {}

    record OnElement(List<@Unique Integer> list) {}

    @Test
    void isRefusedWhereItMeansNothing() {
      assertRefused(OnMap.class).hasMessageContaining("@Unique does not fit java.util.Map");
      assertRefused(OnElement.class)
          .hasMessage("@Unique does not fit java.lang.Integer at OnElement.list[];"
              + " it fits lists, queues, sets and arrays");
    }
  }

  @Nested
  class Nullability {
    record Person(
        @Nullable String name,
        List<@Nullable Integer> marks,
        @Nullable Integer[] row) {}

    record Foreign(@org.jspecify.annotations.Nullable String name) {}

    record NullOrRange(@Nullable @Range(min = 4, max = 5) Integer n) {}

    @SuppressWarnings("NullablePrimitive") // the mistake under test
    record OnPrimitive(@Nullable int n) {}

    @Test
    void drawsNullAsTheSimplestValue() {
      assertThat(Rolls.simplest(Gen.of(Person.class)).name()).isNull();
      List<Person> people = values(Gen.of(Person.class));
      assertThat(people).extracting(Person::name).contains((String) null, "");
      assertThat(people).anyMatch(person -> person.marks().contains(null));
      assertThat(people).anyMatch(person -> Arrays.asList(person.row()).contains(null));
      assertThat(people).noneMatch(person -> person.row() == null || person.marks() == null);
    }

    @Test
    void isAskedForByAnyAnnotationOfThatName() {
      assertThat(values(Gen.of(Foreign.class))).extracting(Foreign::name).contains((String) null);
    }

    @Test
    void leavesOtherConstraintsInForce() {
      assertThat(values(Gen.of(NullOrRange.class)))
          .extracting(NullOrRange::n)
          .containsOnly(null, 4, 5);
    }

    @Test
    void isRefusedOnPrimitives() {
      assertRefused(OnPrimitive.class)
          .hasMessage("@Nullable does not fit int at OnPrimitive.n; it fits types of objects");
    }

    record Sorted(TreeMap<@Nullable String, Integer> map) {}

    @Test
    void isRefusedWhereTheContainerCannotHoldIt() {
      assertRefused(Sorted.class)
          .hasMessage("java.util.TreeMap at Sorted.map cannot hold null; remove @Nullable");
    }
  }

  static Gen<Integer> evens() {
    return Gen.ints(0, 10).map(n -> 2 * n);
  }

  @Nested
  class Methods {
    record Local(@From("small") int n) {
      static Gen<Integer> small() {
        return Gen.ints(1, 3);
      }
    }

    record Enclosing(@From("evens") int n) {}

    record Elsewhere(
        @From("Providers#words") String a,

        @From("dev.touchstone.ConstraintTests$Providers#words")
        String b,

        @From("dev.touchstone.ConstraintTests.Providers#words")
        String c,

        List<@From("evens") Integer> d,
        @From("Providers#row") int[] e) {}

    @Test
    void giveTheirGenerators() {
      assertThat(values(Gen.of(Local.class))).extracting(Local::n).containsOnly(1, 2, 3);
      assertThat(values(Gen.of(Enclosing.class))).allMatch(value -> value.n() % 2 == 0);
      assertThat(values(Gen.of(Elsewhere.class))).allSatisfy(value -> {
        assertThat(List.of(value.a(), value.b(), value.c())).containsOnly("word");
        assertThat(value.d()).allMatch(n -> n % 2 == 0);
        assertThat(value.e()).containsExactly(1, 2);
      });
    }

    @Test
    void areFoundFromATypeRef() {
      Gen<List<Integer>> lists = Gen.of(new TypeRef<List<@From("evens") Integer>>() {});
      assertThat(values(lists)).allMatch(list -> list.stream().allMatch(n -> n % 2 == 0));
    }

    record Overloaded(@From("Providers#twice") String s) {}

    @Test
    void areToldFromOthersOfTheirName() {
      assertThat(values(Gen.of(Overloaded.class))).extracting(Overloaded::s).containsOnly("one");
    }

    record Perhaps(@Nullable @From("evens") Integer n) {}

    @Test
    void mayGiveWayToNull() {
      assertThat(Rolls.simplest(Gen.of(Perhaps.class)).n()).isNull();
      assertThat(values(Gen.of(Perhaps.class)))
          .allMatch(value -> value.n() == null || value.n() % 2 == 0)
          .anyMatch(value -> value.n() != null);
    }

    record Missing(@From("nowhere") int n) {}

    record NoClass(@From("Nowhere#any") int n) {}

    record WrongType(@From("evens") String s) {}

    record NoGen(@From("Providers#text") String s) {}

    record Instance(@From("Providers#instance") String s) {}

    record Parameters(@From("Providers#needy") String s) {}

    record Throwing(@From("Providers#broken") String s) {}

    record Nothing(@From("Providers#nothing") String s) {}

    record Crowded(@From("evens") @Range(min = 1) int n) {}

    @Test
    void areRefusedWithTheReason() {
      assertRefused(Missing.class)
          .hasMessage("@From(\"nowhere\") at Missing.n:"
              + " dev.touchstone.ConstraintTests.Methods.Missing has no method nowhere;"
              + " write static Gen<Integer> nowhere()");
      assertRefused(NoClass.class)
          .hasMessage("@From(\"Nowhere#any\") at NoClass.n: there is no class Nowhere;"
              + " give its name with its package");
      assertRefused(WrongType.class)
          .hasMessage("@From(\"evens\") at WrongType.s: dev.touchstone.ConstraintTests.evens()"
              + " gives java.lang.Integer, not java.lang.String;"
              + " name a method that returns Gen<String>");
      assertRefused(NoGen.class)
          .hasMessageEndingWith(
              "Providers.text() returns java.lang.String; let it return Gen<String>");
      assertRefused(Instance.class)
          .hasMessageEndingWith("Providers.instance() is not static, or has parameters;"
              + " make it a static method without any");
      assertRefused(Parameters.class)
          .hasMessageEndingWith("Providers.needy() is not static, or has parameters;"
              + " make it a static method without any");
      assertRefused(Throwing.class)
          .hasMessageEndingWith("Providers.broken() threw java.lang.IllegalStateException: no");
      assertRefused(Crowded.class)
          .hasMessage("@From(\"evens\") at Crowded.n: no other constraint can stand beside it;"
              + " put it into the generator");
      assertRefused(Nothing.class)
          .hasMessageEndingWith("Providers.nothing() returned null; return a generator");
    }

    record Lying(@From("Providers#lying") String s) {}

    @Test
    void areCaughtWhenTheirValuesDoNotFit() {
      assertThatThrownBy(() -> Rolls.simplest(Gen.of(Lying.class)))
          .isInstanceOf(IllegalGenerator.class)
          .hasMessage("the generator of java.lang.String at Lying.s gave java.lang.Integer;"
              + " let it give String only");
    }
  }

  static final class Providers {
    @SuppressWarnings("UnusedMethod") // called by its name
    private static Gen<String> words() {
      return Gen.constant("word");
    }

    static Gen<int[]> row() {
      return source -> new int[] {1, 2};
    }

    static Gen<String> twice(int n) {
      return Gen.constant("one".repeat(n));
    }

    static Gen<String> twice() {
      return twice(1);
    }

    static Gen<String> twice(String text) {
      return Gen.constant(text);
    }

    static String text() {
      return "";
    }

    Gen<String> instance() {
      return Gen.constant("");
    }

    static Gen<String> needy(int n) {
      return Gen.constant("" + n);
    }

    @SuppressWarnings("DoNotCallSuggester") // called by its name
    static Gen<String> broken() {
      throw new IllegalStateException("no");
    }

    @SuppressWarnings("NullAway") // the mistake under test
    static Gen<String> nothing() {
      return null;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // a lie on purpose
    static Gen<String> lying() {
      return (Gen) Gen.constant(1);
    }
  }

  @Nested
  class InFrontOfAnArray {
    record Arrays2(
        @Range(min = 0, max = 1) @Size(2) int[] a,
        @Size(1) String @Size(3) [] b,
        int @Size(1) [] @Size(2) [] c,
        @Size(2) int[][] d,
        List<@Size(2) int[]> e) {}

    @Test
    void sizeMeansTheArrayAndRangeItsElements() {
      assertThat(values(Gen.of(Arrays2.class))).allSatisfy(arrays -> {
        assertThat(arrays.a()).hasSize(2).containsAnyOf(0, 1);
        assertThat(arrays.b()).hasSize(3).allMatch(s -> s.codePointCount(0, s.length()) == 1);
        assertThat(arrays.c()).hasDimensions(1, 2);
        assertThat(arrays.d().length).isEqualTo(2);
        assertThat(arrays.e()).allMatch(array -> array.length == 2);
      });
      Function<Arrays2, Integer> inner = arrays -> arrays.d()[0].length;
      assertThat(values(Gen.of(Arrays2.class))).map(inner).contains(0, 5);
    }
  }
}
