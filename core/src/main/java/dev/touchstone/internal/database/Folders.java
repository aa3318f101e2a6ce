package dev.touchstone.internal.database;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Folders that are listed by suffix and go with their last file. */
final class Folders {
  private Folders() {}

  static DirectoryStream<Path> list(Path folder, String suffix) throws IOException {
    return Files.newDirectoryStream(folder, file -> file.toString().endsWith(suffix));
  }

  static boolean deleteIfEmpty(Path folder) throws IOException {
    try {
      Files.delete(folder);
      return true;
    } catch (DirectoryNotEmptyException | NoSuchFileException kept) {
      return false;
    }
  }
}
