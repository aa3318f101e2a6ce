package dev.touchstone.cli;

import dev.touchstone.cli.check.Maven;
import dev.touchstone.cli.check.Subject;
import dev.touchstone.space.Guided;
import dev.touchstone.space.IllegalSpace;
import dev.touchstone.space.Sizes;
import dev.touchstone.space.Space;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which values a form of {@code spaces} is about. */
final class SpaceArguments {
  @Parameters(
      paramLabel = "TYPE",
      description = "A record, sealed type or enum, such as com.acme.Tree.")
  private String type;

  @Option(
      names = "--where",
      paramLabel = "METHOD",
      description = {
        "Keep the values for which this method says true: one of TYPE, or a",
        "static CLASS#METHOD that takes a TYPE. Several must all say true."
      })
  private List<String> where = List.of();

  @Option(
      names = "--size",
      paramLabel = "SIZES",
      required = true,
      converter = SizesConverter.class,
      description = "One size, such as 12, or a range, such as 1..30.")
  private Sizes sizes;

  @Option(
      names = {"--class-path", "-cp"},
      paramLabel = "PATH",
      description = "Jars, folders of classes and Maven projects that the type needs.")
  private List<String> classPath = List.of();

  @Option(
      names = "--calls",
      paramLabel = "N",
      defaultValue = "10000000",
      description = "Give up after this many calls of the methods for one value.")
  private long calls;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  SpaceArguments() {}

  Sizes sizes() {
    return sizes;
  }

  String type() {
    return type;
  }

  List<String> where() {
    return where;
  }

  /** A type with its values, all of them and those that pass. */
  record Found<T>(Space<T> space, Optional<Guided<T>> guided) {}

  Found<?> find() {
    if (calls < 1) {
      throw new BadInput("--calls is " + calls + "; give at least 1");
    }
    Subject subject = Subject.of(List.of(type), classPath, Maven.of(System.getenv()));
    UserClasses classes = new UserClasses(subject.classPath());
    return found(classes.named(type), classes);
  }

  private <T> Found<T> found(Class<T> valueType, UserClasses classes) {
    List<Method> conditions =
        where.stream().map(name -> classes.condition(name, valueType)).toList();
    try {
      Space<T> space = Space.of(valueType);
      Optional<Guided<T>> guided = conditions.isEmpty()
          ? Optional.empty()
          : Optional.of(space.suchThat(conditions).calls(calls));
      return new Found<>(space, guided);
    } catch (IllegalSpace wrong) {
      throw new BadInput(String.valueOf(wrong.getMessage()));
    }
  }
}
