package dev.touchstone.cli.check;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/**
 * What a POM says of itself; one that cannot be read says nothing, and Maven will say why.
 *
 * @param packaging what is built
 * @param modules the folders of the modules that are always built with it
 */
record Pom(String packaging, List<Path> modules) {
  static final String FILE = "pom.xml";
  private static final String USUAL = "jar";

  static boolean isIn(Path folder) {
    return Files.isRegularFile(folder.resolve(FILE));
  }

  static Pom in(Path folder) throws IOException {
    try (InputStream in = Files.newInputStream(folder.resolve(FILE))) {
      return read(reader(in), folder);
    } catch (XMLStreamException malformed) {
      return new Pom(USUAL, List.of());
    }
  }

  /** Returns a reader that looks at nothing but the document, in the encoding it declares. */
  private static XMLStreamReader reader(InputStream in) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_COALESCING, true);
    return factory.createXMLStreamReader(in);
  }

  private static Pom read(XMLStreamReader reader, Path folder) throws XMLStreamException {
    Deque<String> open = new ArrayDeque<>();
    String packaging = USUAL;
    List<Path> modules = new ArrayList<>();
    while (reader.hasNext()) {
      int event = reader.next();
      if (event == XMLStreamConstants.START_ELEMENT) {
        open.addLast(reader.getLocalName());
      } else if (event == XMLStreamConstants.END_ELEMENT) {
        open.removeLast();
      } else if (event == XMLStreamConstants.CHARACTERS && !reader.isWhiteSpace()) {
        switch (String.join("/", open)) {
          case "project/packaging" -> packaging = reader.getText().strip();
          case "project/modules/module", "project/subprojects/subproject" ->
            modules.add(module(folder, reader.getText().strip()));
          default -> {}
        }
      }
    }
    return new Pom(packaging, List.copyOf(modules));
  }

  /** Returns the folder of a module, which may be named by its POM. */
  private static Path module(Path folder, String name) {
    Path named = folder.resolve(name.replace('\\', '/')).normalize();
    Path parent = named.getParent();
    return Files.isRegularFile(named) && parent != null ? parent : named;
  }
}
