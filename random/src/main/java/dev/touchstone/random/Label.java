package dev.touchstone.random;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The bytes of a label: UTF-8, at most as many as the tag of a block can count. */
final class Label {
  static final int MAX_BYTES = 65_535;

  private Label() {}

  static byte[] bytes(String label) {
    byte[] bytes = encode(Objects.requireNonNull(label, "label"));
    if (bytes.length > MAX_BYTES) {
      throw new IllegalArgumentException("label has %,d bytes of UTF-8; at most %,d are accepted"
          .formatted(bytes.length, MAX_BYTES));
    }
    return bytes;
  }

  private static byte[] encode(String label) {
    try {
      ByteBuffer encoded = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(label));
      byte[] bytes = new byte[encoded.remaining()];
      encoded.get(bytes);
      return bytes;
    } catch (CharacterCodingException unpaired) {
      throw new IllegalArgumentException(
          "label has an unpaired surrogate; only well-formed text is accepted", unpaired);
    }
  }
}
