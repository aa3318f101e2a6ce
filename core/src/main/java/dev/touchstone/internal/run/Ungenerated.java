package dev.touchstone.internal.run;

import dev.touchstone.GenerationFailed;
import dev.touchstone.choice.IllegalGenerator;
import dev.touchstone.choice.Recorder;
import dev.touchstone.internal.token.Token;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Says why the arguments of a case are not there; apart from {@link Trial}, as it is seldom asked. */
final class Ungenerated {
  private final String path;
  private final int draws;

  private Ungenerated(String path, int draws) {
    this.path = path;
    this.draws = draws;
  }

  /** Returns what to throw for a generator that threw, or was late, at one of the arguments. */
  static RuntimeException of(
      List<Argument> arguments,
      int at,
      Recorder recorder,
      @Nullable Throwable thrown,
      Watch.@Nullable Hang hang) {
    Ungenerated failed = new Ungenerated(
        name(arguments, at) + recorder.path(), recorder.choices().leaves());
    if (hang != null) {
      return failed.late(hang);
    }
    return thrown instanceof RuntimeException mistake
            && (mistake instanceof Misuse || mistake instanceof IllegalGenerator)
        ? mistake
        : failed.threw(Objects.requireNonNull(thrown));
  }

  /** Returns what to throw for a case that never stops drawing. */
  static RuntimeException endless(
      long number, List<Argument> arguments, int at, Recorder recorder) {
    return new GenerationFailed(
        "case " + number + " makes too many choices; bound the generator of " + name(arguments, at)
            + recorder.path());
  }

  /** Returns what a generator did wrong in a case, with the token that makes it do so again. */
  static RuntimeException replayable(RuntimeException prevented, Token token) {
    if (!(prevented instanceof GenerationFailed failed)
        || failed.getCause() instanceof IllegalGenerator) {
      return prevented;
    }
    String message = failed.getMessage() + "; replay: " + token;
    Throwable cause = failed.getCause();
    GenerationFailed told =
        cause == null ? new GenerationFailed(message) : new GenerationFailed(message, cause);
    told.setStackTrace(failed.getStackTrace());
    return told;
  }

  private static String name(List<Argument> arguments, int at) {
    return at < arguments.size()
        ? arguments.get(at).name()
        : arguments.stream().map(Argument::name).collect(Collectors.joining(", "));
  }

  private GenerationFailed late(Watch.Hang hang) {
    String place = hang.place();
    return new GenerationFailed(
        "the generator of " + path + " did not end within " + hang.limit()
            + (place.isEmpty() ? "" : "; it was at " + place),
        hang);
  }

  private GenerationFailed threw(Throwable thrown) {
    String after = " after " + draws + (draws == 1 ? " draw" : " draws");
    try {
      return new GenerationFailed("the generator of " + path + " threw " + thrown + after, thrown);
    } catch (Throwable hostile) {
      return unprintable(thrown, hostile, after);
    }
  }

  /** Leaves the cause out, because nobody could print it, and keeps its stack. */
  private GenerationFailed unprintable(Throwable thrown, Throwable hostile, String after) {
    GenerationFailed failed = new GenerationFailed(
        "the generator of " + path + " threw " + thrown.getClass().getName()
            + ", whose toString threw " + hostile.getClass().getName() + after);
    failed.setStackTrace(thrown.getStackTrace());
    return failed;
  }
}
