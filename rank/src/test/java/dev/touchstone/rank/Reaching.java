package dev.touchstone.rank;

import java.lang.reflect.Field;

/** Reaches programs that keep a number in a field and change it by calls. */
public final class Reaching implements Task {
  private final Class<?> type;

  /** Finds the class of the program that lies beside. */
  public Reaching() throws ClassNotFoundException {
    type = Class.forName("Number", true, Reaching.class.getClassLoader());
  }

  private int after(int n, String name, int argument) {
    try {
      Object number = type.getConstructor(int.class).newInstance(n);
      type.getMethod(name, int.class).invoke(number, argument);
      Field value = type.getField("value");
      return value.getInt(number);
    } catch (ReflectiveOperationException wrong) {
      throw new IllegalStateException(wrong);
    }
  }

  @Override
  public int twice(int n) {
    return after(n, "times", 2);
  }

  @Override
  public int square(int n) {
    return after(n, "times", n);
  }

  @Override
  public int negate(int n) {
    return after(n, "times", -1);
  }

  @Override
  public int next(int n) {
    return after(n, "plus", 1);
  }

  @Override
  public int absolute(int n) {
    return n < 0 ? negate(n) : n;
  }
}
