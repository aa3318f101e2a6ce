package dev.touchstone.random;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HexFormat;
import java.util.stream.LongStream;
import org.bouncycastle.crypto.engines.ThreefishEngine;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.crypto.params.TweakableBlockCipherParameters;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ThreefishTests {
  private static final long[] NO_TWEAK = {0, 0};

  @Nested
  class PublishedVectors {
    @Test
    void skeinWithZeros() {
      String expected = "84da2a1f8beaee947066ae3e3103f1ad536db1f4a1192495116b9f3ce6133fd8";
      long[] zeros = new long[4];

      assertThat(hex(encrypt(zeros, zeros))).isEqualTo(expected);
      assertThat(hex(TweakedThreefish.encrypt(zeros, NO_TWEAK, zeros))).isEqualTo(expected);
    }

    @Test
    void skeinWithATweak() {
      long[] key = words(bytes(0x10, 1, 32));
      long[] tweak = words(bytes(0x00, 1, 16));
      long[] plain = words(bytes(0xff, -1, 32));

      assertThat(hex(TweakedThreefish.encrypt(key, tweak, plain)))
          .isEqualTo("e0d091ff0eea8fdfc98192e62ed80ad59d865d08588df476657056b5955e97df");
    }

    @Test
    void random123WithOnes() {
      long[] ones = {-1, -1, -1, -1};

      assertThat(encrypt(ones, ones))
          .containsExactly(
              0x11518c034bc1ff4cL, 0x193f10b8bcdcc9f7L, 0xd024229cb58f20d8L, 0x563ed6e48e05183fL);
    }

    @Test
    void random123WithDigitsOfPi() {
      long[] key = {
        0x452821e638d01377L, 0xbe5466cf34e90c6cL, 0xbe5466cf34e90c6cL, 0xc0ac29b7c97c50ddL
      };
      long[] plain = {
        0x243f6a8885a308d3L, 0x13198a2e03707344L, 0xa4093822299f31d0L, 0x082efa98ec4e6c89L
      };

      assertThat(encrypt(key, plain))
          .containsExactly(
              0xacf412ccaa3b2270L, 0xc9e99bd53f2e9173L, 0x43dad469dc825948L, 0xfbb19d06c8a2b4dcL);
    }
  }

  @Nested
  class Oracles {
    private final TfRandom inputs = TfRandom.of(2013);

    @Test
    void agreesWithBouncyCastleOnAMillionBlocks() {
      ThreefishEngine oracle = new ThreefishEngine(256);
      long[] expected = new long[4];
      for (int i = 0; i < 1_000_000; i++) {
        long[] key = inputs.longs(4).toArray();
        long[] plain = inputs.longs(4).toArray();
        oracle.init(
            true, new TweakableBlockCipherParameters(new KeyParameter(bytes(key)), new byte[16]));
        oracle.processBlock(plain, expected);

        long[] actual = encrypt(key, plain);

        assertSame(i, actual, expected);
      }
    }

    @Test
    void agreesWithItsSpecificationWhereTheTweakIsZero() {
      for (int i = 0; i < 10_000; i++) {
        long[] key = inputs.longs(4).toArray();
        long[] plain = inputs.longs(4).toArray();

        assertSame(i, encrypt(key, plain), TweakedThreefish.encrypt(key, NO_TWEAK, plain));
      }
    }

    private void assertSame(int block, long[] actual, long[] expected) {
      for (int word = 0; word < 4; word++) {
        if (actual[word] != expected[word]) {
          assertThat(hex(actual)).as("block %d", block).isEqualTo(hex(expected));
        }
      }
    }
  }

  private static long[] encrypt(long[] key, long[] plain) {
    Key out = new Key();
    Threefish.encrypt(
        new Key(key[0], key[1], key[2], key[3]), plain[0], plain[1], plain[2], plain[3], out);
    return new long[] {out.w0, out.w1, out.w2, out.w3};
  }

  private static byte[] bytes(int first, int step, int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) (first + i * step);
    }
    return bytes;
  }

  private static long[] words(byte[] bytes) {
    ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    return LongStream.generate(buffer::getLong).limit(bytes.length / Long.BYTES).toArray();
  }

  private static byte[] bytes(long[] words) {
    ByteBuffer buffer =
        ByteBuffer.allocate(words.length * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
    for (long word : words) {
      buffer.putLong(word);
    }
    return buffer.array();
  }

  private static String hex(long[] words) {
    return HexFormat.of().formatHex(bytes(words));
  }
}
