package dev.touchstone.examples.coverage;

import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Loads the classes of some packages anew, with a probe on every branch. */
final class BranchLoader extends ClassLoader {
  private final String home;
  private final AtomicInteger probes = new AtomicInteger();

  /** Creates a loader for the classes of a package and those below it. */
  BranchLoader(ClassLoader parent, String home) {
    super(parent);
    this.home = home;
  }

  int branches() {
    return probes.get();
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      if (!name.startsWith(home + ".")) {
        return super.loadClass(name, resolve);
      }
      Class<?> loaded = findLoadedClass(name);
      return loaded == null ? instrumented(name) : loaded;
    }
  }

  private Class<?> instrumented(String name) throws ClassNotFoundException {
    try (InputStream stream = getParent().getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (stream == null) {
        throw new ClassNotFoundException(name);
      }
      ClassReader reader = new ClassReader(stream);
      Writer writer = new Writer(this);
      reader.accept(new Branches(writer, probes), ClassReader.SKIP_FRAMES);
      byte[] code = writer.toByteArray();
      return defineClass(name, code, 0, code.length);
    } catch (IOException unreadable) {
      throw new ClassNotFoundException(name, unreadable);
    }
  }

  /** Finds common superclasses without loading what is being written. */
  private static final class Writer extends ClassWriter {
    private final ClassLoader loader;

    Writer(BranchLoader loader) {
      super(COMPUTE_FRAMES);
      this.loader = loader.getParent();
    }

    @Override
    protected ClassLoader getClassLoader() {
      return loader;
    }
  }

  /** Puts a probe at the start of each method and on both sides of each condition. */
  private static final class Branches extends ClassVisitor {
    private final AtomicInteger probes;

    Branches(ClassVisitor next, AtomicInteger probes) {
      super(Opcodes.ASM9, next);
      this.probes = probes;
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      boolean made = (access & Opcodes.ACC_ABSTRACT) == 0 && !name.equals("toString");
      return made ? new BranchMethod(next, probes) : next;
    }
  }
}
