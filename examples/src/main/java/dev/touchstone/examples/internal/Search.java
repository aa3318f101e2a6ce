package dev.touchstone.examples.internal;

import dev.touchstone.Identity;
import dev.touchstone.choice.Choice;
import dev.touchstone.choice.Choices;
import dev.touchstone.machine.Call;
import dev.touchstone.machine.Script;
import dev.touchstone.machine.internal.Blueprint;
import dev.touchstone.machine.internal.Failure;
import dev.touchstone.random.TfRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Looks for runs that show something new, and shrinks each while it shows it.
 *
 * <p>Every fourth script is the one a plain check would draw; one is a kept script with the arguments
 * of a call drawn again; the others begin as a kept script and go on by chance. Whenever a script is
 * kept, all those beside it are tried. Scripts are drawn in batches by number, judged in the order of
 * their numbers and shrunk in waves, so the outcome depends on the seed alone and not on the number of
 * threads. A run that shows something known in a smaller way takes the place of the one that was kept.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), sections 2.3.1
 * and 3.3.4; extending kept scripts after Pacheco and others, Feedback-Directed Random Test Generation
 * (2007). Deviation: a kept script is its choices, so it shrinks like any other.
 */
final class Search {
  private static final int BATCH = 64;
  private static final int BESIDE = 1_024;
  private static final int WAVE = 32;
  private static final int MOST_BESIDE = 50_000;
  private static final int FRESH = 4;
  private static final int EXTENSION_SIZE = 4;
  private static final int MOST_CUT = 3;
  private static final int MOST_FAILURES = 8;

  private final SearchSettings settings;
  private final Sightings sightings;
  private final Crew crew;
  private final Map<Feature, Found> found = new LinkedHashMap<>();
  private final Map<Feature, Integer> kinds = new LinkedHashMap<>();
  private final Set<Feature> dropped = new HashSet<>();
  private final List<Tried> pool = new ArrayList<>();
  private final List<Tried> fringe = new ArrayList<>();
  private final Map<Object, List<Choice>> calls = new LinkedHashMap<>();
  private final Set<Object> pooled = new HashSet<>();
  private final Set<List<Object>> attempted = new HashSet<>();
  private final Map<Identity, Tried> failures = new LinkedHashMap<>();
  private final Map<String, Integer> errors = new LinkedHashMap<>();
  private final Map<String, int[]> answered = new TreeMap<>();
  private final long deadline;
  private int runs;
  private int idle;
  private volatile String truncated = "";

  private Search(Blueprint blueprint, SearchSettings settings) {
    this.settings = settings;
    this.deadline = settings.ticker().nanos() + settings.nanos();
    this.sightings = new Sightings(blueprint, settings.heuristics());
    this.crew =
        new Crew(settings.threads(), () -> new Workshop(blueprint, sightings, settings.ticker()));
    blueprint.commands().forEach(command -> answered.put(command.name(), new int[2]));
  }

  /** Searches until nothing new is found for a while, or the budget is spent. */
  static Findings of(Blueprint blueprint, SearchSettings settings) {
    Search search = new Search(blueprint, settings);
    try (Crew crew = search.crew) {
      new Patience()
          .with(search::search, crew.vigils())
          .ifPresent(stuck -> search.truncated = "a call of this script never returned: " + stuck);
      return new Findings(
          List.copyOf(search.found.values()),
          List.copyOf(search.failures.values()),
          Collections.unmodifiableMap(search.errors),
          Collections.unmodifiableMap(search.answered),
          search.runs,
          crew.evaluations(),
          search.truncated);
    }
  }

  private void search() {
    for (long number = 0; goesOn(); number += BATCH) {
      while (!fringe.isEmpty() && goesOn()) {
        lookBeside();
      }
      List<Long> numbers = new ArrayList<>();
      for (int i = 0; i < BATCH; i++) {
        numbers.add(number + i);
      }
      List<Tried> snapshot = List.copyOf(pool);
      List<Optional<Tried>> batch = crew.map(numbers, shop -> n -> drawn(shop, n, snapshot));
      List<Found> news = new ArrayList<>();
      for (Optional<Tried> tried : batch) {
        judge(tried, news);
      }
      settle(news);
    }
  }

