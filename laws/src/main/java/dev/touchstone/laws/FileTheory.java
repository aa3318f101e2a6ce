package dev.touchstone.laws;

import dev.touchstone.Gen;
import dev.touchstone.laws.internal.explore.Prover;
import dev.touchstone.laws.internal.prune.Semantics;
import dev.touchstone.laws.internal.term.Equation;
import dev.touchstone.laws.internal.term.Symbol;
import dev.touchstone.laws.internal.term.TermReader;
import dev.touchstone.laws.internal.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What the laws of a file imply; no code is run.
 *
 * <p>Terms with a function that is known to throw are not put for variables that stand on one side of a
 * law only.
 */
final class FileTheory {
  private final LawFile file;
  private final Terms terms;
  private final TermReader reader;
  private final List<Equation> laws = new ArrayList<>();
  private final Set<Equation> known = new HashSet<>();
  private final Prover prover;

  /** Reads the laws of a file; variables of another one may be asked about too. */
  FileTheory(LawFile file, LawFile other) {
    this.file = file;
    Workbench bench = new Workbench(signature(file, other));
    this.terms = bench.terms();
    this.reader = new TermReader(terms);
    for (String law : file.laws()) {
      Equation equation = reader.equation(law);
      laws.add(equation);
      known.add(canonical(equation));
      known.add(canonical(equation.mirrored()));
    }
    this.prover = new Prover(terms, laws, new Partiality(terms, partial(file)));
  }

  private static Signature signature(LawFile file, LawFile other) {
    Map<String, Set<String>> sorts = new TreeMap<>();
    file.sorts().forEach((sort, names) -> sorts.put(sort, new LinkedHashSet<>(names)));
    other
        .sorts()
        .forEach((sort, names) ->
            sorts.computeIfAbsent(sort, key -> new LinkedHashSet<>()).addAll(names));
    Signature signature = Laws.signature();
    sorts.forEach((sort, names) ->
        signature.vars(sort(sort), Gen.constant(new Object()), names.toArray(String[]::new)));
    if (file.functions().stream().anyMatch(one -> one.name().startsWith(Workbench.EXCEPTION))) {
      signature.exceptions(Exceptions.BY_CLASS);
    }
    for (LawFile.Declared function : file.functions()) {
      signature.nowhere(
          function.name(),
          function.arguments().stream().<Sort<?>>map(FileTheory::sort).toList(),
          sort(function.result()));
    }
    return signature;
  }

  private static Sort<Object> sort(String name) {
    return Sort.named(name, Object.class);
  }

  private static Set<String> partial(LawFile file) {
    Set<String> partial = new HashSet<>();
    file.functions().stream()
        .filter(LawFile.Declared::partial)
        .forEach(function -> partial.add(function.name()));
    return partial;
  }

  private record Partiality(Terms terms, Set<String> partial) implements Semantics {
    @Override
    public boolean total(int term) {
      Symbol head = terms.head(term);
      boolean total = head.role() != Symbol.Role.UNDEFINED
          && !(head.isFunction() && partial.contains(head.name()));
      for (int i = 0; total && i < terms.arity(term); i++) {
        total = total(terms.argument(term, i));
      }
      return total;
    }

    @Override
    public boolean plausible(int one, int other) {
      return true;
    }
  }

  /** Returns whether the file has a law, whatever its variables are called. */
  boolean has(String law) {
    return missing(law).isEmpty() && known.contains(canonical(reader.equation(law)));
  }

  boolean proves(String law) {
    return missing(law).isEmpty()
        && prover.unproved(List.of(reader.equation(law))).isEmpty();
  }

  /** Returns what a law mentions that the file does not know, or "". */
  String missing(String law) {
    try {
      reader.equation(law);
      return "";
    } catch (IllegalArgumentException unknown) {
      String message = String.valueOf(unknown.getMessage());
      int at = message.indexOf("unknown name ");
      return at < 0
          ? "the types are others in " + file.about()
          : message.substring(at).replaceFirst("unknown name (\\S+);.*", "there is no $1");
    }
  }

  /** Returns a law of the file that is a special case of a law, or "". */
  String specialCaseOf(String law) {
    Equation general = reader.equation(law);
    for (int i = 0; i < laws.size(); i++) {
      Equation special = laws.get(i);
      if (matches(general, special) || matches(general, special.mirrored())) {
        return file.laws().get(i);
      }
    }
    return file.conditionals().stream()
        .filter(conditional -> conditional.endsWith("=> " + law))
        .findFirst()
        .orElse("");
  }

  private boolean matches(Equation general, Equation special) {
    Map<Integer, Integer> with = new HashMap<>();
    return matches(general.left(), special.left(), with)
        && matches(general.right(), special.right(), with);
  }

  private boolean matches(int general, int special, Map<Integer, Integer> with) {
    if (terms.isVariable(general)) {
      Integer before = with.putIfAbsent(general, special);
      return terms.type(general) == terms.type(special) && (before == null || before == special);
    }
    boolean same = terms.headId(general) == terms.headId(special);
    for (int i = 0; same && i < terms.arity(general); i++) {
      same = matches(terms.argument(general, i), terms.argument(special, i), with);
    }
    return same;
  }

  private Equation canonical(Equation equation) {
    int[] with = terms.noReplacements();
    Map<Integer, Integer> next = new HashMap<>();
    rename(equation.left(), with, next);
    rename(equation.right(), with, next);
    return new Equation(
        terms.replace(equation.left(), with), terms.replace(equation.right(), with));
  }

  private void rename(int term, int[] with, Map<Integer, Integer> next) {
    Symbol head = terms.head(term);
    if (head.isVariable() && with[head.id()] < 0) {
      int number = next.merge(head.result(), 1, Integer::sum) - 1;
      with[head.id()] = terms.atom(terms.vocabulary().variables(head.result()).get(number));
    }
    for (int i = 0; i < terms.arity(term); i++) {
      rename(terms.argument(term, i), with, next);
    }
  }
}
