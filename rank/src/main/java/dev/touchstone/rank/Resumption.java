package dev.touchstone.rank;

import dev.touchstone.data.PlainData;
import dev.touchstone.rank.internal.jury.Bench;
import dev.touchstone.rank.internal.jury.Journal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where the verdicts of a ranking are kept, and what tells it from others: its programs byte by byte,
 * its seed, its first tests and what the model answers to them.
 *
 * @param file the file, if verdicts are kept
 * @param submissions the submissions
 * @param seed the seed
 */
record Resumption(@Nullable Path file, Submissions submissions, String seed) {
  /** Opens the journal of a search among some of all programs. */
  Journal open(Bench bench, List<Call> first, List<String> all, List<String> playing) {
    if (file == null) {
      return Journal.none();
    }
    return Journal.open(
        file,
        ranking(bench, first, all),
        playing.stream().mapToInt(all::indexOf).toArray());
  }

  private String ranking(Bench bench, List<Call> first, List<String> all) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      add(digest, seed);
      all.forEach(id -> add(digest, id));
      for (Map.Entry<String, Path> place : submissions.places().entrySet()) {
        add(digest, place.getKey());
        addFiles(digest, place.getValue());
      }
      for (Call test : first) {
        add(digest, bench.key(test));
        add(digest, PlainData.write(bench.expected(test).plain()));
      }
      add(digest, bench.oracles().size() + " oracles");
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    } catch (IOException | UncheckedIOException unreadable) {
      throw new BadTask("a submission cannot be read: " + unreadable);
    }
  }

  private static void addFiles(MessageDigest digest, Path place) throws IOException {
    try (Stream<Path> files = Files.walk(place)) {
      for (Path file : files.filter(Files::isReadable).sorted().toList()) {
        add(digest, place.relativize(file).toString());
        if (Files.isRegularFile(file)) {
          digest.update(Files.readAllBytes(file));
        }
      }
    }
  }

  private static void add(MessageDigest digest, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(Integer.toString(bytes.length).getBytes(StandardCharsets.UTF_8));
    digest.update(bytes);
  }
}
