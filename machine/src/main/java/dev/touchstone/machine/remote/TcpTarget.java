package dev.touchstone.machine.remote;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** A server called by lines of JSON over one connection per script. */
final class TcpTarget implements Target {
  private final Socket socket;
  private final Writer output;
  private final BufferedReader input;
  private final Duration patience;

  private TcpTarget(Socket socket, Duration patience) throws IOException {
    this.socket = socket;
    this.patience = patience;
    this.output = new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8);
    this.input =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
  }

  @SuppressWarnings("AddressSelection") // one address is what a user names
  static TcpTarget connect(String host, int port, Duration patience) {
    int millis = Math.toIntExact(patience.toMillis());
    Socket socket = new Socket();
    try {
      socket.connect(new InetSocketAddress(host, port), millis);
      socket.setSoTimeout(millis);
      socket.setTcpNoDelay(true);
      return new TcpTarget(socket, patience);
    } catch (IOException failed) {
      close(socket);
      throw new TargetLost("no server at " + host + ":" + port + ": " + failed, failed);
    }
  }

  @Override
  public @Nullable Object call(String command, @Nullable Object... arguments) {
    try {
      output.write(Answers.request(command, arguments));
      output.flush();
      String line = input.readLine();
      if (line == null) {
        throw new TargetLost("the server hung up instead of answering " + command, null);
      }
      return Answers.value(line, command);
    } catch (SocketTimeoutException silent) {
      throw new TargetLost("no answer to " + command + " within " + patience, silent);
    } catch (IOException broken) {
      throw new TargetLost("the server does not answer " + command + ": " + broken, broken);
    }
  }

  @Override
  public void close() {
    close(socket);
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException closed) {
      return;
    }
  }
}
