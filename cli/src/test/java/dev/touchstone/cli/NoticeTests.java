package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** NOTICE names every library the command is started with, and the licence its own POM states. */
class NoticeTests {
  private static final Pattern RESOLVED =
      Pattern.compile("\\s*([^:\\s]+):([^:]+):jar:[^/]*?(/.*?\\.jar).*");
  private static final Pattern NOTICED = Pattern.compile("(\\S+:\\S+) +(\\S+)");
  private static final Map<String, String> LICENCES = Map.of(
      "(?s).*apache.org/licenses/LICENSE-2.0.*", "Apache-2.0",
      "(?s).*eclipse.org/legal/epl-(v20|2\\.0).*", "EPL-2.0",
      "(?s).*opensource.org/licenses/MIT.*", "MIT",
      "(?s).*BSD-3-Clause.*", "BSD-3-Clause");

  @Test
  void listsWhatIsBundledWithItsLicence() throws IOException {
    Map<String, String> bundled = new TreeMap<>();
    for (String line :
        Files.readAllLines(Path.of(System.getProperty("touchstone.libraries", "")))) {
      Matcher library = RESOLVED.matcher(line);
      if (library.matches()) {
        String jar = library.group(3);
        bundled.put(
            library.group(1) + ":" + library.group(2),
            licence(Path.of(jar.replaceFirst("\\.jar$", ".pom"))));
      }
    }
    assertThat(noticed()).isEqualTo(bundled).isNotEmpty();
  }

  @Test
  void comesWithTheTextOfOurOwnLicence() throws IOException {
    assertThat(Files.readString(Script.ROOT.resolve("LICENSE")))
        .contains("Apache License", "Version 2.0", "END OF TERMS AND CONDITIONS");
  }

  private static Map<String, String> noticed() throws IOException {
    Map<String, String> noticed = new TreeMap<>();
    List<String> lines = Files.readAllLines(Script.ROOT.resolve("NOTICE"));
    lines.stream()
        .map(NOTICED::matcher)
        .filter(Matcher::matches)
        .forEach(line -> noticed.put(line.group(1), line.group(2)));
    return noticed;
  }

  /** Reads the licence from a POM of the local repository, or from its parent's. */
  private static String licence(Path pom) throws IOException {
    String text = Files.readString(pom);
    if (!text.contains("<licenses>")) {
      return licence(parent(element(text, "parent")));
    }
    String stated = element(text, "licenses");
    return LICENCES.entrySet().stream()
        .filter(known -> stated.matches(known.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("unknown to this test: " + stated);
  }

  private static Path parent(String parent) {
    String name = element(parent, "artifactId");
    String version = element(parent, "version");
    return Path.of(
        System.getProperty("touchstone.maven.repository", ""),
        element(parent, "groupId").replace('.', '/'),
        name,
        version,
        name + "-" + version + ".pom");
  }

  private static String element(String xml, String name) {
    int start = xml.indexOf("<" + name + ">") + name.length() + 2;
    return xml.substring(start, xml.indexOf("</" + name + ">", start)).strip();
  }
}
