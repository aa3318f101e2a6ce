package dev.touchstone.rank.internal.worker;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Counts the methods that errors lie in. */
final class BrokenMethods extends TreeScanner<@Nullable Void, CompilationUnitTree> {
  private final List<? extends Diagnostic<? extends JavaFileObject>> errors;
  private final SourcePositions positions;
  private final Set<String> broken = new HashSet<>();

  private BrokenMethods(
      List<? extends Diagnostic<? extends JavaFileObject>> errors, SourcePositions positions) {
    this.errors = errors;
    this.positions = positions;
  }

  /** Returns how many methods have errors; at least one, as there are errors. */
  static int count(
      List<Path> sources, List<? extends Diagnostic<? extends JavaFileObject>> diagnostics)
      throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(d -> {}, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavacTask task = (JavacTask) compiler.getTask(
          null,
          files,
          d -> {},
          List.of("-proc:none"),
          null,
          files.getJavaFileObjectsFromPaths(sources));
      BrokenMethods scan =
          new BrokenMethods(diagnostics, Trees.instance(task).getSourcePositions());
      for (CompilationUnitTree unit : task.parse()) {
        scan.scan(unit, unit);
      }
      return Math.max(1, scan.broken.size());
    }
  }

  @Override
  public @Nullable Void visitMethod(MethodTree method, CompilationUnitTree unit) {
    long start = positions.getStartPosition(unit, method);
    long end = positions.getEndPosition(unit, method);
    for (Diagnostic<? extends JavaFileObject> error : errors) {
      if (error.getKind() == Diagnostic.Kind.ERROR
          && error.getSource() != null
          && error.getSource().getName().equals(unit.getSourceFile().getName())
          && error.getPosition() >= start
          && error.getPosition() <= end) {
        broken.add(unit.getSourceFile().getName() + "@" + start);
      }
    }
    return super.visitMethod(method, unit);
  }
}
