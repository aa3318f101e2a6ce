package dev.touchstone.machine.remote;

import dev.touchstone.data.PlainData;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A service called over HTTP; one client serves all scripts. */
final class HttpTarget implements Target {
  private static final HttpClient CLIENT =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private final String base;
  private final Duration patience;

  HttpTarget(URI base, Duration patience) {
    String text = base.toString();
    this.base = text.endsWith("/") ? text : text + "/";
    this.patience = patience;
  }

  @Override
  public @Nullable Object call(String command, @Nullable Object... arguments) {
    HttpRequest request = HttpRequest.newBuilder(URI.create(base + command))
        .timeout(patience)
        .header("Content-Type", "application/json")
        .POST(
            HttpRequest.BodyPublishers.ofByteArray(PlainData.writeBytes(Arrays.asList(arguments))))
        .build();
    HttpResponse<String> response = response(request, command);
    if (response.statusCode() == 200) {
      return Answers.data(response.body(), command);
    }
    if (response.statusCode() / 100 == 4
        && Answers.data(response.body(), command) instanceof Map<?, ?> map
        && map.containsKey("error")) {
      throw Answers.refused(map);
    }
    throw new TargetLost(
        "the service answered " + command + " with status " + response.statusCode() + ": "
            + response.body(),
        null);
  }

  private static HttpResponse<String> response(HttpRequest request, String command) {
    try {
      return CLIENT.send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
    } catch (IOException failed) {
      throw new TargetLost("the service does not answer " + command + ": " + failed, failed);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new TargetLost("interrupted while waiting for the answer to " + command, interrupted);
    }
  }

  @Override
  public void close() {}
}
