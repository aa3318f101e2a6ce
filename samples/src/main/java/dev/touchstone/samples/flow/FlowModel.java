package dev.touchstone.samples.flow;

import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Sym;
import java.util.ArrayList;
import java.util.List;

/** Four commands, of which one makes what two others use, and the last one is faulty. */
public final class FlowModel extends Model<List<Sym<Integer>>, FlowModel.Flow> {
  /** A system that numbers things and cannot end them. */
  public static final class Flow {
    private int last;

    void nothing() {}

    int make() {
      return ++last;
    }

    int use(int thing) {
      return thing;
    }

    int end(int thing) {
      if (thing <= last) {
        throw new UnsupportedOperationException("thing " + thing + " does not end");
      }
      return thing;
    }
  }

  /** Declares the commands. */
  public FlowModel() {
    command("a").act(Flow::nothing);
    command("b").fresh().run(Flow::make).next((s, v) -> {
      List<Sym<Integer>> longer = new ArrayList<>(s);
      longer.add(v);
      return List.copyOf(longer);
    });
    command("c").args(Arg.<List<Sym<Integer>>, Integer>ref(s -> s)).run(Flow::use);
    command("d").args(Arg.<List<Sym<Integer>>, Integer>ref(s -> s)).run(Flow::end);
  }

  @Override
  protected List<Sym<Integer>> initial() {
    return List.of();
  }

  @Override
  protected Flow start() {
    return new Flow();
  }
}
