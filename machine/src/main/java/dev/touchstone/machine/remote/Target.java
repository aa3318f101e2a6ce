package dev.touchstone.machine.remote;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * A system outside the JVM: a model's commands call it by name, with plain data.
 *
 * <pre>{@code
 * final class CounterModel extends Model<Integer, Target> {
 *   CounterModel() {
 *     command("add").args(Arg.any(Gen.ints(0, 9)))
 *         .run((target, n) -> target.call("add", n))
 *         .next((s, v, n) -> s + n)
 *         .post((s, n, result) -> result.returned((long) s + n));
 *   }
 *   @Override protected Integer initial() { return 0; }
 *   @Override protected Target start() { return Target.process(List.of("./counter")); }
 *   @Override protected void cleanup(Target target, Integer s) { target.close(); }
 * }
 * }</pre>
 *
 * <p>Plain data are null, booleans, numbers, texts, lists, and maps with text keys; whole numbers come
 * back as {@code Long}. What the system refuses is a {@link Refused}; a system that is gone or does
 * not keep to the protocol is a {@link TargetLost}, which no postcondition can accept. Implement this
 * interface for other ways to reach a system.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public interface Target extends AutoCloseable {
  /** How long an answer may take where nothing else is said. */
  Duration PATIENCE = Duration.ofSeconds(10);

  /**
   * Calls a command of the system.
   *
   * @throws Refused where the system says no
   */
  @Nullable
  Object call(String command, @Nullable Object... arguments);

  /** Lets the system go. */
  @Override
  void close();

  /**
   * Starts a process that is called by lines of JSON.
   *
   * <p>A call is one line on its standard input, {@code {"call":"add","args":[1]}}; the answer is one
   * line on its standard output, {@code {"value":1}} or {@code {"error":"full","message":"..."}}.
   *
   * @param command the program and its arguments
   */
  static Target process(List<String> command) {
    return process(command, PATIENCE);
  }

  /** Starts a process that is called by lines of JSON and must answer within a time. */
  static Target process(List<String> command, Duration patience) {
    return ProcessTarget.start(List.copyOf(command), patience);
  }

  /**
   * Connects to a server that is called by lines of JSON, in the protocol of a process.
   *
   * @param host the name or address of the server
   * @param port its port
   */
  static Target tcp(String host, int port) {
    return tcp(host, port, PATIENCE);
  }

  /** Connects to a server that is called by lines of JSON and must answer within a time. */
  static Target tcp(String host, int port, Duration patience) {
    return TcpTarget.connect(host, port, patience);
  }

  /**
   * Calls a service over HTTP.
   *
   * <p>A call is a POST of the JSON list of arguments to the base address followed by the command; the
   * answer is a JSON value with status 200, or a refusal with a status from 400 to 499 whose body is
   * {@code {"error":"full","message":"..."}}.
   *
   * @param base the address before the command's name
   */
  static Target http(URI base) {
    return http(base, PATIENCE);
  }

  /** Calls a service over HTTP that must answer within a time. */
  static Target http(URI base, Duration patience) {
    return new HttpTarget(base, patience);
  }
}
