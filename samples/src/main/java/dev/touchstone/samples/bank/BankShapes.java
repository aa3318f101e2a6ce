package dev.touchstone.samples.bank;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The 55 shapes of examples that a published search found for this bank.
 *
 * <p>From Ivarsson, Heuristics for generating good examples using QuickCheck (2016), appendix B.2. In
 * a shape different letters are different values, and of an answer only counts whether the call was
 * accepted, refused or not allowed.
 */
public final class BankShapes {
  private static final String S0 = "open yes;";
  private static final String S1 = S0 + "create_user u p yes;";
  private static final String S2 = S1 + "login u p yes;";
  private static final String S3 = S2 + "create_account a u yes;";

  /** Two users who are logged in at the same time: what the published search missed. */
  public static final String TWO_USERS =
      shape(S0 + "create_user u p yes;create_user v q yes;login u p yes;login v q yes");

  private static final String[] ROWS = {
    "close NA",
    S0 + "close yes",
    S0 + "close yes;open yes;close yes",
    "create_account a u NA",
    S0 + "create_account a u no",
    S1 + "create_account a u no",
    S2 + "create_account a u yes",
    S3 + "create_account b u yes",
    S3 + "create_account a u no",
    S2 + "logout u yes;create_account a u no",
    "create_user u p NA",
    S0 + "create_user u p yes",
    S1 + "create_user v p yes",
    S1 + "create_user v q yes",
    S1 + "create_user u q no",
    S0 + "close yes;open yes;create_user u p yes",
    "deposit u p a 1 NA",
    S0 + "deposit u p a 1 no",
    S2 + "deposit u p a 1 no",
    S3 + "deposit u p b 1 no",
    S3 + "deposit u p a 1 yes",
    S3 + "deposit u p a 1 yes;deposit u p a 2 yes",
    S3 + "logout u yes;deposit u p a 1 no",
    S3 + "close yes;open yes;deposit u p a 1 no",
    S3 + "deposit u p a 2 yes;withdraw u p a 2 yes;deposit u p a 2 yes",
    S3 + "deposit u p a 2 yes;withdraw u p a 2 yes;deposit u p a 1 yes",
    S3 + "logout u yes;login u p yes;deposit u p a 1 yes",
    S3 + "close yes;open yes;login u p yes;deposit u p a 1 yes",
    "login u p NA",
    S0 + "login u p no",
    S1 + "login v q no",
    S1 + "login u p yes",
    S2 + "login u p no",
    S1 + "close yes;open yes;login u p yes",
    S2 + "logout u yes;login u p yes",
    "logout u NA",
    S0 + "logout u no",
    S1 + "logout u no",
    S2 + "logout u yes",
    S2 + "logout u yes;logout u no",
    S2 + "close yes;open yes;login u p yes;logout u yes",
    "open yes",
    S0 + "open NA",
    S0 + "close yes;open yes",
    "withdraw u p a 1 NA",
    S0 + "withdraw u p a 1 no",
    S3 + "withdraw u p a 1 no",
    S3 + "deposit u p a 3 yes;withdraw u p a 2 yes",
    S3 + "deposit u p a 2 yes;withdraw u p a 1 yes",
    S3 + "deposit u p a 1 yes;deposit u p a 2 yes;withdraw u p a 3 yes",
    S3 + "deposit u p a 1 yes;logout u yes;withdraw u p a 1 no",
    S3 + "deposit u p a 3 yes;withdraw u p a 2 yes;withdraw u p a 3 no",
    S3 + "deposit u p a 2 yes;withdraw u p a 2 yes;withdraw u p a 1 no",
    S3 + "deposit u p a 2 yes;withdraw u p a 1 yes;withdraw u p a 2 no",
    S3 + "deposit u p a 1 yes;logout u yes;login u p yes;withdraw u p a 1 yes"
  };

  private BankShapes() {}

  /** Returns the shapes by their names, B1 to B55. */
  public static Map<String, String> all() {
    Map<String, String> shapes = new LinkedHashMap<>();
    for (int i = 0; i < ROWS.length; i++) {
      shapes.put("B" + (i + 1), shape(ROWS[i]));
    }
    return shapes;
  }

  /** Returns the shape of a script whose lines are written {@code command(arguments) -> answer}. */
  public static String of(List<String> lines) {
    List<String> calls = new ArrayList<>();
    for (String line : lines) {
      String[] parts = line.split(" -> ", 2);
      String answer = switch (parts[1]) {
        case "call not allowed" -> "NA";
        case "false" -> "no";
        default -> "yes";
      };
      calls.add(parts[0].replaceAll("[(),]+", " ").strip() + " " + answer);
    }
    return shape(String.join(";", calls));
  }

  private static String shape(String calls) {
    Map<String, String> letters = new HashMap<>();
    List<String> shaped = new ArrayList<>();
    for (String call : calls.split(";", -1)) {
      String[] words = call.strip().split("\\s+", -1);
      StringBuilder text = new StringBuilder(words[0]);
      for (int i = 1; i < words.length - 1; i++) {
        String kind = kind(words[i]);
        text.append(' ')
            .append(letters.computeIfAbsent(
                kind + words[i],
                key -> kind
                    + letters.keySet().stream()
                        .filter(other -> other.startsWith(kind))
                        .count()));
      }
      shaped.add(text.append(' ').append(words[words.length - 1]).toString());
    }
    return String.join("; ", shaped);
  }

  private static String kind(String value) {
    char first = value.charAt(0);
    if (Character.isDigit(first)) {
      return "n";
    }
    return first == 'u' || first == 'v' ? "U" : first == 'p' || first == 'q' ? "P" : "A";
  }
}
