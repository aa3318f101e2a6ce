package dev.touchstone.choice;

/** Decides for the first value of every domain. */
final class Simplest implements Chooser {
  static final Simplest INSTANCE = new Simplest();

  private Simplest() {}

  @Override
  public long scalar(Domain.Scalar domain) {
    return domain.value(0);
  }

  @Override
  public Object compound(Domain.Compound domain) {
    return domain.simplest();
  }

  @Override
  public Chooser fork(Choice.Key key, Tape tape) {
    return this;
  }
}