  /** Tries what is next to newly kept scripts, and each kept script with one more of the calls. */
  private void lookBeside() {
    List<Beside> tasks = new ArrayList<>();
    fringe.forEach(kept ->
        Nudges.of(kept).forEach(nudged -> tasks.add(new Beside(nudged, kept.size()))));
    int before = pool.size() - fringe.size();
    int known = calls.size();
    fringe.forEach(this::learnCalls);
    fringe.clear();
    List<List<Choice>> all = List.copyOf(calls.values());
    for (int i = 0; i < pool.size() && tasks.size() < MOST_BESIDE; i++) {
      Tried kept = pool.get(i);
      for (List<Choice> call : all.subList(i < before ? known : 0, all.size())) {
        Nudges.with(kept.choices(), call)
            .forEach(longer -> tasks.add(new Beside(longer, kept.size())));
      }
    }
    for (int from = 0; from < tasks.size() && goesOn(); from += BESIDE) {
      settle(news(tasks.subList(from, Math.min(from + BESIDE, tasks.size()))));
    }
  }

  /** Tries scripts without counting them as waiting for news. */
  private List<Found> news(List<Beside> tasks) {
    int waited = idle;
    List<Found> news = new ArrayList<>();
    crew.map(tasks, shop -> one -> Optional.ofNullable(shop.edited(one.choices(), one.size())))
        .forEach(tried -> judge(tried, news));
    idle = Math.min(idle, waited);
    return news;
  }

  private record Beside(Choices choices, int size) {}

  private void settle(List<Found> first) {
    List<Found> news = first;
    while (!news.isEmpty()) {
      news = shrunk(news);
    }
  }

  private void learnCalls(Tried kept) {
    List<List<Choice>> spans = Nudges.calls(kept.choices());
    List<Call> made = kept.drawn().script().calls();
    for (int i = 0; i < made.size() && i < spans.size(); i++) {
      Call call = made.get(i);
      calls.putIfAbsent(List.of(call.number(), call.arguments()), spans.get(i));
    }
  }

  private boolean goesOn() {
    if (idle >= settings.stale()) {
      return false;
    }
    Optional<Vigil> weary = crew.vigils().stream().filter(Vigil::weary).findFirst();
    if (weary.isPresent()) {
      truncated = "calls did not return in time again and again, last in: "
          + weary.get().script().map(Script::toString).orElse("");
    } else if (crew.evaluations() >= settings.evaluations()) {
      truncated = "the budget of " + settings.evaluations() + " evaluations is spent";
    } else if (found.size() + dropped.size() >= settings.features()) {
      truncated = "more than " + settings.features() + " different features";
    } else if (settings.ticker().nanos() > deadline) {
      truncated = "out of time";
    }
    return truncated.isEmpty();
  }

  private Optional<Tried> drawn(Workshop shop, long number, List<Tried> kept) {
    if (number % FRESH == 0) {
      return Optional.ofNullable(shop.fresh(settings.root().children(), number / FRESH));
    }
    if (kept.isEmpty()) {
      return Optional.empty();
    }
    TfRandom random = settings.root().child("extend").child(number).open();
    Tried start = kept.get((int) (number / FRESH % kept.size()));
    if (number % FRESH == 1) {
      int call = random.nextInt(Math.max(1, start.drawn().script().length()));
      return Optional.ofNullable(shop.varied(start.choices(), call, random, EXTENSION_SIZE));
    }
    return Optional.ofNullable(
        shop.extended(start.choices(), random.nextInt(MOST_CUT), random, EXTENSION_SIZE));
  }

  private void judge(Optional<Tried> drawn, List<Found> news) {
    runs++;
    idle++;
    if (drawn.isPresent()) {
      judge(drawn.get(), news);
    }
  }

