package dev.touchstone.rank.internal.worker;

import dev.touchstone.rank.internal.wire.Frames;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The process that compiles submissions, one after the other; it never runs what it compiled. */
public final class CompilerMain {
  private CompilerMain() {}

  /** Connects to the socket that the first argument names, and works until it closes. */
  public static void main(String[] arguments) throws Exception {
    SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX);
    channel.connect(UnixDomainSocketAddress.of(Path.of(arguments[0])));
    try (Frames frames = new Frames(channel, "")) {
      while (true) {
        Map<?, ?> order = frames.take();
        List<Path> sources = Frames.list(order, "sources").stream()
            .map(source -> Path.of(String.valueOf(source)))
            .toList();
        Path classes = Path.of(Frames.text(order, "classes"));
        frames.put(new Compiling(Frames.text(order, "classPath"), classes).compile(sources));
      }
    } finally {
      Runtime.getRuntime().halt(0);
    }
  }
}
