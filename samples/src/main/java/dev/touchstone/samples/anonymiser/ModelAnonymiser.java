package dev.touchstone.samples.anonymiser;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The right answer. */
public final class ModelAnonymiser implements Anonymiser {
  private static final Pattern CHUNK = Pattern.compile("[a-zA-Z0-9_.@-]+");
  private static final Pattern LATER = Pattern.compile("(?<=[a-zA-Z0-9_-])[a-zA-Z0-9]");

  /** Creates the one that is right. */
  public ModelAnonymiser() {}

  @Override
  public String anonymise(String text) {
    return CHUNK.matcher(text).replaceAll(ModelAnonymiser::chunk);
  }

  private static String chunk(MatchResult match) {
    String chunk = match.group();
    boolean address = chunk.indexOf('@') >= 0 && chunk.indexOf('@') == chunk.lastIndexOf('@');
    return address ? LATER.matcher(chunk).replaceAll("_") : chunk;
  }
}
