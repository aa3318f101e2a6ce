package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The frozen vectors of {@code tf1}. If one of these fails, replay strings users have kept no longer
 * replay: the answer is a new id, never a new expectation.
 */
class KnownAnswerTests {
  private static final Node S = Seed.of(1, 2, 3, 4).root();

  record Answer(String name, Node node, String longs) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Answer> nodes() {
    return Stream.of(
        new Answer(
            "s",
            S,
            "f7f3daa2e52ba9dd c07eddb144ea8b88 cd4c0d44ca8e6ccb 4b903f6d7cac60fc fee0e2a56ab17ade"),
        new Answer("s.left", S.left(), "87de799c6b7a0731"),
        new Answer("s.right", S.right(), "71422977a50e11e7 fb66063824531f4e"),
        new Answer("s.right.right.left", S.right().right().left(), "77b1c537198a301e"),
        new Answer("s.right^64", Node.parse(S + ":r64"), "d14ec8a84bbbb8e8"),
        new Answer("s.right^65", Node.parse(S + ":r65"), "5d769be304d1f722"),
        new Answer("s.left^65", Node.parse(S + ":l65"), "107d4238f42c8202"),
        new Answer(
            "s.(right left)^100", Node.parse(S + ":" + "rl".repeat(100)), "0e445b170220ad86"),
        new Answer(
            "s.right.child(shrink).child(3).left",
            S.right().child("shrink").child(3).left(),
            "b19db2d42e0e2b09 e569257dc1644fbb"),
        new Answer("s.child(0)", S.child(0), "238d892d845a340c"),
        new Answer("s.child(1)", S.child(1), "2fa5783f6aedc434"),
        new Answer("s.child(2^64-1)", S.child(-1), "bdbd89f81e0d1d6b"),
        new Answer("s.child(5).right", S.child(5).right(), "6407d24572b7dfeb"),
        new Answer("s.right.child(5)", S.right().child(5), "31cbe8829afce9fd"),
        new Answer("s.child()", S.child(""), "d5aca4e1ef14c1ff"),
        new Answer("s.child(a)", S.child("a"), "0738eb83617421bc"),
        new Answer("s.child(ab)", S.child("ab"), "9f562e3d6bcb03ce"),
        new Answer("s.child(a).child(b)", S.child("a").child("b"), "3583e87c65612588"),
        new Answer("s.child(exactly8)", S.child("exactly8"), "1c253694991b8b8c"),
        new Answer("s.child(ninebytes)", S.child("ninebytes"), "551b610b761ef119"));
  }

  @ParameterizedTest
  @MethodSource("nodes")
  void longsOfANode(Answer answer) {
    TfRandom random = answer.node().open();
    List<String> expected = List.of(answer.longs().split(" "));

    assertThat(random.longs(expected.size()).mapToObj("%016x"::formatted)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "tf1-00000000000001, f760f0abd694c6a9",
    "tf1-000000000001a9, 5a6cdcb4bfcea169",
    "tf1-fzzzzzzzzzzzza, 64ba97f0106d591d",
    "tf1-000000000000000000000000001, f0c828ba413b4a31",
    "tf1-0000000000000g0000000000029, b6e7630c3b942272",
    "tf1-014d2pf2dbsqqzxq5tk1v58cgg0, 9aa9189866f45c4f",
    "tf1-014d2pf2dbsqqzxq5tk1v58cgg0/37, b44e61d62e0dda89",
    "tf1-00000000000004000000000000g000000000001g0000000000045, f7f3daa2e52ba9dd"
  })
  void firstLongOfAnAddress(String address, String expected) {
    assertThat("%016x".formatted(TfRandom.parse(address).nextLong())).isEqualTo(expected);
  }

  @Test
  void textOfASeed() {
    assertThat(Stream.of(
                Seed.of(0),
                Seed.of(42),
                Seed.of(-1),
                Seed.of(0, 0),
                Seed.of(1, 2),
                Seed.of(0x0123456789abcdefL, 0xfedcba9876543210L),
                Seed.of(1, 2, 3, 4))
            .map(Seed::toString))
        .containsExactly(
            "tf1-00000000000001",
            "tf1-000000000001a9",
            "tf1-fzzzzzzzzzzzza",
            "tf1-000000000000000000000000001",
            "tf1-0000000000000g0000000000029",
            "tf1-014d2pf2dbsqqzxq5tk1v58cgg0",
            "tf1-00000000000004000000000000g000000000001g0000000000045");
  }

  @Nested
  class DerivedDraws {
    private final TfRandom zero = S.child(0).open();

    @Test
    void boundedInts() {
      assertThat(IntStream.generate(() -> zero.nextInt(14)).limit(12))
          .containsExactly(1, 7, 3, 2, 8, 1, 7, 13, 8, 11, 12, 11);
    }

    @Test
    void ints() {
      assertThat(zero.ints(3)).containsExactly(596478253, -1850255965, 1210950502);
    }

    @Test
    void doubles() {
      assertThat(zero.doubles(2)).containsExactly(0x1.1c6c496c22d18p-3, 0x1.236eab47bfc9ap-1);
    }

    @Test
    void boundedLongs() {
      assertThat(
              Stream.generate(() -> zero.nextLong(1_000_000_000_000_000_000L)).limit(3))
          .containsExactly(138878415691899460L, 569203712948268658L, 281946384948783126L);
    }

    @Test
    void bytes() {
      byte[] bytes = new byte[11];
      zero.nextBytes(bytes);

      assertThat(HexFormat.of().formatHex(bytes)).isEqualTo("0c345a842d898d23fed7e4");
    }

    @Test
    void rangesWiderThanAnInt() {
      TfRandom seven = S.child(7).open();
      int bound = (int) (Integer.MIN_VALUE + 3_000_000_000L);

      assertThat(Stream.generate(
                  () -> (long) seven.nextInt(Integer.MIN_VALUE, bound) - Integer.MIN_VALUE)
              .limit(3))
          .containsExactly(1833253879L, 2860796936L, 1010856359L);
    }

    @Test
    void shuffles() {
      List<Integer> xs = new ArrayList<>(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9));
      S.child(8).open().shuffle(xs);

      assertThat(xs).containsExactly(0, 7, 4, 1, 3, 9, 8, 2, 6, 5);
    }

    @Test
    void bigIntegers() {
      BigInteger two64 = BigInteger.TWO.pow(64);

      assertBig(
          BigInteger.TEN.pow(30),
          6,
          "458708697571183176745045031915",
          "958257483422740165339393151502",
          "232654083703682691199661086851");
      assertBig(two64, 3, "6675090081570425198", "1464540411608826339", "13944481665715868662");
      assertBig(
          two64.add(BigInteger.ONE),
          16,
          "13350180163140850396",
          "6771125007178712729",
          "9279395532172804658");
      assertBig(BigInteger.TWO, 3, "0", "0", "1");
      assertBig(BigInteger.ONE, 3, "0", "0", "0");
    }

    private void assertBig(BigInteger bound, int longs, String... expected) {
      TfRandom random = S.child(9).open();
      for (String value : expected) {
        assertThat(random.nextBig(bound)).as("below %s", bound).isEqualTo(value);
      }
      long[] beside = S.child(9).open().longs(longs + 1).toArray();
      assertThat(random.nextLong()).as("after %d longs", longs).isEqualTo(beside[longs]);
    }
  }
}
