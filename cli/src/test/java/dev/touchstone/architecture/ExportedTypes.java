package dev.touchstone.architecture;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.lang.model.element.Modifier;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Reads sources and finds what users can reach without a word of explanation. */
final class ExportedTypes extends TreePathScanner<@Nullable Void, Boolean> {
  private final DocTrees docs;
  private final List<String> silent = new ArrayList<>();

  private ExportedTypes(DocTrees docs) {
    this.docs = docs;
  }

  static List<String> withoutDocumentation(Collection<Path> sources) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      JavacTask task = (JavacTask) compiler.getTask(
          null, files, null, null, null, files.getJavaFileObjectsFromPaths(sources));
      ExportedTypes scan = new ExportedTypes(DocTrees.instance(task));
      for (CompilationUnitTree unit : task.parse()) {
        scan.scan(unit, false);
      }
      return scan.silent;
    }
  }

  @Override
  public @Nullable Void visitClass(ClassTree type, Boolean insideInterface) {
    if (!isReachable(type.getModifiers(), insideInterface)) {
      return null;
    }
    String comment = docs.getDocComment(getCurrentPath());
    boolean topLevel = getCurrentPath().getParentPath().getLeaf() instanceof CompilationUnitTree;
    if (comment == null) {
      silent.add(type.getSimpleName() + " has no Javadoc");
    } else if (topLevel && !comment.contains("@since")) {
      silent.add(type.getSimpleName() + " has no @since");
    }
    boolean isInterface =
        type.getKind() == Tree.Kind.INTERFACE || type.getKind() == Tree.Kind.ANNOTATION_TYPE;
    return super.visitClass(type, isInterface);
  }

  @Override
  public @Nullable Void visitMethod(MethodTree method, Boolean insideInterface) {
    boolean overrides = method.getModifiers().getAnnotations().stream()
        .anyMatch(a -> a.getAnnotationType().toString().equals("Override"));
    if (isReachable(method.getModifiers(), insideInterface)
        && !overrides
        && docs.getDocComment(getCurrentPath()) == null) {
      ClassTree owner = (ClassTree) getCurrentPath().getParentPath().getLeaf();
      silent.add(owner.getSimpleName() + "." + method.getName() + " has no Javadoc");
    }
    return null;
  }

  private static boolean isReachable(ModifiersTree modifiers, boolean insideInterface) {
    return insideInterface
        ? !modifiers.getFlags().contains(Modifier.PRIVATE)
        : modifiers.getFlags().contains(Modifier.PUBLIC)
            || modifiers.getFlags().contains(Modifier.PROTECTED);
  }
}
