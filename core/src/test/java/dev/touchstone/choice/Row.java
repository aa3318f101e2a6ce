package dev.touchstone.choice;

import java.util.List;

/** Recorded choices written by hand. */
final class Row {
  static final IntegerDomain DIGIT = IntegerDomain.of(0, 9);

  private Row() {}

  static Choices of(Choice... row) {
    return Choices.of(List.of(row));
  }

  static Choice open(String label) {
    return new Choice.Open(label);
  }

  static Choice fork(Object key) {
    return new Choice.Open(new Choice.Key(key));
  }

  static Choice digit(long value) {
    return new Choice.Word(DIGIT, value);
  }

  static Choice bool(boolean value) {
    return new Choice.Word(BoolDomain.FAIR, value ? 1 : 0);
  }

  static Choice must() {
    return new Choice.Word(BoolDomain.ALWAYS, 1);
  }

  static Choice text(String value) {
    return new Choice.Thing(new TextDomain(Alphabet.ascii(), 0, 100), value);
  }

  static Choice bytes(int... value) {
    byte[] bytes = new byte[value.length];
    for (int i = 0; i < value.length; i++) {
      bytes[i] = (byte) value[i];
    }
    return new Choice.Thing(new BytesDomain(0, 100), bytes);
  }
}
