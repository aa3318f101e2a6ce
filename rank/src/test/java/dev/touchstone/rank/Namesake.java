package dev.touchstone.rank;

/** A model whose name a submission has, too. */
public final class Namesake implements Task {
  private final Task model = new Task.Model();

  @Override
  public int twice(int n) {
    return model.twice(n);
  }

  @Override
  public int square(int n) {
    return model.square(n);
  }

  @Override
  public int negate(int n) {
    return model.negate(n);
  }

  @Override
  public int next(int n) {
    return model.next(n);
  }

  @Override
  public int absolute(int n) {
    return model.absolute(n);
  }
}
