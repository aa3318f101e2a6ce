package dev.touchstone.samples.warehouse;

import java.net.Socket;
import java.util.List;

/** An order whose goods lead to an open connection, which nobody can make up. */
public record Order(List<Line> lines) {
  /** A line. */
  public record Line(Sku sku, int quantity) {}

  /** A kind of goods, with the connection its stock is asked through. */
  public record Sku(String name, Socket owner) {}
}
