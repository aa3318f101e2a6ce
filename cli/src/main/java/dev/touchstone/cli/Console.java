package dev.touchstone.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where the command prints: always UTF-8, whatever the platform's default.
 *
 * @param terminal whether a person watches {@code err}, so that a progress bar makes sense
 */
record Console(PrintStream out, PrintStream err, boolean terminal) {
  static Console system() {
    return new Console(
        utf8(FileDescriptor.out),
        utf8(FileDescriptor.err),
        Boolean.getBoolean("touchstone.terminal"));
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), false, StandardCharsets.UTF_8);
  }

  void flush() {
    out.flush();
    err.flush();
  }
}
