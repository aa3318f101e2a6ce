package dev.touchstone.samples.mutants;

import dev.touchstone.examples.Example;
import dev.touchstone.examples.ExampleSet;
import dev.touchstone.examples.coverage.CoverageExamples;
import dev.touchstone.machine.Model;
import dev.touchstone.random.Seed;
import dev.touchstone.samples.bank.BankModel;
import dev.touchstone.samples.bank.Fault;
import dev.touchstone.samples.queue.Fifo;
import dev.touchstone.samples.queue.FifoModel;
import dev.touchstone.samples.registry.Registry;
import dev.touchstone.samples.registry.RegistryModel;
import dev.touchstone.samples.table.FileTable;
import dev.touchstone.samples.table.FileTableModel;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Systems that can be wrong in one way at a time. */
@SuppressWarnings("ImmutableEnumChecker") // models are made once and never changed
public enum Mutants {
  /** The bank. */
  BANK(BankModel.class, BankModel::new, faults(Fault.values(), BankModel::new)),
  /** The registry of processes. */
  REGISTRY(
      RegistryModel.class, RegistryModel::new, faults(Registry.Fault.values(), RegistryModel::new)),
  /** The queue. */
  QUEUE(FifoModel.class, FifoModel::new, faults(Fifo.Fault.values(), FifoModel::new)),
  /** The table that is closed and opened. */
  TABLE(
      FileTableModel.class,
      FileTableModel::new,
      faults(FileTable.Fault.values(), FileTableModel::new));

  private static final int STALE = 3_000;

  private final Class<? extends Model<?, ?>> type;
  private final Supplier<Model<?, ?>> right;
  private final Map<String, Model<?, ?>> faulty;

  Mutants(
      Class<? extends Model<?, ?>> type,
      Supplier<Model<?, ?>> right,
      Map<String, Model<?, ?>> faulty) {
    this.type = type;
    this.right = right;
    this.faulty = faulty;
  }

  /** Makes the model of each faulty system; the first fault is none. */
  private static <F extends Enum<F>> Map<String, Model<?, ?>> faults(
      F[] faults, Function<F, Model<?, ?>> model) {
    Map<String, Model<?, ?>> made = new LinkedHashMap<>();
    for (int i = 1; i < faults.length; i++) {
      made.put(faults[i].name(), model.apply(faults[i]));
    }
    return made;
  }

  /** Returns the model of the right system. */
  public Model<?, ?> right() {
    return right.get();
  }

  /** Returns the models of the faulty systems by the name of the fault. */
  public Map<String, Model<?, ?>> faulty() {
    return faulty;
  }

  /** Returns examples of the right system selected by branch coverage. */
  public ExampleSet byCoverage(long seed) throws ReflectiveOperationException {
    return CoverageExamples.find(type, Seed.of(seed).root(), STALE);
  }

  /**
   * Returns as many different examples selected by branch coverage as asked for, from one search
   * after the other, or fewer where a number of searches do not find as many.
   */
  public List<Example> byCoverage(int wanted, int searches) throws ReflectiveOperationException {
    Map<String, Example> different = new LinkedHashMap<>();
    for (int seed = 1; seed <= searches && different.size() < wanted; seed++) {
      for (Example example : byCoverage(seed).examples()) {
        different.putIfAbsent(example.lines().toString(), example);
      }
    }
    return different.values().stream().limit(wanted).toList();
  }
}
