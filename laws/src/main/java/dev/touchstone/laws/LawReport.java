package dev.touchstone.laws;

import dev.touchstone.laws.internal.explore.Confirmation;
import dev.touchstone.laws.internal.explore.Constants;
import dev.touchstone.laws.internal.explore.Definitions;
import dev.touchstone.laws.internal.explore.Settings;
import dev.touchstone.laws.internal.explore.Statement;
import dev.touchstone.laws.internal.explore.ThrowingCondition;
import dev.touchstone.laws.internal.explore.WhereThrown;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Simplicity;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.Terms;
import dev.touchstone.laws.internal.term.Wording;
import dev.touchstone.laws.internal.trial.Observed;
import dev.touchstone.laws.internal.trial.Rows;
import dev.touchstone.laws.mark.Total;
import dev.touchstone.random.Seed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apiguardian.api.API;

/**
 * What a search found.
 *
 * <p>A law in it may be false: it survived all tests. An equation between explored terms that is not
 * in it follows from laws that are, or was seen to be false.
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public final class LawReport {
  private final Workbench bench;
  private final Terms terms;
  private final Settings settings;
  private final Findings findings;
  private final Telling telling;
  private final List<Definition> definitions;
  private final List<ConstantHint> hints;
  private final List<Misconception> misconceptions;
  private final List<PartialFunction> partialFunctions;
  private final int confirmedRows;
  private final Map<Statement, Rows.Row> refuted;

  LawReport(
      Workbench bench,
      Settings settings,
      Simplicity simplicity,
      Findings findings,
      Map<Statement, Rows.Row> refuted,
      int confirmedRows) {
    this.bench = bench;
    this.terms = bench.terms();
    this.settings = settings;
    this.findings = findings;
    this.telling = new Telling(bench);
    this.confirmedRows = confirmedRows;
    this.refuted = refuted;
    Wording wording = new Wording(terms);
    this.definitions = new Definitions(terms, simplicity)
        .in(findings.universe()).stream()
            .map(found -> new Definition(wording.of(found.left()), wording.of(found.right())))
            .toList();
    this.hints = new Constants(bench.laboratory())
        .in(findings.kept().laws()).entrySet().stream()
            .map(hint -> new ConstantHint(wording.of(hint.getKey()), hint.getValue()))
            .toList();
    Set<String> seen = new HashSet<>();
    this.misconceptions = refuted.entrySet().stream()
        .filter(found -> !(found.getKey() instanceof Statement.AtMost))
        .filter(found -> seen.add(telling.shape(found.getKey())))
        .map(found -> telling.misconception(found.getKey(), found.getValue()))
        .toList();
    this.partialFunctions = partialFunctions(simplicity);
  }

  private List<PartialFunction> partialFunctions(Simplicity simplicity) {
    Observed observed = bench.laboratory().observed();
    List<Symbol> partial = terms.vocabulary().functions().stream()
        .filter(function -> !observed.thrown(function).isEmpty())
        .toList();
    Map<Symbol, List<ThrowingCondition>> where = new WhereThrown(
            bench.laboratory(), simplicity, findings.universe(), bench.orders(), bench.truthType())
        .of(partial);
    Wording wording = new Wording(terms);
    return partial.stream()
        .map(function -> new PartialFunction(
            function.name(),
            List.copyOf(observed.thrown(function)),
            where.getOrDefault(function, List.of()).stream()
                .map(condition -> condition.shown(wording))
                .collect(Collectors.joining(" or "))))
        .toList();
  }

  /** Returns the laws, simplest first. */
  public List<Law> laws() {
    return telling.worded(findings.kept().laws());
  }

  /** Returns the laws that differ from others only in where they are defined. */
  public List<Law> variants() {
    return telling.worded(findings.kept().variants());
  }

  /** Returns the laws that hold under a condition, those with the weakest one first. */
  public List<ConditionalLaw> conditionalLaws() {
    return findings.conditionals().stream()
        .filter(telling::shown)
        .map(telling::law)
        .toList();
  }

  /** Returns the laws that hold wherever both sides have values, though one may throw. */
  public List<Law> weakLaws() {
    return telling.worded(findings.weak());
  }

  /** Returns the terms that were never greater than others. */
  public List<Inequality> inequalities() {
    Wording wording = new Wording(terms);
    return findings.inequalities().stream()
        .map(Statement.AtMost::sides)
        .filter(telling::shown)
        .map(sides -> new Inequality(wording.of(sides.left()), wording.of(sides.right())))
        .toList();
  }

  /** Returns the greatest depth or size of which all terms were looked at. */
  public int completed() {
    return findings.completed();
  }

  /** Returns whether all terms up to the bound were looked at. */
  public boolean complete() {
    return findings.completed() >= settings.bound();
  }

  /** Returns functions that could be defined by others. */
  public List<Definition> definitions() {
    return definitions;
  }

  /** Returns terms that are constant although the signature has no name for their value. */
  public List<ConstantHint> hints() {
    return hints;
  }

  /** Returns the functions that threw for some arguments. */
  public List<PartialFunction> partialFunctions() {
    return partialFunctions;
  }

  /** Returns equations that looked like laws until confirmation refuted them. */
  public List<Misconception> misconceptions() {
    return misconceptions;
  }

  /** Returns what could not be used as it was given. */
  public List<String> warnings() {
    List<String> warnings = new ArrayList<>(bench.warnings());
    Reflected reflected = bench.signature().reflected();
    if (reflected != null) {
      warnings.addAll(reflected.draft().remarks());
      partialFunctions.stream()
          .filter(partial -> reflected.draft().isMarked(partial.name(), Total.class))
          .map(partial -> partial.name() + " is marked @Total, but threw "
              + String.join(", ", partial.thrown()))
          .forEach(warnings::add);
    }
    return warnings;
  }

  /** Returns the members of classes that no law is about, each with the reason. */
  public List<String> leftOut() {
    Reflected reflected = bench.signature().reflected();
    return reflected == null
        ? List.of()
        : reflected.draft().leftOut().stream()
            .map(left -> left.member() + ": " + left.reason())
            .toList();
  }

  /** Returns what the laws are about: the names of classes, or those of the functions. */
  public String about() {
    Reflected reflected = bench.signature().reflected();
    return reflected == null
        ? terms.vocabulary().functions().stream()
            .filter(function -> !function.background())
            .map(Symbol::name)
            .collect(Collectors.joining(", "))
        : reflected.draft().classes().stream()
            .map(Class::getName)
            .collect(Collectors.joining(", "));
  }

  /** Returns how many terms were looked at. */
  public long terms() {
    return findings.considered();
  }

  /** Returns how many classes of equal terms were found. */
  public int classes() {
    return findings.universe().classCount();
  }

  /** Returns how many equations there were before pruning. */
  public int rawEquations() {
    return findings.kept().raw();
  }

  /** Returns how often code under test was called. */
  public long calls() {
    return bench.laboratory().observed().calls();
  }

  /** Returns how often a term was evaluated on a row. */
  public long evaluations() {
    return bench.laboratory().observed().outcomes();
  }

  /** Returns the laws and those with conditions as claims, in the order in which they are listed. */
  public List<LawClaim> claims() {
    Stream<LawClaim> laws = shownLaws().stream()
        .map(law -> new LawClaim(bench, new Statement.Equal(law), telling.law(law)));
    Stream<LawClaim> conditional = findings.conditionals().stream()
        .filter(telling::shown)
        .map(law -> new LawClaim(bench, new Statement.Under(law), telling.law(law)));
    return Stream.concat(laws, conditional).toList();
  }

  /** Returns why an equation is, or is not, among the laws. */
  public Explanation explain(String left, String right) {
    return new Explaining(this).explain(left, right);
  }

  /** Returns on how many further rows every law was tried: fewer than asked for if a budget ended it. */
  public int confirmedRows() {
    return confirmedRows;
  }

  /** Tries all laws again on rows of another seed; returns those that are false after all. */
  public List<Misconception> retested(int rows, long seed) {
    Confirmation trial =
        new Confirmation(bench.laboratory(), Seed.of(seed).root().child("again"), rows);
    return trial.refuted(Statements.of(findings)).entrySet().stream()
        .map(found -> telling.misconception(found.getKey(), found.getValue()))
        .toList();
  }

  /** Returns the laws and variants. */
  List<Equation> equations() {
    List<Equation> equations = new ArrayList<>(findings.kept().laws());
    equations.addAll(findings.kept().variants());
    return equations;
  }

  /** Returns what the laws and variants imply. */
  public Theory theory() {
    List<Equation> ordered =
        findings.inequalities().stream().map(Statement.AtMost::sides).toList();
    return new Theory(bench, equations(), findings.conditionals(), ordered);
  }

  /** Returns the report as people read it. */
  public String text() {
    return text(Integer.MAX_VALUE);
  }

  /**
   * Returns the report as people read it, with at most a number of laws: those that mention fewest
   * functions come before others, then the shorter ones and the more general ones.
   */
  public String text(int most) {
    return LawText.of(this, settings, terms.vocabulary().functions().size(), most);
  }

  /** Returns the places in {@link #laws} of those that say most, in ascending order. */
  List<Integer> best(int most) {
    return telling.best(shownLaws(), most);
  }

  @Override
  public String toString() {
    return text();
  }

  /** Returns the laws as a class of JUnit tests that compiles and passes as it is. */
  public String junit(String packageName, String className) {
    return JUnitSource.of(this, packageName, className);
  }

  /** Writes the laws as a class of JUnit tests into a folder of sources; returns the file. */
  public Path writeJUnit(Path sources, String packageName) throws IOException {
    String name = "LawsOf"
        + about().replaceAll("[\\p{L}\\p{N}_]+\\.", "").replaceAll("[^\\p{L}\\p{N}]+", "And");
    Path folder = sources.resolve(packageName.replace('.', '/'));
    Files.createDirectories(folder);
    Path file = folder.resolve(name + "Tests.java");
    return Files.writeString(file, junit(packageName, name + "Tests"), StandardCharsets.UTF_8);
  }

  /** Returns the report as one page of HTML that needs nothing else. */
  public String html() {
    return LawPage.of(this);
  }

  /** Writes the report as one page of HTML. */
  public void writeHtml(Path file) throws IOException {
    Files.writeString(file, html(), StandardCharsets.UTF_8);
  }

  /** Writes the laws to a file for version control. */
  public void writeLaws(Path file) throws IOException {
    LawFile.of(this).write(file);
  }

  /** Returns the laws that are shown, in the order of {@link #laws}. */
  List<Equation> shownLaws() {
    return telling.shown(findings.kept().laws());
  }

  /** Returns the statements that looked like laws, each with the row that refutes it. */
  Map<Statement, Rows.Row> refuted() {
    return refuted;
  }

  Findings findings() {
    return findings;
  }

  Workbench bench() {
    return bench;
  }

  Telling telling() {
    return telling;
  }
}
