package dev.touchstone.rank;

import dev.touchstone.data.PlainData;
import dev.touchstone.rank.internal.jury.Bench;
import dev.touchstone.rank.internal.jury.Journal;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Where the verdicts of a ranking are kept, and what tells it from others: its programs byte by byte,
 * its seed, its first tests and what the model answers to them, how programs are run, and the code
 * that reaches and judges them.
 *
 * @param file the file, if verdicts are kept
 * @param submissions the submissions
 * @param words the seed, and how programs are run
 * @param code the classes of the adapter and of the oracles
 */
record Resumption(
    @Nullable Path file, Submissions submissions, List<String> words, List<Class<?>> code) {
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
      add(digest, words.size() + " words");
      words.forEach(word -> add(digest, word));
      for (Class<?> type : code) {
        addClass(digest, type);
      }
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

  /** Adds a class and all that is nested with it; the class around it, where it is a lambda. */
  private static void addClass(MessageDigest digest, Class<?> type) throws IOException {
    List<Class<?>> nest = Stream.of(type.getNestHost().getNestMembers())
        .filter(member -> !member.isHidden())
        .sorted(Comparator.comparing(Class::getName))
        .toList();
    for (Class<?> member : nest) {
      add(digest, member.getName());
      String file = member.getName().substring(member.getPackageName().length()).replace(".", "");
      try (InputStream in = member.getResourceAsStream(file + ".class")) {
        digest.update(in == null ? new byte[0] : in.readAllBytes());
      }
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
