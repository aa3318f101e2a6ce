package dev.touchstone.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PomTests {
  @TempDir
  private Path folder;

  private Pom pom(String inside) throws IOException {
    return pom(
        "<project xmlns='http://maven.apache.org/POM/4.0.0'>" + inside + "</project>",
        StandardCharsets.UTF_8);
  }

  private Pom pom(String text, Charset encoding) throws IOException {
    Files.writeString(folder.resolve("pom.xml"), text, encoding);
    return Pom.in(folder);
  }

  @Test
  void isReadInTheEncodingItDeclares() throws IOException {
    Pom pom = pom(
        "<?xml version='1.0' encoding='ISO-8859-1'?>\n<project><name>Müller</name>"
            + "<packaging>pom</packaging></project>",
        StandardCharsets.ISO_8859_1);
    assertThat(pom.packaging()).isEqualTo("pom");
  }

  @Test
  void isAJarUnlessItSaysOtherwiseOutsideOfComments() throws IOException {
    assertThat(pom("<!-- <packaging>pom</packaging> --><build><packaging>pom</packaging></build>")
            .packaging())
        .isEqualTo("jar");
    assertThat(pom("<packaging>\n <!-- no jar -->pom<!-- --> </packaging>").packaging())
        .isEqualTo("pom");
  }

  @Test
  void namesTheModulesThatAreAlwaysThere() throws IOException {
    Files.createDirectories(folder.resolve("c"));
    Files.writeString(folder.resolve("c/other.xml"), "<project/>");
    Pom pom = pom("""
        <modules><module>a</module><module> libs/b </module><module>c/other.xml</module></modules>
        <profiles><profile><modules><module>d</module></modules></profile></profiles>
        """);
    assertThat(pom.modules())
        .containsExactly(folder.resolve("a"), folder.resolve("libs/b"), folder.resolve("c"));
  }

  @Test
  void doesNotReadWhatItPointsTo() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "pom");
    Pom pom = pom(
        "<!DOCTYPE project [<!ENTITY secret SYSTEM '" + secret.toUri() + "'>]>"
            + "<project><packaging>&secret;</packaging></project>",
        StandardCharsets.UTF_8);
    assertThat(pom.packaging()).isEqualTo("jar");
  }

  @Test
  void isLeftToMavenWhereItCannotBeRead() throws IOException {
    assertThat(pom("<packaging>pom</wrong>")).isEqualTo(new Pom("jar", List.of()));
  }
}
