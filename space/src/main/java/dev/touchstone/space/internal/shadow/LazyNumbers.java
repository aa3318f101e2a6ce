package dev.touchstone.space.internal.shadow;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Rewrites the code of a method so that stand-ins for numbers are told from numbers.
 *
 * <p>Comparisons and jumps ask {@link StandIn}. Every other instruction that consumes an {@code int} or a
 * {@code long}, and every call of code that is not rewritten, is given numbers that are decided. So
 * stand-ins travel through variables, and as arguments from one rewritten method to another, and no
 * further.
 */
final class LazyNumbers extends MethodVisitor {
  private static final String STAND_IN = Type.getInternalName(StandIn.class);

  private final Outlines outlines;
  private final Type result;
  private final int locals;
  private boolean plain;

  LazyNumbers(MethodVisitor next, Outlines outlines, String descriptor, int locals) {
    super(Opcodes.ASM9, next);
    this.outlines = outlines;
    this.result = Type.getReturnType(descriptor);
    this.locals = locals;
  }

  private void ask(String method, String descriptor) {
    super.visitMethodInsn(Opcodes.INVOKESTATIC, STAND_IN, method, descriptor, false);
  }

  private void decideInt() {
    ask("number", "(I)I");
  }

  private void decideLong() {
    ask("number", "(J)J");
  }

  private void plainly(int... opcodes) {
    for (int opcode : opcodes) {
      super.visitInsn(opcode);
    }
  }

  /** Decides the number on the stack below a value of one word. */
  private void decideIntBelow() {
    plainly(Opcodes.SWAP);
    decideInt();
    plainly(Opcodes.SWAP);
  }

  /** Decides the number on the stack below a value of two words. */
  private void decideIntBelowTwo() {
    plainly(Opcodes.DUP2_X1, Opcodes.POP2);
    decideInt();
    plainly(Opcodes.DUP_X2, Opcodes.POP);
  }

  @Override
  public void visitInsn(int opcode) {
    boolean answers = false;
    switch (opcode) {
      case Opcodes.IADD,
          Opcodes.ISUB,
          Opcodes.IMUL,
          Opcodes.IDIV,
          Opcodes.IREM,
          Opcodes.IAND,
          Opcodes.IOR,
          Opcodes.IXOR,
          Opcodes.ISHL,
          Opcodes.ISHR,
          Opcodes.IUSHR -> {
        decideInt();
        decideIntBelow();
      }
      case Opcodes.INEG,
          Opcodes.I2B,
          Opcodes.I2C,
          Opcodes.I2S,
          Opcodes.I2F,
          Opcodes.I2D,
          Opcodes.IALOAD,
          Opcodes.LALOAD,
          Opcodes.FALOAD,
          Opcodes.DALOAD,
          Opcodes.AALOAD,
          Opcodes.BALOAD,
          Opcodes.CALOAD,
          Opcodes.SALOAD -> decideInt();
      case Opcodes.LADD,
          Opcodes.LSUB,
          Opcodes.LMUL,
          Opcodes.LDIV,
          Opcodes.LREM,
          Opcodes.LAND,
          Opcodes.LOR,
          Opcodes.LXOR -> {
        decideLong();
        plainly(Opcodes.DUP2_X2, Opcodes.POP2);
        decideLong();
        plainly(Opcodes.DUP2_X2, Opcodes.POP2);
      }
      case Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR -> {
        decideInt();
        plainly(Opcodes.DUP_X2, Opcodes.POP);
        decideLong();
        plainly(Opcodes.DUP2_X1, Opcodes.POP2);
      }
      case Opcodes.LNEG, Opcodes.L2F, Opcodes.L2D -> decideLong();
      case Opcodes.IASTORE -> {
        decideInt();
        decideIntBelow();
      }
      case Opcodes.FASTORE, Opcodes.AASTORE, Opcodes.BASTORE, Opcodes.CASTORE, Opcodes.SASTORE ->
        decideIntBelow();
      case Opcodes.LASTORE -> {
        decideLong();
        decideIntBelowTwo();
      }
      case Opcodes.DASTORE -> decideIntBelowTwo();
      case Opcodes.IRETURN, Opcodes.LRETURN -> decide(result);
      case Opcodes.LCMP -> {
        ask("compare", "(JJ)I");
        plain = true;
        return;
      }
      default -> answers = opcode >= Opcodes.FCMPL && opcode <= Opcodes.DCMPG;
    }
    super.visitInsn(opcode);
    plain = answers;
  }

