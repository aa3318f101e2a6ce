package dev.touchstone.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class IntegerRowTests {
  private static final IntegerDomain INTS = IntegerDomain.of(Integer.MIN_VALUE, Integer.MAX_VALUE);
  private static final int CASES = 2_000;

  static Stream<IntegerDomain> domains() {
    return Stream.of(
        INTS,
        IntegerDomain.of(0, 1),
        IntegerDomain.of(0, 9),
        IntegerDomain.of(-1, 1_000_000),
        IntegerDomain.of(7, 7 + 255),
        IntegerDomain.of(-70_000, -3),
        new IntegerDomain(-5, 300, 300),
        IntegerDomain.of(Byte.MIN_VALUE, Byte.MAX_VALUE),
        IntegerDomain.of(0, 0xFFFF_FFFFL),
        IntegerDomain.of(0, 3_000_000_000L),
        IntegerDomain.of(Long.MIN_VALUE, Long.MAX_VALUE),
        IntegerDomain.of(4, 4));
  }

  static Stream<IntegerDomain> domainsThatFit() {
    return domains().filter(domain -> IntegerRow.fits(domain, 50));
  }

  private static List<Long> row(IntegerDomain domain, Node node, int size, int length) {
    Recorder recorder = new Recorder();
    recorder.startRandom(node.open(), size, false);
    return recorder.list(length, length, domain, value -> value);
  }

  private static List<Long> rows(IntegerDomain domain, int size, int length) {
    Node root = Seed.of(11).root();
    List<Long> all = new ArrayList<>();
    for (int k = 0; k < CASES; k++) {
      all.addAll(row(domain, root.child(k), size, length));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("domains")
  void drawsLegalNumbersOfAnyRangeAtAnySize(IntegerDomain domain) {
    for (int size : new int[] {0, 1, 50, 99, 127, 128, 1000}) {
      for (int length : new int[] {1, IntegerRow.LEAST, 33, 1_000}) {
        assertThat(row(domain, Seed.of(size).root(), size, length))
            .hasSize(length)
            .allMatch(domain::contains);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("domains")
  void isRecordedAsIfItsNumbersWereDrawnOneByOne(IntegerDomain domain) {
    for (int k = 0; k < 200; k++) {
      Recorder recorder = new Recorder();
      recorder.startRandom(Seed.of(k).root().open(), k % 100, k < 5);
      List<Long> drawn = recorder.list(k % 3, 40, domain, value -> value);
      Choices choices = recorder.choices();
      Recorder replay = new Recorder();
      replay.startReplay(choices, k % 100);
      assertThat(replay.list(k % 3, 40, domain, value -> value)).isEqualTo(drawn);
      assertThat(replay.choices()).isEqualTo(choices);
    }
  }

  @ParameterizedTest
  @MethodSource("domains")
  void makesTheSameObjectsOfKeptNumbersAsJavaDoes(IntegerDomain domain) {
    for (int size : new int[] {0, 50, 127, 128, 200}) {
      List<Long> numbers = row(domain, Seed.of(size).root(), size, 200);
      Recorder recorder = new Recorder();
      recorder.startRandom(Seed.of(size).root().open(), size, false);
      List<Long> boxed = recorder.list(200, 200, domain, KEPT);
      assertThat(boxed).isEqualTo(numbers);
      for (int i = 0; i < boxed.size(); i++) {
        Long number = numbers.get(i);
        if (Boxing.keeps(number, number)) {
          assertThat(boxed.get(i)).isSameAs(Long.valueOf(number));
        }
      }
    }
  }

  private static final Boxing<Long> KEPT = new Boxing<>() {
    private final Long[] kept =
        LongStream.range(Boxing.LEAST, Boxing.LEAST + Boxing.COUNT).boxed().toArray(Long[]::new);

    @Override
    public Long[] kept() {
      return kept;
    }

    @Override
    public Long apply(long number) {
      return number;
    }
  };

  /** Whatever thirteen random bits name, and a quarter of them the two ends. */
  @ParameterizedTest
  @MethodSource("domainsThatFit")
  void knowsAllNastyConstantsOfRangesThatFit(IntegerDomain domain) {
    List<Long> named = IntStream.range(0, 1 << 13).mapToObj(domain::nasty).toList();
    List<Long> known = LongStream.of(domain.nasties()).boxed().toList();
    assertThat(new HashSet<>(known)).isEqualTo(new HashSet<>(named));
    assertThat(Collections.frequency(known, domain.low())).isGreaterThanOrEqualTo(known.size() / 8);
    assertThat(Collections.frequency(known, domain.high()))
        .isGreaterThanOrEqualTo(known.size() / 8);
  }

  /** Of 60,000 numbers of the unusually nasty cases three in five are constants, see the page. */
  @Test
  void isNastyInUnusuallyNastyCases() {
    Set<Long> constants = new HashSet<>(LongStream.of(INTS.nasties()).boxed().toList());
    long nasty = 0;
    for (int k = 0; k < CASES; k++) {
      Recorder recorder = new Recorder();
      recorder.startRandom(Seed.of(13).root().child(k).open(), 0, true);
      nasty += recorder.list(30, 30, INTS, value -> value).stream()
          .filter(number -> number != 0 && constants.contains(number))
          .count();
    }
    assertThat(nasty / (30.0 * CASES)).isBetween(0.54, 0.62);
  }

  @Test
  void isAListThatMayBeChanged() {
    List<Long> row = row(INTS, Seed.of(1).root(), 50, 20);
    List<Long> before = List.copyOf(row);
    row.add(5L);
    row.remove(0);
    assertThat(row.subList(0, 19)).isEqualTo(before.subList(1, 20));
  }

  @Test
  void leavesAnEarlierRowOfTheCaseAlone() {
    Recorder recorder = new Recorder();
    recorder.startRandom(Seed.of(2).root().open(), 50, false);
    List<List<Long>> drawn = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      drawn.add(recorder.list(0, 60, INTS, value -> value));
    }
    Recorder replay = new Recorder();
    replay.startReplay(recorder.choices(), 50);
    for (List<Long> list : drawn) {
      assertThat(replay.list(0, 60, INTS, value -> value)).isEqualTo(list);
    }
  }

  /**
   * The share of each kind of number, in 60,000 numbers each way: a difference of more than 1.5 points
   * is five standard deviations. Numbers drawn one by one are the measure.
   */
  @Nested
  class Shares {
    private static final double POINTS = 0.015;

    private final List<Long> rows = rows(INTS, 50, 30);
    private final List<Long> singles = singles();

    private List<Long> singles() {
      Node root = Seed.of(12).root();
      List<Long> all = new ArrayList<>();
      for (int k = 0; k < CASES; k++) {
        Recorder recorder = new Recorder();
        recorder.startRandom(root.child(k).open(), 50, false);
        recorder.repeat(30, 30, round -> all.add(recorder.draw(INTS)));
      }
      return all;
    }

    private void assertSameShare(LongPredicate kind) {
      assertThat(share(rows, kind)).isCloseTo(share(singles, kind), within(POINTS));
    }

    private static double share(List<Long> numbers, LongPredicate kind) {
      return numbers.stream().filter(kind::test).count() / (double) numbers.size();
    }

    @Test
    void ofNearNumbersIsThatOfSingleOnes() {
      assertSameShare(number -> Math.abs(number) <= 50);
      assertSameShare(number -> number >= 0 && number <= 50);
    }

    @Test
    void ofEachBitLengthIsThatOfSingleOnes() {
      for (int length = 7; length <= 32; length++) {
        int bits = length;
        assertSameShare(number -> 64 - Long.numberOfLeadingZeros(Math.abs(number)) == bits);
      }
    }

    @Test
    void ofTheEndsIsThatOfSingleOnes() {
      assertSameShare(number -> number == Integer.MAX_VALUE);
      assertSameShare(number -> number == Integer.MIN_VALUE);
    }

    @Test
    void ofRepeatedLargeNumbersIsThatOfSingleOnes() {
      assertThat(repeated(rows)).isCloseTo(repeated(singles), within(POINTS));
    }

    private static double repeated(List<Long> numbers) {
      int repeated = 0;
      for (int start = 0; start < numbers.size(); start += 30) {
        Set<Long> seen = new HashSet<>();
        for (long number : numbers.subList(start, start + 30)) {
          repeated +=
              Math.abs(number) > 1_000_000 && Math.abs(number) < 1 << 30 && !seen.add(number)
                  ? 1
                  : 0;
        }
      }
      return repeated / (double) numbers.size();
    }
  }

  /** Each of ten digits in 60,000 numbers: near, uniform and of any length, all legal shares. */
  @Test
  void reachesEveryNumberOfASmallRange() {
    List<Long> digits = rows(IntegerDomain.of(0, 9), 50, 30);
    for (long digit = 0; digit < 10; digit++) {
      long wanted = digit;
      assertThat(digits.stream().filter(d -> d == wanted).count()).isGreaterThan(3_000);
    }
  }
}