  private void judge(Tried tried, List<Found> news) {
    if (tried.error() != null) {
      errors.merge(String.valueOf(tried.error().getMessage()), 1, Integer::sum);
    } else if (tried.failed() != null) {
      failed(tried);
    } else {
      count(tried.passed());
      sightings.learn(tried.passed());
      if (look(tried, news)) {
        idle = 0;
      }
    }
  }

  private void count(Run run) {
    for (int i = 0; i < run.length(); i++) {
      int[] counts = answered.computeIfAbsent(run.call(i).command(), name -> new int[2]);
      counts[run.manner(i).accepted() ? 0 : 1]++;
    }
  }

  private void failed(Tried tried) {
    Identity identity = identity(tried);
    if (failures.containsKey(identity) || failures.size() >= MOST_FAILURES) {
      return;
    }
    idle = 0;
    if (hung(failure(tried))) {
      failures.put(identity, tried);
      return;
    }
    Tried smallest = crew.map(
            List.of(tried),
            shop -> first -> shop.smallest(
                first,
                settings.root().child("shrink"),
                one -> one.failed() != null && identity(one).equals(identity)))
        .get(0);
    failures.put(identity, smallest.failed() == null ? tried : smallest);
  }

  /** Returns whether a call did not return in time; trying it again and again would take long. */
  static boolean hung(Failure failure) {
    return failure.cause() instanceof InterruptedException;
  }

  private static Failure failure(Tried tried) {
    return Objects.requireNonNull(Objects.requireNonNull(tried.failed()).failure());
  }

  private static Identity identity(Tried tried) {
    return failure(tried).identity();
  }

  /** Notes what is new in a run, or shown in a smaller way; returns whether anything is new. */
  private boolean look(Tried tried, List<Found> news) {
    boolean any = false;
    for (Sighting sighting : tried.sightings()) {
      Found known = found.get(sighting.feature());
      boolean unknown = known == null && !dropped.contains(sighting.feature());
      boolean smaller = known != null && known.beatenBy(tried, sighting);
      if ((unknown || smaller)
          && attempted.add(List.of(sighting.feature(), tried.choices().digest()))) {
        news.add(new Found(sighting, tried));
        any |= unknown;
      }
    }
    return any;
  }

  /** Shrinks a wave of runs; returns what the small ones show besides. */
  private List<Found> shrunk(List<Found> wave) {
    Map<Feature, Found> once = new LinkedHashMap<>();
    for (Found one : wave) {
      once.merge(one.feature(), one, (a, b) -> b.at() < a.at() ? b : a);
    }
    List<Found> tasks = List.copyOf(once.values());
    List<Tried> small = new ArrayList<>();
    for (int from = 0; from < tasks.size() && goesOn(); from += WAVE) {
      small.addAll(crew.map(
          tasks.subList(from, Math.min(from + WAVE, tasks.size())),
          shop ->
              one -> shop.smallest(one.tried(), settings.root().child("shrink"), one.feature())));
    }
    List<Found> news = new ArrayList<>();
    for (int i = 0; i < small.size(); i++) {
      keep(tasks.get(i).feature(), small.get(i));
    }
    Set<Object> looked = new LinkedHashSet<>();
    for (Tried tried : small) {
      if (tried.run() != null && looked.add(tried.choices().digest())) {
        look(tried, news);
      }
    }
    return news;
  }

  private void keep(Feature feature, Tried small) {
    Sighting sighting = small.sighting(feature);
    if (sighting == null) {
      dropped.add(feature);
      return;
    }
    Found known = found.get(feature);
    if (known != null && !known.beatenBy(small, sighting)) {
      return;
    }
    if (known == null && !admitted(sighting, small)) {
      dropped.add(feature);
      return;
    }
    found.put(feature, new Found(sighting, small));
    if (pooled.add(small.drawn().script())) {
      pool.add(small);
      fringe.add(small);
    }
  }

  /** Admits short examples, a few of each kind; with calls that go together one call longer. */
  private boolean admitted(Sighting sighting, Tried small) {
    return small.passed().length() <= settings.longest() + 1
        && small.passed().length() - sighting.together() <= settings.longest()
        && kinds.merge(sighting.feature().coarse(), 1, Integer::sum) <= settings.perKind();
  }
}
