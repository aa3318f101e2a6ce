package dev.touchstone.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** Tells which Touchstone runs on which Java. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() throws IOException {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
      properties.load(in);
    }
    return new String[] {
      "touchstone " + properties.getProperty("version"),
      "Java " + System.getProperty("java.version") + ", " + System.getProperty("java.vm.name")
    };
  }
}