  private void decide(Type type) {
    if (type.getSort() == Type.INT) {
      decideInt();
    } else if (type.getSort() == Type.LONG) {
      decideLong();
    }
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    boolean needsNoZero = opcode >= Opcodes.IF_ICMPEQ && opcode <= Opcodes.IF_ICMPLE;
    if (needsNoZero) {
      compare(opcode, label);
    } else if (opcode >= Opcodes.IFEQ && opcode <= Opcodes.IFLE && !plain) {
      plainly(Opcodes.ICONST_0);
      compare(opcode + Opcodes.IF_ICMPEQ - Opcodes.IFEQ, label);
    } else {
      super.visitJumpInsn(opcode, label);
    }
    plain = false;
  }

  private void compare(int opcode, Label label) {
    if (opcode == Opcodes.IF_ICMPGT || opcode == Opcodes.IF_ICMPLE) {
      plainly(Opcodes.SWAP);
    }
    boolean same = opcode == Opcodes.IF_ICMPEQ || opcode == Opcodes.IF_ICMPNE;
    ask(same ? "same" : "less", "(II)Z");
    boolean wanted =
        opcode == Opcodes.IF_ICMPEQ || opcode == Opcodes.IF_ICMPLT || opcode == Opcodes.IF_ICMPGT;
    super.visitJumpInsn(wanted ? Opcodes.IFNE : Opcodes.IFEQ, label);
  }

  @Override
  public void visitIincInsn(int variable, int by) {
    super.visitVarInsn(Opcodes.ILOAD, variable);
    decideInt();
    super.visitVarInsn(Opcodes.ISTORE, variable);
    super.visitIincInsn(variable, by);
    plain = false;
  }

  @Override
  public void visitTableSwitchInsn(int low, int high, Label otherwise, Label... labels) {
    decideInt();
    super.visitTableSwitchInsn(low, high, otherwise, labels);
  }

  @Override
  public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
    decideInt();
    super.visitLookupSwitchInsn(otherwise, keys, labels);
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    if (opcode == Opcodes.NEWARRAY) {
      decideInt();
    }
    super.visitIntInsn(opcode, operand);
    plain = false;
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    if (opcode == Opcodes.ANEWARRAY) {
      decideInt();
    }
    super.visitTypeInsn(opcode, type);
    plain = opcode == Opcodes.INSTANCEOF;
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    decideArguments("(" + "I".repeat(dimensions) + ")V");
    super.visitMultiANewArrayInsn(descriptor, dimensions);
    plain = false;
  }

  @Override
  public void visitVarInsn(int opcode, int variable) {
    super.visitVarInsn(opcode, variable);
    plain = false;
  }

  @Override
  public void visitLabel(Label label) {
    super.visitLabel(label);
    plain = false;
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
    if (opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC) {
      decide(Type.getType(descriptor));
    }
    super.visitFieldInsn(opcode, owner, field, descriptor);
    plain = descriptor.equals("Z");
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String method, String descriptor, boolean onInterface) {
    boolean compares = method.equals("compare")
        && ((owner.equals("java/lang/Integer") && descriptor.equals("(II)I"))
            || (owner.equals("java/lang/Long") && descriptor.equals("(JJ)I")));
    if (compares) {
      ask("compare", descriptor);
      plain = true;
      return;
    }
    if (outlines.leadsOutside(owner, method, descriptor)) {
      decideArguments(descriptor);
    }
    super.visitMethodInsn(opcode, owner, method, descriptor, onInterface);
    plain = descriptor.endsWith(")Z");
  }

  @Override
  public void visitInvokeDynamicInsn(
      String method, String descriptor, Handle bootstrap, Object... arguments) {
    decideArguments(descriptor);
    super.visitInvokeDynamicInsn(method, descriptor, bootstrap, arguments);
    plain = false;
  }

  /** Decides the numbers among the arguments on the stack; those above one wait in variables. */
  private void decideArguments(String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    int first = 0;
    while (first < types.length && !isNumber(types[first])) {
      first++;
    }
    int variable = locals;
    for (int at = types.length - 1; at > first; at--) {
      decide(types[at]);
      super.visitVarInsn(types[at].getOpcode(Opcodes.ISTORE), variable);
      variable += types[at].getSize();
    }
    if (first < types.length) {
      decide(types[first]);
    }
    for (int at = first + 1; at < types.length; at++) {
      variable -= types[at].getSize();
      super.visitVarInsn(types[at].getOpcode(Opcodes.ILOAD), variable);
    }
  }

  private static boolean isNumber(Type type) {
    return type.getSort() == Type.INT || type.getSort() == Type.LONG;
  }
}
