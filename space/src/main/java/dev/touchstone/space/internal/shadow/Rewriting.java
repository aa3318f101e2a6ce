package dev.touchstone.space.internal.shadow;

import dev.touchstone.space.internal.count.Hole;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.RecordComponentVisitor;
import org.objectweb.asm.Type;

/**
 * Rewrites a class so that reads of record components can be seen.
 *
 * <p>A record gets a field for its place in a partial value, a constructor that sets only that field, and
 * for each component a reader: it asks the place where there is one, else reads the field. Every
 * instruction that reads a component's field calls the reader instead, also in nest mates and behind
 * the generated {@code equals}, {@code hashCode} and {@code toString}; constructors are left alone.
 * Components that hold whole numbers have a second reader, which gives a {@link StandIn} for a number
 * that is not decided; {@link LazyNumbers} sees to it that no code takes that for a number.
 */
final class Rewriting {
  static final String PREFIX = "touchstone$";
  private static final String LAZY = PREFIX + "lazy$";
  private static final String STAND_IN = Type.getInternalName(StandIn.class);
  private static final String HOLE = Type.getInternalName(Hole.class);
  private static final String HOLE_FIELD = PREFIX + "hole";
  private static final String SHADOWS = Type.getInternalName(Shadows.class);
  private static final int HIDDEN = Opcodes.ACC_PUBLIC | Opcodes.ACC_SYNTHETIC;
  private static final int API = Opcodes.ASM9;

  private final Outlines outlines;

  Rewriting(Outlines outlines) {
    this.outlines = outlines;
  }

