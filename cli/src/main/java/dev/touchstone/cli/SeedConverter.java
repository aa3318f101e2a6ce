package dev.touchstone.cli;

import dev.touchstone.random.Node;
import dev.touchstone.random.Seed;
import picocli.CommandLine.ITypeConverter;

/** Reads a replay token, or a plain number that stands for the seed made of it. */
final class SeedConverter implements ITypeConverter<Node> {
  @Override
  public Node convert(String text) {
    return text.matches("\\d{1,18}")
        ? Seed.of(Long.parseLong(text)).root()
        : new SeedTokenConverter().convert(text);
  }
}
