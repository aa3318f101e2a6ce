package dev.touchstone.machine.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.data.PlainData;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Machine;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Seed;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class TargetTests {
  /** A counter that holds 20 at most. */
  static final class CounterModel extends Model<Integer, Target> {
    private final Supplier<Target> target;

    CounterModel(Supplier<Target> target) {
      this.target = target;
      command("add")
          .args(Arg.any(Gen.ints(1, 9)))
          .run((t, n) -> t.call("add", n))
          .next((s, v, n) -> s + n > 20 ? s : s + n)
          .post((s, n, result) ->
              s + n > 20 ? result.threw(Refused.class) : result.returned((long) s + n));
    }

    @Override
    protected Integer initial() {
      return 0;
    }

    @Override
    protected Target start() {
      return target.get();
    }

    @Override
    protected void cleanup(Target started, Integer state) {
      started.close();
    }
  }

  private static Verdict check(Supplier<Target> target) {
    return Machine.sequential(new CounterModel(target))
        .stop(1, 20)
        .cases(4)
        .shrinking(12, Duration.ofSeconds(20))
        .check(Seed.of(7).root());
  }

  @Nested
  class AProcess {
    private Target start(String misbehaviour) {
      return Target.process(
          List.of(
              System.getProperty("java.home") + File.separator + "bin" + File.separator + "java",
              "-Xshare:auto",
              "-XX:TieredStopAtLevel=1",
              "-cp",
              path(CounterProcess.class) + File.pathSeparator + path(PlainData.class),
              CounterProcess.class.getName(),
              misbehaviour),
          misbehaviour.equals("sleeps") ? Duration.ofSeconds(4) : Duration.ofSeconds(30));
    }

    private String path(Class<?> type) {
      return Path.of(URI.create(
              type.getProtectionDomain().getCodeSource().getLocation().toString()))
          .toString();
    }

    @Test
    void isCalledAndRefuses() {
      try (Target target = start("well")) {
        assertThat(target.call("add", 9)).isEqualTo(9L);
        assertThat(target.call("add", 9)).isEqualTo(18L);
        assertThatThrownBy(() -> target.call("add", 9))
            .isInstanceOf(Refused.class)
            .hasMessage("full: only 20 fit");
      }
    }

    @Test
    void passesItsModel() {
      Verdict verdict = check(() -> start("well"));
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    @Test
    void thatDiesIsAFindingWithCommandAndState() {
      assertThat(check(() -> start("dies")).report())
          .contains("add threw dev.touchstone.machine.remote.TargetLost")
          .contains("the process ended with exit code 3 instead of answering add")
          .contains("out of fingers")
          .contains("state before: ");
    }

    @Test
    void thatBabblesIsAFindingWithItsWords() {
      assertThat(check(() -> start("babbles")).report())
          .contains("the answer to add is no answer of the protocol: Segmentation fault")
          .contains("state before: ");
    }

    @Test
    void thatSleepsIsLost() {
      try (Target target = start("sleeps")) {
        assertThat(target.call("add", 9)).isEqualTo(9L);
        assertThatThrownBy(() -> target.call("add", 1))
            .isInstanceOf(TargetLost.class)
            .hasMessage("no answer to add within PT4S");
      }
    }

    @Test
    void thatDoesNotExistIsGivenUp() {
      Verdict verdict = check(() -> Target.process(List.of("no-such-program-anywhere")));
      assertThat(verdict).isInstanceOf(Verdict.GaveUp.class);
      assertThat(verdict.report())
          .contains("the process [no-such-program-anywhere] does not start");
    }
  }

  @Nested
  class AServer {
    private final AtomicInteger sum = new AtomicInteger();
    private ServerSocket server;
    private volatile String manner = "well";

    @BeforeEach
    void startIt() throws IOException {
      server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
      Thread thread = new Thread(this::serve, "test-server");
      thread.setDaemon(true);
      thread.start();
    }

    @AfterEach
    void stopIt() throws IOException {
      server.close();
    }

    private void serve() {
      while (!server.isClosed()) {
        try (Socket socket = server.accept();
            BufferedReader in = new BufferedReader(
                new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            Writer out = new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8)) {
          sum.set(0);
          String line = in.readLine();
          while (line != null && !manner.equals("hangs up")) {
            if (!manner.equals("sleeps")) {
              out.write(answer(line) + "\n");
              out.flush();
            }
            line = in.readLine();
          }
        } catch (IOException closed) {
          sum.set(0);
        }
      }
    }

    private String answer(String line) {
      if (manner.equals("babbles")) {
        return "what?";
      }
      int added = Integer.parseInt(line.replaceAll(".*\\[(\\d+)].*", "$1"));
      return sum.get() + added > 20
          ? "{\"error\":\"full\"}"
          : "{\"value\":" + sum.addAndGet(added) + "}";
    }

    private Target connect() {
      return Target.tcp(
          server.getInetAddress().getHostAddress(), server.getLocalPort(), Duration.ofSeconds(1));
    }

    @Test
    void passesItsModel() {
      Verdict verdict = check(this::connect);
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    @Test
    void thatHangsUpIsAFindingWithCommandAndState() {
      manner = "hangs up";
      assertThat(check(this::connect).report())
          .contains("the server hung up instead of answering add")
          .contains("state before: 0");
    }

    @Test
    void thatBabblesIsAFindingWithItsWords() {
      manner = "babbles";
      assertThat(check(this::connect).report()).contains("no answer of the protocol: what?");
    }

    @Test
    void thatSleepsIsLost() {
      manner = "sleeps";
      try (Target target = connect()) {
        assertThatThrownBy(() -> target.call("add", 1))
            .isInstanceOf(TargetLost.class)
            .hasMessageContaining("no answer to add within PT1S");
      }
    }

    @Test
    void thatIsNotThereIsGivenUp() throws IOException {
      server.close();
      assertThat(check(this::connect).report()).contains("no server at 127.0.0.1:");
    }
  }

  @Nested
  class AService {
    private HttpServer server;
    private long sum;
    private String body = "";

    @BeforeEach
    void startIt() throws IOException {
      server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
      server.createContext("/counter/", this::answer);
      server.start();
    }

    @AfterEach
    void stopIt() {
      server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
      String command = exchange.getRequestURI().getPath().substring("/counter/".length());
      List<?> arguments = (List<?>) PlainData.read(exchange.getRequestBody().readAllBytes());
      int status = 200;
      Object answer = sum;
      if (command.equals("reset")) {
        sum = 0;
      } else if (sum + (Long) arguments.get(0) > 20) {
        status = 409;
        answer = Map.of("error", "full");
      } else {
        sum += (Long) arguments.get(0);
        answer = sum;
      }
      byte[] bytes =
          (body.isEmpty() ? PlainData.write(answer) : body).getBytes(StandardCharsets.UTF_8);
      exchange.sendResponseHeaders(status, bytes.length);
      exchange.getResponseBody().write(bytes);
      exchange.close();
    }

    private Target connect() {
      return Target.http(
          URI.create("http://localhost:" + server.getAddress().getPort() + "/counter"));
    }

    @Test
    void passesItsModel() {
      Verdict verdict = check(() -> {
        Target target = connect();
        target.call("reset");
        return target;
      });
      assertThat(verdict.passed()).as(verdict.report()).isTrue();
    }

    @Test
    void refusesWithItsError() {
      Target target = connect();
      target.call("add", 20);
      assertThatThrownBy(() -> target.call("add", 1))
          .isInstanceOf(Refused.class)
          .hasMessage("full");
    }

    @Test
    void thatBabblesIsLost() {
      body = "<html>";
      assertThatThrownBy(() -> connect().call("add", 1))
          .isInstanceOf(TargetLost.class)
          .hasMessageContaining("the answer to add is no answer of the protocol: <html>");
    }

    @Test
    void thatIsGoneIsLost() {
      Target target = connect();
      server.stop(0);
      assertThatThrownBy(() -> target.call("add", 1))
          .isInstanceOf(TargetLost.class)
          .hasMessageContaining("the service does not answer add");
    }
  }
}
