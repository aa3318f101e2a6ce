package dev.touchstone.choice;

import java.util.Arrays;
import org.apiguardian.api.API;

/**
 * Byte arrays between two lengths, by length and then as unsigned numbers.
 *
 * @param min the least length
 * @param max the greatest length
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record BytesDomain(int min, int max) implements Domain.Compound {
  /** Checks the lengths. */
  public BytesDomain {
    Lengths.check(min, max);
  }

  @Override
  public Kind kind() {
    return Kind.BYTES;
  }

  @Override
  public boolean forced() {
    return max == 0;
  }

  @Override
  public Object simplest() {
    return new byte[min];
  }

  @Override
  public int compare(Object a, Object b) {
    byte[] left = (byte[]) a;
    byte[] right = (byte[]) b;
    return left.length != right.length
        ? Integer.compare(left.length, right.length)
        : Arrays.compareUnsigned(left, right);
  }

  @Override
  public int weight(Object value) {
    return 1 + ((byte[]) value).length;
  }

  @Override
  public Object clip(Object value) {
    byte[] bytes = (byte[]) value;
    int length = Math.max(min, Math.min(max, bytes.length));
    return bytes.length == length ? bytes : Arrays.copyOf(bytes, length);
  }

  @Override
  public Object sample(Dice dice) {
    int part = dice.part();
    if (dice.shares().nasty(part)) {
      byte[] same = new byte[Lengths.nasty(min, max, dice)];
      Arrays.fill(same, (byte) (dice.bits(2) - 1));
      return same;
    }
    if (dice.shares().earlier(part)) {
      int earlier = dice.earlier(Kind.BYTES);
      if (earlier >= 0) {
        return clip(dice.objectAt(earlier));
      }
    }
    byte[] bytes = new byte[Lengths.sample(min, max, dice)];
    dice.random().nextBytes(bytes);
    return bytes;
  }

  @Override
  public long count() {
    return Lengths.count(256, min, max);
  }

  @Override
  public Object at(long index) {
    int length = min;
    long left = index;
    while (left >= Lengths.power(256, length)) {
      left -= Lengths.power(256, length++);
    }
    byte[] bytes = new byte[length];
    for (int i = length - 1; i >= 0; i--) {
      bytes[i] = (byte) left;
      left >>>= 8;
    }
    return bytes;
  }

  @Override
  public long position(Object value) {
    byte[] bytes = (byte[]) value;
    return Lengths.position(256, min, bytes.length, i -> bytes[i] & 0xFF);
  }
}
