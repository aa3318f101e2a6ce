package dev.touchstone.rank.internal.worker;

import dev.touchstone.rank.internal.wire.Frames;
import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * Compiles the sources of one submission: by the JDK's compiler, and what it refuses by Eclipse's,
 * which puts an error where a broken method was and keeps the others.
 *
 * <p>No annotation processor runs: one would be a program of the submission.
 *
 * @param classPath the classes of the task, and libraries
 * @param classes where the classes go
 */
record Compiling(String classPath, Path classes) {
  private static final String ECLIPSE = "org.eclipse.jdt.internal.compiler.tool.EclipseCompiler";
  private static final int SHOWN = 5;

  Map<String, @Nullable Object> compile(List<Path> sources) {
    try {
      DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
      if (run(ToolProvider.getSystemJavaCompiler(), List.of("--release", "17"), sources, found)) {
        return Frames.fields("state", "compiled", "text", "");
      }
      return Frames.fields(
          "state", partial(sources, found), "text", String.join("; ", errors(found)));
    } catch (Throwable failed) {
      return Frames.fields("state", "failed", "text", "the compiler fails: " + failed);
    }
  }

  private String partial(List<Path> sources, DiagnosticCollector<JavaFileObject> refused)
      throws IOException {
    JavaCompiler eclipse = eclipse();
    if (eclipse == null) {
      return "failed";
    }
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    List<String> options = List.of("-proceedOnError", "-source", "17", "-target", "17", "-nowarn");
    run(eclipse, options, sources, found);
    int broken = BrokenMethods.count(sources, refused.getDiagnostics());
    return broken == 1 ? "partial (1 method broken)" : "partial (" + broken + " methods broken)";
  }

  private static @Nullable JavaCompiler eclipse() {
    try {
      return Class.forName(ECLIPSE)
          .asSubclass(JavaCompiler.class)
          .getDeclaredConstructor()
          .newInstance();
    } catch (ReflectiveOperationException absent) {
      return null;
    }
  }

  private boolean run(
      JavaCompiler compiler,
      List<String> more,
      List<Path> sources,
      DiagnosticCollector<JavaFileObject> found)
      throws IOException {
    List<String> options = new ArrayList<>(List.of(
        "-proc:none",
        "-g",
        "-parameters",
        "-cp",
        classPath + File.pathSeparator + classes,
        "-d",
        classes.toString()));
    options.addAll(more);
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      return compiler
          .getTask(
              new StringWriter(),
              files,
              found,
              options,
              null,
              files.getJavaFileObjectsFromPaths(sources))
          .call();
    }
  }

  private static List<String> errors(DiagnosticCollector<JavaFileObject> found) {
    Set<String> errors = new java.util.LinkedHashSet<>();
    for (Diagnostic<? extends JavaFileObject> diagnostic : found.getDiagnostics()) {
      if (diagnostic.getKind() == Diagnostic.Kind.ERROR && errors.size() < SHOWN) {
        String file = diagnostic.getSource() == null
            ? "?"
            : Path.of(diagnostic.getSource().getName()).getFileName().toString();
        errors.add(file + ":" + diagnostic.getLineNumber() + ": "
            + diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElse(""));
      }
    }
    return List.copyOf(errors);
  }
}
