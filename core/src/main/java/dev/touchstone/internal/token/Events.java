package dev.touchstone.internal.token;

import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.choice.Domain;
import dev.touchstone.choice.Loose;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Free leaves and forks as bytes.
 *
 * <p>Every event is a tag and an unsigned number: for a scalar its position in its domain, for a
 * reference the producer's ordinal, for a text its count of code points (which follow, each a LEB128
 * number, so unpaired surrogates survive), for bytes and big numbers the count of bytes that follow,
 * for a fork its key. Forks still open at the end are closed by it.
 */
final class Events {
  static final int MOST_EVENTS = 1 << 18;
  static final int MOST_BYTES = 1 << 22;

  private static final int FORK_BY_NUMBER = 8;
  private static final int FORK_BY_NAME = 9;
  private static final int FORK_BY_POSITION = 10;
  private static final int CLOSE = 11;

  private static final List<Domain.Kind> KINDS = List.of(
      Domain.Kind.BOOL,
      Domain.Kind.INTEGER,
      Domain.Kind.BRANCH,
      Domain.Kind.REAL,
      Domain.Kind.REFERENCE,
      Domain.Kind.TEXT,
      Domain.Kind.BYTES,
      Domain.Kind.UNIFORM);

  private Events() {}

  /** Returns the bytes of flat choices; more than {@link #MOST_BYTES} where they are too many. */
  static byte[] write(Choices flat) {
    ByteWriter writer = new ByteWriter();
    int last = flat.length();
    while (last > 0 && flat.at(last - 1) instanceof Choice.Close) {
      last--;
    }
    for (int at = 0; at < last && writer.length() <= MOST_BYTES; at++) {
      write(flat.at(at), writer);
    }
    return writer.bytes();
  }

  private static void write(Choice choice, ByteWriter writer) {
    if (choice instanceof Choice.Word word) {
      Domain.Kind kind = word.domain().kind();
      writer.event(
          KINDS.indexOf(kind), kind == Domain.Kind.REFERENCE ? word.value() : word.index());
    } else if (choice instanceof Choice.Thing thing) {
      thing(KINDS.indexOf(thing.domain().kind()), thing.value(), writer);
    } else if (choice instanceof Choice.Open open && open.label() instanceof Choice.Key key) {
      fork(key.name(), writer);
    } else if (choice instanceof Choice.Close) {
      writer.event(CLOSE, 0);
    } else {
      throw new IllegalArgumentException("no part of flat choices: " + choice);
    }
  }

  private static void thing(int tag, Object value, ByteWriter writer) {
    if (value instanceof String text) {
      text(tag, text, writer);
    } else {
      byte[] bytes = value instanceof BigInteger number ? number.toByteArray() : (byte[]) value;
      writer.event(tag, bytes.length).part(bytes);
    }
  }

  private static void text(int tag, String text, ByteWriter writer) {
    int[] codePoints = text.codePoints().toArray();
    writer.event(tag, codePoints.length).characters(codePoints);
  }

  private static void fork(Object name, ByteWriter writer) {
    if (name instanceof Long number) {
      writer.event(FORK_BY_NUMBER, number);
    } else if (name.equals("")) {
      writer.event(FORK_BY_POSITION, 0);
    } else {
      text(FORK_BY_NAME, (String) name, writer);
    }
  }

  /** Returns the choices some bytes stand for; they serve to be replayed. */
  static Choices read(byte[] bytes) throws Misread {
    ByteReader reader = new ByteReader(bytes);
    List<Choice> row = new ArrayList<>();
    int open = 0;
    while (!reader.atEnd()) {
      Choice choice = event(reader);
      open += choice instanceof Choice.Open ? 1 : choice instanceof Choice.Close ? -1 : 0;
      if (open < 0) {
        throw new Misread(reader.at(), "a fork is closed that was not opened");
      }
      row.add(choice);
      if (row.size() > MOST_EVENTS) {
        throw new Misread(reader.at(), "there are more than " + MOST_EVENTS + " choices");
      }
    }
    for (; open > 0; open--) {
      row.add(Choice.CLOSE);
    }
    return Choices.of(row);
  }

  private static Choice event(ByteReader reader) throws Misread {
    int head = reader.next();
    int tag = head & ByteWriter.TAGS;
    long number = (long) head >>> ByteWriter.TAG_BITS;
    if (number == ByteWriter.INLINE) {
      number += reader.number();
    }
    if (tag < KINDS.size()) {
      return leaf(KINDS.get(tag), number, reader);
    }
    return switch (tag) {
      case FORK_BY_NUMBER -> new Choice.Open(new Choice.Key(number));
      case FORK_BY_NAME -> new Choice.Open(new Choice.Key(name(number, reader)));
      case FORK_BY_POSITION -> new Choice.Open(new Choice.Key(""));
      case CLOSE -> Choice.CLOSE;
      default -> throw new Misread(reader.at(), "there is no choice with tag " + tag);
    };
  }

  private static Choice leaf(Domain.Kind kind, long number, ByteReader reader) throws Misread {
    return switch (kind) {
      case BOOL, INTEGER, BRANCH, REAL, REFERENCE -> Loose.word(kind, number);
      case TEXT -> Loose.thing(kind, text(number, reader));
      case BYTES -> Loose.thing(kind, reader.take(number));
      case UNIFORM -> Loose.thing(kind, bigNumber(number, reader));
    };
  }

  private static String name(long length, ByteReader reader) throws Misread {
    if (length == 0) {
      throw new Misread(reader.at(), "a fork has an empty name");
    }
    return text(length, reader);
  }

  private static String text(long length, ByteReader reader) throws Misread {
    if (length < 0 || length > reader.left()) {
      throw new Misread(
          reader.at(),
          "a text of " + Long.toUnsignedString(length) + " characters is beyond the end");
    }
    StringBuilder text = new StringBuilder((int) length);
    for (int i = 0; i < length; i++) {
      long codePoint = reader.number();
      if (codePoint < 0 || codePoint > Character.MAX_CODE_POINT) {
        throw new Misread(reader.at(), "there is no character " + Long.toUnsignedString(codePoint));
      }
      text.appendCodePoint((int) codePoint);
    }
    return text.toString();
  }

  private static BigInteger bigNumber(long length, ByteReader reader) throws Misread {
    if (length == 0) {
      throw new Misread(reader.at(), "a number has no bytes");
    }
    return new BigInteger(reader.take(length));
  }
}
