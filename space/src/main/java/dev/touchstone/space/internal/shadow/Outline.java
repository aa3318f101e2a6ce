package dev.touchstone.space.internal.shadow;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;

/** What the rewriting of other classes has to know about a class that is loaded anew. */
final class Outline {
  private static final int API = Opcodes.ASM9;

  private final List<String> parents = new ArrayList<>();
  private final Map<String, String> components = new HashMap<>();
  private final Map<String, Integer> access = new HashMap<>();
  private final Map<String, Integer> locals = new HashMap<>();
  private final Set<String> plainAccessors = new HashSet<>();
  private boolean record;
  private boolean open;

  static Outline of(byte[] code) {
    Outline outline = new Outline();
    outline.new Reading().read(new ClassReader(code));
    return outline;
  }

  boolean isRecord() {
    return record;
  }

  /** Returns the class above and the interfaces. */
  List<String> parents() {
    return parents;
  }

  /** Returns whether a field holds a component of a record. */
  boolean isComponent(String field) {
    return components.containsKey(field);
  }

  /** Returns whether a method of a record does nothing but return a component. */
  boolean isPlainAccessor(String method, String descriptor) {
    return plainAccessors.contains(method + descriptor);
  }

  boolean declares(String method, String descriptor) {
    return access.containsKey(method + descriptor);
  }

  /** Returns whether code that is not loaded anew may stand behind a declared method. */
  boolean leadsOutside(String method, String descriptor) {
    int flags = access.getOrDefault(method + descriptor, 0);
    boolean abstractly = (flags & Opcodes.ACC_ABSTRACT) != 0;
    return (open && abstractly)
        || (flags & Opcodes.ACC_NATIVE) != 0
        || (record && method.equals("<init>"));
  }

  /** Returns how many local variables the code of a method has. */
  int locals(String method, String descriptor) {
    return locals.getOrDefault(method + descriptor, 0);
  }

  private final class Reading extends ClassVisitor {
    Reading() {
      super(API);
    }

    void read(ClassReader reader) {
      reader.accept(this, ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    }

    @Override
    public void visit(
        int version,
        int flags,
        String own,
        @Nullable String signature,
        @Nullable String parent,
        String @Nullable [] interfaces) {
      record = "java/lang/Record".equals(parent);
      open = (flags & Opcodes.ACC_INTERFACE) != 0;
      if (parent != null) {
        parents.add(parent);
      }
      if (interfaces != null) {
        parents.addAll(List.of(interfaces));
      }
    }

    @Override
    public void visitPermittedSubclass(String subclass) {
      open = false;
    }

    @Override
    public @Nullable RecordComponentVisitor visitRecordComponent(
        String name, String descriptor, @Nullable String signature) {
      components.put(name, descriptor);
      return null;
    }

    @Override
    public MethodVisitor visitMethod(
        int flags,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      access.put(name + descriptor, flags);
      boolean accessor = descriptor.equals("()" + components.get(name));
      return new Code(name, descriptor, accessor);
    }
  }

  /** Counts instructions: a plain accessor has three, of which one reads the field. */
  private final class Code extends MethodVisitor {
    private final String name;
    private final String descriptor;
    private final boolean accessor;
    private int steps;
    private boolean reads;

    Code(String name, String descriptor, boolean accessor) {
      super(API);
      this.name = name;
      this.descriptor = descriptor;
      this.accessor = accessor;
    }

    @Override
    public void visitInsn(int opcode) {
      steps++;
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
      steps++;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String type) {
      steps++;
      reads = opcode == Opcodes.GETFIELD && field.equals(name);
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String method, String type, boolean onInterface) {
      steps += 3;
    }

    @Override
    public void visitMaxs(int stack, int variables) {
      locals.put(name + descriptor, variables);
      if (accessor && reads && steps == 3) {
        plainAccessors.add(name + descriptor);
      }
    }
  }
}
