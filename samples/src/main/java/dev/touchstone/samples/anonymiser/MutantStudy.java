package dev.touchstone.samples.anonymiser;

import dev.touchstone.random.Node;
import dev.touchstone.random.TfRandom;
import dev.touchstone.rank.BugInference;
import dev.touchstone.rank.FailureSet;
import dev.touchstone.rank.Scores;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.DoubleStream;

/**
 * How far the score of a program depends on the company it is ranked in.
 *
 * <p>Pairs of mutants are ranked again and again among others, and a line through the origin is
 * fitted to the percentages of the two, those of the better one to the right. All rankings use one table of who fails what; what a company
 * would have shown is its projection. A place of a mutant stays right five times as often as it goes
 * wrong, else most mutants fail everything. A place goes wrong in its first way, and four places at
 * most do: that makes some five thousand mutants, about as many as the authors had.
 *
 * <p>Source: Claessen et al., Ranking Programs using Black Box Testing (2010), section 5.2.
 */
public final class MutantStudy {
  private static final int RIGHT = 5;
  private static final int MOST_FAULTS = 4;
  private static final String CHARACTERS = "a@. _bB1-!,\n";
  private static final int LONGEST_LISTED = 3;
  private static final int LONGEST_DRAWN = 14;

  private final List<FailureSet> table;
  private final int mutants;
  private final TfRandom random;

  private MutantStudy(List<FailureSet> table, int mutants, TfRandom random) {
    this.table = table;
    this.mutants = mutants;
    this.random = random;
  }

  /** Draws mutants and runs them on all short texts and on some longer ones. */
  public static MutantStudy of(int mutants, int longTexts, Node node) {
    TfRandom random = node.open();
    List<Anonymiser> programs = new ArrayList<>();
    Set<Faults> seen = new HashSet<>(Set.of(Faults.none()));
    while (programs.size() < mutants) {
      Faults faults = draw(random);
      if (seen.add(faults)) {
        programs.add(new FaultyAnonymiser(faults));
      }
    }
    Set<FailureSet> table = new LinkedHashSet<>();
    for (String text : texts(longTexts, random)) {
      table.add(failing(programs, text));
    }
    return new MutantStudy(List.copyOf(table), mutants, random);
  }

  /** Draws the faults of a mutant. */
  public static Faults draw(TfRandom random) {
    Faults faults;
    int wrong;
    do {
      faults = Faults.none();
      wrong = 0;
      for (Faults.Place place : Faults.Place.values()) {
        if (random.nextInt(RIGHT + 1) == RIGHT) {
          faults = faults.with(place, 1);
          wrong++;
        }
      }
    } while (wrong > MOST_FAULTS);
    return faults;
  }

  private static List<String> texts(int longTexts, TfRandom random) {
    List<String> texts = new ArrayList<>(List.of(""));
    for (int at = 0; at < texts.size(); at++) {
      if (texts.get(at).length() < LONGEST_LISTED) {
        String shorter = texts.get(at);
        CHARACTERS.chars().forEach(c -> texts.add(shorter + (char) c));
      }
    }
    for (int i = 0; i < longTexts; i++) {
      StringBuilder text = new StringBuilder();
      int length = LONGEST_LISTED + 1 + random.nextInt(LONGEST_DRAWN - LONGEST_LISTED);
      while (text.length() < length) {
        text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
      }
      texts.add(text.toString());
    }
    return texts;
  }

  private static FailureSet failing(List<Anonymiser> programs, String text) {
    String expected = new ModelAnonymiser().anonymise(text);
    FailureSet.Builder failing = new FailureSet.Builder();
    for (int program = 0; program < programs.size(); program++) {
      if (!answers(programs.get(program), text, expected)) {
        failing.add(program);
      }
    }
    return failing.build();
  }

  private static boolean answers(Anonymiser program, String text, String expected) {
    try {
      return program.anonymise(text).equals(expected);
    } catch (RuntimeException thrown) {
      return false;
    }
  }

  /** Returns the errors of some pairs, in points of the percentage, each ranked so many times. */
  public List<Double> errors(int pairs, int rankings, int others) {
    List<Double> errors = new ArrayList<>();
    for (int pair = 0; pair < pairs; pair++) {
      int first = random.nextInt(mutants);
      int second = (first + 1 + random.nextInt(mutants - 1)) % mutants;
      double[] xs = new double[rankings];
      double[] ys = new double[rankings];
      for (int ranking = 0; ranking < rankings; ranking++) {
        Scores scores = scores(company(first, second, others));
        xs[ranking] = scores.percent(0);
        ys[ranking] = scores.percent(1);
      }
      boolean firstIsBetter = DoubleStream.of(xs).sum() >= DoubleStream.of(ys).sum();
      errors.add(firstIsBetter ? residual(xs, ys) : residual(ys, xs));
    }
    return errors;
  }

  private int[] company(int first, int second, int others) {
    Set<Integer> chosen = new LinkedHashSet<>(List.of(first, second));
    while (chosen.size() < others + 2) {
      chosen.add(random.nextInt(mutants));
    }
    return chosen.stream().mapToInt(Integer::intValue).toArray();
  }

  private Scores scores(int[] company) {
    Set<FailureSet> seen = new LinkedHashSet<>();
    for (FailureSet set : table) {
      seen.add(set.project(company));
    }
    return Scores.of(BugInference.bugs(seen), company.length);
  }

  /** Returns the root of the mean squared distance from the best line through the origin. */
  private static double residual(double[] xs, double[] ys) {
    double xy = 0;
    double xx = 0;
    for (int i = 0; i < xs.length; i++) {
      xy += xs[i] * ys[i];
      xx += xs[i] * xs[i];
    }
    double slope = xx == 0 ? 0 : xy / xx;
    double squares = 0;
    for (int i = 0; i < xs.length; i++) {
      squares += (ys[i] - slope * xs[i]) * (ys[i] - slope * xs[i]);
    }
    return Math.sqrt(squares / xs.length);
  }
}
