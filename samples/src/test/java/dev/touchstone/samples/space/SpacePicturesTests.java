package dev.touchstone.samples.space;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The pictures of the pages are what the samples draw; -Dtouchstone.docs.write=true draws them anew. */
class SpacePicturesTests {
  private static final Path FOLDER = Path.of("..", "docs", "pictures");

  private static void isOnThePages(String name, String picture) throws IOException {
    Path file = FOLDER.resolve(name);
    if (Boolean.getBoolean("touchstone.docs.write")) {
      Files.createDirectories(FOLDER);
      Files.writeString(file, picture);
    }
    assertThat(file).hasContent(picture);
  }

  @Test
  void shapesOfTrees() throws IOException {
    isOnThePages("spaces-shapes.svg", SpacePictures.shapes());
  }

  @Test
  void howOftenEachTreeComes() throws IOException {
    isOnThePages("spaces-evenness.svg", SpacePictures.evenness());
  }
}
