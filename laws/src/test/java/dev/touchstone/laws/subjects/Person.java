package dev.touchstone.laws.subjects;

import java.util.Objects;

/** Objects that only a builder makes. */
public final class Person {
  private final String name;
  private final int age;

  private Person(String name, int age) {
    this.name = name;
    this.age = age;
  }

  public static Builder builder() {
    return new Builder();
  }

  public String name() {
    return name;
  }

  public int age() {
    return age;
  }

  public Person renamed(String other) {
    return new Person(other, age);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Person that && name.equals(that.name) && age == that.age;
  }

  @Override
  public int hashCode() {
    return Objects.hash(name, age);
  }

  @Override
  public String toString() {
    return name + ":" + age;
  }

  /** Makes persons. */
  public static final class Builder {
    private String name = "";
    private int age;

    private Builder() {}

    public Builder named(String other) {
      name = other;
      return this;
    }

    public Builder aged(int years) {
      age = years;
      return this;
    }

    public Person build() {
      return new Person(name, age);
    }
  }
}
