package dev.touchstone.examples.coverage;

import java.util.concurrent.atomic.AtomicInteger;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Puts a probe at the start of a method and on both sides of each condition. */
final class BranchMethod extends MethodVisitor {
  private static final String PROBES = Probes.class.getName().replace('.', '/');

  private final AtomicInteger probes;

  BranchMethod(MethodVisitor next, AtomicInteger probes) {
    super(Opcodes.ASM9, next);
    this.probes = probes;
  }

  @Override
  public void visitCode() {
    super.visitCode();
    probe();
  }

  @Override
  public void visitJumpInsn(int opcode, Label target) {
    if (opcode == Opcodes.GOTO || opcode == Opcodes.JSR) {
      super.visitJumpInsn(opcode, target);
      return;
    }
    Label taken = new Label();
    Label goesOn = new Label();
    super.visitJumpInsn(opcode, taken);
    probe();
    super.visitJumpInsn(Opcodes.GOTO, goesOn);
    super.visitLabel(taken);
    probe();
    super.visitJumpInsn(Opcodes.GOTO, target);
    super.visitLabel(goesOn);
  }

  private void probe() {
    super.visitLdcInsn(probes.getAndIncrement());
    super.visitMethodInsn(Opcodes.INVOKESTATIC, PROBES, "hit", "(I)V", false);
  }
}
