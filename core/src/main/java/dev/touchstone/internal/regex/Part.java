package dev.touchstone.internal.regex;

import dev.touchstone.Source;
import dev.touchstone.choice.Alphabet;
import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.IntegerDomain;
import dev.touchstone.choice.TextDomain;
import java.util.List;

/** A part of a regular expression that writes a text it matches. */
sealed interface Part {
  void write(Source source, Written text);

  /** Returns whether nothing is ever written. */
  default boolean empty() {
    return false;
  }

  /** A fixed text. */
  record Literal(String text) implements Part {
    @Override
    public void write(Source source, Written written) {
      written.text().append(text);
    }

    boolean single() {
      return text.codePointCount(0, text.length()) == 1;
    }

    @Override
    public boolean empty() {
      return text.isEmpty();
    }
  }

  /** One character of a class, drawn as its place in the class. */
  record Letter(Alphabet alphabet, IntegerDomain places) implements Part {
    Letter(Alphabet alphabet) {
      this(alphabet, IntegerDomain.of(0, alphabet.size() - 1));
    }

    @Override
    public void write(Source source, Written written) {
      written.text().appendCodePoint(alphabet.at((int) source.draw(places)));
    }
  }

  /** Several characters of a class, drawn as one text. */
  record Run(TextDomain domain) implements Part {
    @Override
    public void write(Source source, Written written) {
      written.text().append(source.draw(domain));
    }

    @Override
    public boolean empty() {
      return domain.max() == 0;
    }
  }

  /** One part after the other. */
  record Sequence(List<Part> parts) implements Part {
    @Override
    public void write(Source source, Written written) {
      for (Part part : parts) {
        part.write(source, written);
      }
    }

    @Override
    public boolean empty() {
      return parts.stream().allMatch(Part::empty);
    }
  }

  /** One of several parts, in the order they are written down. */
  record Alternation(List<Part> parts, BranchDomain domain) implements Part {
    Alternation(List<Part> parts) {
      this(parts, BranchDomain.of(parts.size()));
    }

    @Override
    public void write(Source source, Written written) {
      source.span("alternation", inner -> {
        parts.get((int) inner.draw(domain)).write(inner, written);
        return written;
      });
    }

    @Override
    public boolean empty() {
      return parts.stream().allMatch(Part::empty);
    }
  }

  /** A part several times. */
  record Repeat(Part part, int min, int max) implements Part {
    @Override
    public void write(Source source, Written written) {
      source.repeat(min, max, round -> {
        part.write(source, written);
        return true;
      });
    }

    @Override
    public boolean empty() {
      return max == 0 || part.empty();
    }
  }

  /** A part whose text can be referred to. */
  record Group(int number, Part part) implements Part {
    @Override
    public void write(Source source, Written written) {
      int start = written.text().length();
      part.write(source, written);
      written.capture(number, start);
    }

    @Override
    public boolean empty() {
      return part.empty();
    }
  }

  /** What a group wrote last. */
  record Reference(int number) implements Part {
    @Override
    public void write(Source source, Written written) {
      written.repeat(number);
    }
  }

  /** A place that a text must start or end at. */
  record Anchor(boolean start) implements Part {
    @Override
    public void write(Source source, Written written) {}

    @Override
    public boolean empty() {
      return true;
    }
  }
}
