package dev.touchstone.rank.internal.worker;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** Keeps the start of what is printed and forgets the rest. */
final class CappedOutput extends OutputStream {
  private final int most;
  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  CappedOutput(int most) {
    this.most = most;
  }

  @Override
  public synchronized void write(int single) {
    if (kept.size() < most) {
      kept.write(single);
    }
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    kept.write(bytes, from, Math.min(length, most - kept.size()));
  }

  synchronized String text() {
    return kept.toString(StandardCharsets.UTF_8);
  }
}
