package dev.touchstone.internal.show;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.spi.ToolProvider;

/** Compiles source into this package and loads it. */
final class Compiled {
  private final Path folder;

  Compiled(Path folder) {
    this.folder = folder;
  }

  Class<?> load(String className, String source) {
    String simple = className.substring(className.lastIndexOf('.') + 1);
    try {
      Path file = Files.writeString(folder.resolve(simple + ".java"), source);
      compile(file);
      Path made = folder.resolve(className.replace('.', '/') + ".class");
      try (var all = Files.list(made.getParent())) {
        for (Path inner :
            all.filter(other -> other.toString().contains(simple + "$")).toList()) {
          MethodHandles.lookup().defineClass(Files.readAllBytes(inner));
        }
      }
      return MethodHandles.lookup().defineClass(Files.readAllBytes(made));
    } catch (IOException | IllegalAccessException failed) {
      throw new IllegalStateException(failed);
    }
  }

  private void compile(Path file) throws IOException {
    StringWriter printed = new StringWriter();
    PrintWriter printer = new PrintWriter(printed);
    ToolProvider compiler = ToolProvider.findFirst("javac").orElseThrow();
    int result = compiler.run(
        printer,
        printer,
        "-d",
        folder.toString(),
        "-cp",
        System.getProperty("java.class.path"),
        "-proc:none",
        "--release",
        "17",
        "-encoding",
        "UTF-8",
        file.toString());
    if (result != 0) {
      throw new AssertionError(printed + "\n" + Files.readString(file));
    }
  }
}
