package dev.touchstone.choice;

import java.util.function.Supplier;

/** Gives the numbers of an aim, each moved into its domain; all else another chooser decides. */
final class Aimed implements Chooser {
  private final long[] aim;
  private final Chooser rest;
  private int next;

  Aimed(long[] aim, Chooser rest) {
    this.aim = aim;
    this.rest = rest;
  }

  private boolean open() {
    return next < aim.length;
  }

  private long given(Domain.Scalar domain) {
    return domain.clip(domain.index(aim[next++]));
  }

  @Override
  public long scalar(Domain.Scalar domain) {
    return open() ? given(domain) : rest.scalar(domain);
  }

  @Override
  public long branch(BranchDomain domain, BranchDomain likely) {
    return open() ? given(domain) : rest.branch(domain, likely);
  }

  @Override
  public long bool(BoolDomain domain, double likely) {
    return open() ? given(domain) : rest.bool(domain, likely);
  }

  @Override
  public Object compound(Domain.Compound domain) {
    return rest.compound(domain);
  }

  @Override
  public int rounds(int min, int max) {
    return rest.rounds(min, max);
  }

  @Override
  public int attempts() {
    return rest.attempts();
  }

  @Override
  public void beginPart() {
    rest.beginPart();
  }

  @Override
  public void endPart() {
    rest.endPart();
  }

  @Override
  public <T> T aside(long key, Supplier<T> part) {
    return rest.aside(key, part);
  }

  @Override
  public void resize(int size) {
    rest.resize(size);
  }

  @Override
  public Chooser fork(Choice.Key key, Tape tape) {
    return rest.fork(key, tape);
  }
}
