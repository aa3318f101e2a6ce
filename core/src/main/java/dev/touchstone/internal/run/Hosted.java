package dev.touchstone.internal.run;

import dev.touchstone.CaseHost;
import dev.touchstone.Gen;
import dev.touchstone.Source;
import dev.touchstone.choice.Recorder;
import dev.touchstone.random.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A claim whose cases are run by a host.
 *
 * <p>The first argument opens a fork beside its own draws and leaves it to the body, which runs on
 * the same thread; the host draws there while the case runs. Each run of a case has a fork of its own
 * inside, so a case that must pass several times is run under several choices of the host. A claim
 * without a host is not touched at all.
 *
 * <p>Deviation: the fork belongs to the span of the first argument, so the look for arguments that do
 * not matter draws it afresh together with that one.
 */
public final class Hosted implements Body {
  private static final String FORK = "host";

  private final CaseHost host;
  private final Body body;

  @SuppressWarnings("ThreadLocalUsage") // one per run: a body may check another hosted claim
  private final ThreadLocal<@Nullable Stage> stage = new ThreadLocal<>();

  private Hosted(CaseHost host, Body body) {
    this.host = host;
    this.body = body;
  }

  /** Returns a runner of a claim's cases under a host. */
  public static Runner runner(
      CaseHost host, List<Argument> arguments, Body body, Settings settings, Node node) {
    Hosted hosted = new Hosted(host, body);
    return new Runner(hosted.opening(arguments), hosted, settings, node);
  }

  private static final class Stage {
    private final Source source;
    private long runs;

    Stage(Source source) {
      this.source = source;
    }

    Source next() {
      return source.fork(runs++);
    }
  }

  private List<Argument> opening(List<Argument> arguments) {
    List<Argument> opening = new ArrayList<>(arguments);
    if (opening.isEmpty()) {
      opening.add(new Argument(host.name(), opening(source -> "")));
    } else {
      Argument first = opening.get(0);
      opening.set(0, new Argument(first.name(), opening(first.gen())));
    }
    return List.copyOf(opening);
  }

  private <T> Gen<T> opening(Gen<T> gen) {
    return source -> {
      stage.set(new Stage(source.fork(FORK)));
      return gen.generate(source);
    };
  }

  @Override
  public void run(Object[] values) throws Throwable {
    Stage open = stage.get();
    host.around(open == null ? simplest() : open.next(), () -> body.run(values));
  }

  /** Returns a source for a case that was given and not drawn. */
  private static Source simplest() {
    Recorder recorder = new Recorder();
    recorder.startSimplest(0);
    return recorder;
  }
}
