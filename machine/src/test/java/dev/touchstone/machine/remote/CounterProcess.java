package dev.touchstone.machine.remote;

import dev.touchstone.data.PlainData;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;

/** A counter that other programs call by lines of JSON; its first argument says how it misbehaves. */
public final class CounterProcess {
  private long sum;

  public static void main(String[] arguments) throws IOException {
    CounterProcess counter = new CounterProcess();
    BufferedReader calls =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    String line = calls.readLine();
    while (line != null) {
      System.out.println(counter.answer((Map<?, ?>) PlainData.read(line), arguments[0]));
      line = calls.readLine();
    }
  }

  private String answer(Map<?, ?> call, String misbehaviour) {
    long added = (Long) ((List<?>) call.get("args")).get(0);
    if (sum + added > 20) {
      return PlainData.write(Map.of("error", "full", "message", "only 20 fit"));
    }
    sum += added;
    if (sum > 9 && misbehaviour.equals("dies")) {
      System.err.println("out of fingers");
      System.exit(3);
    }
    if (sum > 9 && misbehaviour.equals("babbles")) {
      return "Segmentation fault (not really)";
    }
    if (sum > 9 && misbehaviour.equals("sleeps")) {
      sleep();
    }
    return PlainData.write(Map.of("value", sum));
  }

  private static void sleep() {
    try {
      Thread.sleep(60_000);
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
