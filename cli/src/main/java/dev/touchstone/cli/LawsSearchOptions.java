package dev.touchstone.cli;

import dev.touchstone.Ticker;
import dev.touchstone.laws.Budget;
import dev.touchstone.laws.ClassSearch;
import dev.touchstone.laws.Exceptions;
import dev.touchstone.laws.LawReport;
import dev.touchstone.laws.Laws;
import dev.touchstone.laws.Signature;
import java.io.File;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How a search for laws is done. */
final class LawsSearchOptions {
  private static final int TENTHS_FOR_SEARCH = 6;
  private static final int USUALLY_CONFIRMED = 100_000;

  @Option(
      names = "--with",
      paramLabel = "CLASS",
      description = "One more class to use together with the others; may be repeated.")
  private List<String> with = List.of();

  @Option(
      names = {"--class-path", "-cp", "--jar"},
      paramLabel = "PATH",
      description = "Jars and folders of classes to find the classes in.")
  private List<String> classPath = List.of();

  @Option(
      names = "--only",
      paramLabel = "NAMES",
      split = ",",
      description = "Use the members of these names only; constructors are called new.")
  private List<String> only = List.of();

  @Option(
      names = "--functions",
      paramLabel = "N",
      description = "Use at most N functions; 10 or 14 otherwise.")
  private @Nullable Integer functions;

  @Option(names = "--size", paramLabel = "N", description = "Look at terms of up to N symbols.")
  private @Nullable Integer size;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "Look at terms up to a depth instead; a variable has depth 1.")
  private @Nullable Integer depth;

  @Option(
      names = "--seed",
      paramLabel = "NUMBER",
      defaultValue = "0",
      description = "Draw values from this seed; the same seed gives the same laws.")
  private long seed;

  @Option(
      names = "--confirm",
      paramLabel = "N",
      description = "Try each law on N further rows before it is shown; 100000 otherwise.")
  private @Nullable Integer confirm;

  @Option(
      names = "--budget",
      paramLabel = "TIME",
      converter = TimeConverter.class,
      description = "Begin nothing new after this time, such as 30s, and show what was found.")
  private @Nullable Duration budget;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Try laws on further rows in N threads; the laws are the same. One otherwise.")
  private @Nullable Integer threads;

  @Option(names = "--conditions", description = "Look for laws that hold under a condition, too.")
  private boolean conditions;

  @Option(names = "--inequalities", description = "Look for terms that are never greater, too.")
  private boolean inequalities;

  @Option(names = "--linear", description = "Keep to terms in which no variable occurs twice.")
  private boolean linear;

  @Option(names = "--nulls", description = "Use null as an argument, too, where members give it.")
  private boolean nulls;

  @Option(
      names = "--exceptions",
      description = "Tell what is thrown apart by its class; otherwise all that throws is equal.")
  private boolean exceptions;

  @SuppressWarnings("NullAway.Init") // picocli sets the fields
  LawsSearchOptions() {}

  LawReport report(List<String> names, Console console) {
    atLeast(1, "--functions", functions);
    atLeast(1, "--size", size);
    atLeast(1, "--depth", depth);
    atLeast(0, "--confirm", confirm);
    atLeast(1, "--threads", threads);
    if (size != null && depth != null) {
      throw new BadInput("--size and --depth bound the same terms; give one");
    }
    List<Class<?>> classes = new ArrayList<>();
    ClassLoader loader = loader();
    names.forEach(name -> classes.add(load(name, loader)));
    with.forEach(name -> classes.add(load(name, loader)));
    Quiet before = Quiet.start();
    try (Progress progress = Progress.on(console, "laws", 2)) {
      Signature signature = signature(classes);
      progress.step();
      return signature.discover();
    } catch (IllegalArgumentException unusable) {
      throw new BadInput(String.valueOf(unusable.getMessage()));
    } finally {
      before.end();
    }
  }

  private static void atLeast(int least, String option, @Nullable Integer value) {
    if (value != null && value < least) {
      throw new BadInput(option + " is " + value + "; give at least " + least);
    }
  }

  private Signature signature(List<Class<?>> classes) {
    ClassSearch all = Laws.classes(classes).seed(seed).only(only);
    ClassSearch members = nulls ? all.nulls() : all;
    Signature signature = (functions == null ? members : members.functions(functions)).signature();
    if (size != null) {
      signature.maxSize(size);
    }
    if (depth != null) {
      signature.depth(depth);
    }
    if (confirm != null) {
      signature.confirm(confirm);
    }
    if (threads != null) {
      signature.threads(threads);
    }
    if (budget != null) {
      Ticker ticker = Ticker.system();
      long start = ticker.nanos();
      long search = start + budget.toNanos() / 10 * TENTHS_FOR_SEARCH;
      long end = start + budget.toNanos();
      signature
          .budget(Budget.until(() -> ticker.nanos() - search > 0))
          .confirm(
              confirm == null ? USUALLY_CONFIRMED : confirm,
              Budget.until(() -> ticker.nanos() - end > 0));
    }
    return beyondEquations(signature);
  }

  private Signature beyondEquations(Signature signature) {
    if (conditions) {
      signature.conditions();
    }
    if (inequalities) {
      signature.inequalities();
    }
    if (exceptions) {
      signature.exceptions(Exceptions.BY_CLASS);
    }
    return linear ? signature.linear() : signature;
  }

  private ClassLoader loader() {
    List<URL> places = new ArrayList<>();
    for (String part : classPath) {
      for (String place : part.split(File.pathSeparator, -1)) {
        Path path = Path.of(place);
        if (!Files.exists(path)) {
          throw new BadInput(place + " does not exist; give jars or folders of classes");
        }
        try {
          places.add(path.toUri().toURL());
        } catch (MalformedURLException impossible) {
          throw new BadInput(place + " is no place for classes");
        }
      }
    }
    ClassLoader ours = LawsSearchOptions.class.getClassLoader();
    return places.isEmpty() ? ours : new URLClassLoader(places.toArray(URL[]::new), ours);
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, true, loader);
    } catch (ClassNotFoundException missing) {
      throw new BadInput("there is no class " + name
          + "; give its full name, and its jar or folder with --class-path");
    } catch (LinkageError broken) {
      throw new BadInput(name + " cannot be loaded: " + broken);
    }
  }

  /** Keeps back what the classes print until its end. */
  private record Quiet(PrintStream out, PrintStream err) {
    static Quiet start() {
      Quiet before = new Quiet(System.out, System.err);
      PrintStream nowhere =
          new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
      System.setOut(nowhere);
      System.setErr(nowhere);
      return before;
    }

    void end() {
      System.setOut(out);
      System.setErr(err);
    }
  }
}