  byte[] rewrite(byte[] code) {
    ClassReader reader = new ClassReader(code);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new Records(writer, Outline.of(code)), 0);
    try {
      return writer.toByteArray();
    } catch (MethodTooLargeException large) {
      throw new ClassFormatError("%s.%s is too large to be rewritten"
          .formatted(reader.getClassName(), large.getMethodName()));
    }
  }

  private boolean isComponent(String owner, String field) {
    return outlines.of(owner).map(outline -> outline.isComponent(field)).orElse(false);
  }

  private static boolean isWhole(Type type) {
    return type.getSort() == Type.INT || type.getSort() == Type.LONG;
  }

  /** Names the method through which rewritten code reads a component. */
  private static String readerOf(String component, String descriptor) {
    return (isWhole(Type.getType(descriptor)) ? LAZY : PREFIX) + component;
  }

  private final class Records extends ClassVisitor {
    private String name = "";
    private final Map<String, String> readers = new java.util.LinkedHashMap<>();
    private boolean record;

    private final Outline outline;

    Records(ClassVisitor next, Outline outline) {
      super(API, next);
      this.outline = outline;
    }

    @Override
    public void visit(
        int version,
        int access,
        String own,
        @Nullable String signature,
        @Nullable String parent,
        String @Nullable [] interfaces) {
      name = own;
      record = "java/lang/Record".equals(parent);
      super.visit(version, access, own, signature, parent, interfaces);
    }

    @Override
    public @Nullable RecordComponentVisitor visitRecordComponent(
        String component, String descriptor, @Nullable String signature) {
      readers.put(component, descriptor);
      return super.visitRecordComponent(component, descriptor, signature);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String method,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodVisitor next = super.visitMethod(access, method, descriptor, signature, exceptions);
      return method.equals("<init>") && record
          ? next
          : new LazyNumbers(
              new Reads(next), outlines, descriptor, outline.locals(method, descriptor));
    }

    @Override
    public void visitEnd() {
      if (record) {
        super.visitField(HIDDEN, HOLE_FIELD, "L" + HOLE + ";", null, null).visitEnd();
        constructor();
        int index = 0;
        for (Map.Entry<String, String> reader : readers.entrySet()) {
          Type type = Type.getType(reader.getValue());
          if (isWhole(type)) {
            reader(LAZY, reader.getKey(), type, index);
          }
          reader(PREFIX, reader.getKey(), type, index++);
        }
      }
      super.visitEnd();
    }

    private void constructor() {
      MethodVisitor to = super.visitMethod(HIDDEN, "<init>", "(L" + HOLE + ";)V", null, null);
      to.visitCode();
      to.visitVarInsn(Opcodes.ALOAD, 0);
      to.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Record", "<init>", "()V", false);
      to.visitVarInsn(Opcodes.ALOAD, 0);
      to.visitVarInsn(Opcodes.ALOAD, 1);
      to.visitFieldInsn(Opcodes.PUTFIELD, name, HOLE_FIELD, "L" + HOLE + ";");
      to.visitInsn(Opcodes.RETURN);
      to.visitMaxs(2, 2);
      to.visitEnd();
    }

    private void reader(String prefix, String component, Type type, int index) {
      MethodVisitor to =
          super.visitMethod(HIDDEN, prefix + component, "()" + type.getDescriptor(), null, null);
      Label plain = new Label();
      to.visitCode();
      to.visitVarInsn(Opcodes.ALOAD, 0);
      to.visitFieldInsn(Opcodes.GETFIELD, name, HOLE_FIELD, "L" + HOLE + ";");
      to.visitJumpInsn(Opcodes.IFNULL, plain);
      to.visitVarInsn(Opcodes.ALOAD, 0);
      to.visitFieldInsn(Opcodes.GETFIELD, name, HOLE_FIELD, "L" + HOLE + ";");
      to.visitLdcInsn(index);
      if (prefix.equals(LAZY)) {
        to.visitMethodInsn(Opcodes.INVOKESTATIC, STAND_IN, "read", "(L" + HOLE + ";I)J", false);
        if (type.getSort() == Type.INT) {
          to.visitInsn(Opcodes.L2I);
        }
      } else {
        to.visitMethodInsn(
            Opcodes.INVOKESTATIC, SHADOWS, "read", "(L" + HOLE + ";I)Ljava/lang/Object;", false);
        unbox(to, type);
      }
      to.visitInsn(type.getOpcode(Opcodes.IRETURN));
      to.visitLabel(plain);
      to.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
      to.visitVarInsn(Opcodes.ALOAD, 0);
      to.visitFieldInsn(Opcodes.GETFIELD, name, component, type.getDescriptor());
      to.visitInsn(type.getOpcode(Opcodes.IRETURN));
      to.visitMaxs(2, 1);
      to.visitEnd();
    }

    private static void unbox(MethodVisitor to, Type type) {
      if (type.getSort() >= Type.ARRAY) {
        to.visitTypeInsn(Opcodes.CHECKCAST, type.getInternalName());
        return;
      }
      String box = type.getSort() == Type.CHAR
          ? "java/lang/Character"
          : type.getSort() == Type.BOOLEAN ? "java/lang/Boolean" : "java/lang/Number";
      to.visitTypeInsn(Opcodes.CHECKCAST, box);
      to.visitMethodInsn(
          Opcodes.INVOKEVIRTUAL,
          box,
          type.getClassName() + "Value",
          "()" + type.getDescriptor(),
          false);
    }
  }

  private final class Reads extends MethodVisitor {
    Reads(MethodVisitor next) {
      super(API, next);
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
      if (opcode == Opcodes.GETFIELD && isComponent(owner, field)) {
        super.visitMethodInsn(
            Opcodes.INVOKEVIRTUAL, owner, readerOf(field, descriptor), "()" + descriptor, false);
      } else {
        super.visitFieldInsn(opcode, owner, field, descriptor);
      }
    }

    @Override
    public void visitMethodInsn(
        int opcode, String owner, String method, String descriptor, boolean onInterface) {
      boolean plain = outlines
          .of(owner)
          .map(outline -> outline.isPlainAccessor(method, descriptor))
          .orElse(false);
      String called = plain ? readerOf(method, descriptor.substring(2)) : method;
      super.visitMethodInsn(opcode, owner, called, descriptor, onInterface);
    }

    @Override
    public void visitInvokeDynamicInsn(
        String method, String descriptor, Handle bootstrap, Object... arguments) {
      Object[] changed = arguments.clone();
      for (int i = 0; i < changed.length; i++) {
        if (changed[i] instanceof Handle handle
            && handle.getTag() == Opcodes.H_GETFIELD
            && isComponent(handle.getOwner(), handle.getName())) {
          changed[i] = new Handle(
              Opcodes.H_INVOKEVIRTUAL,
              handle.getOwner(),
              PREFIX + handle.getName(),
              "()" + handle.getDesc(),
              false);
        }
      }
      super.visitInvokeDynamicInsn(method, descriptor, bootstrap, changed);
    }
  }
}
