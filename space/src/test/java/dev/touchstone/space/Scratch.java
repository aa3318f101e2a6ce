package dev.touchstone.space;

import dev.touchstone.random.*;
import dev.touchstone.space.model.*;
import java.util.stream.*;

public class Scratch {
  public static void main(String[] a) {
    Space<Tree> t = Space.of(Tree.class);
    System.out.println(IntStream.rangeClosed(1, 30).mapToObj(t::count).toList());
    Guided<Tree> g = t.suchThatView(Tree::isSearchTree);
    System.out.println(IntStream.rangeClosed(1, 30).mapToObj(g::count).toList());
    System.out.println(t.indexOf(t.at(20, 1000)));
    Space<Fig21> f = Space.of(Fig21.class);
    System.out.println(IntStream.rangeClosed(1, 20).mapToObj(f::count).toList());
    Guided<Fig21> gf = f.suchThatView(Fig21::fits);
    System.out.println(IntStream.rangeClosed(1, 16).mapToObj(gf::count).toList());
    for (int size : new int[] {20, 25, 40, 45})
      bench(g.sized(size).uniform(Seed.of(1, 2).root()), 2000, "bst " + size);
    Guided<Tree> ga = t.suchThat(Tree::isSearchTree);
    System.out.println(ga.mode() + ga.remark());
    System.out.println(IntStream.rangeClosed(1, 30).mapToObj(ga::count).toList());
    Guided<Fig21> gfa = f.suchThat(x -> x.fits());
    System.out.println(gfa.mode() + gfa.remark());
    System.out.println(IntStream.rangeClosed(1, 16).mapToObj(gfa::count).toList());
    for (int size : new int[] {20, 25, 40})
      bench(ga.sized(size).uniform(Seed.of(1, 2).root()), 2000, "bst accessor " + size);
    for (int size : new int[] {18, 23, 25, 28, 30})
      bench(gfa.sized(size).uniform(Seed.of(1, 2).root()), 2000, "lam acc " + size);
    bench(g.sized(40).skew(10000, Seed.of(1, 2).root()), 2000, "bst 40 10k");
    bench(g.sized(60).skew(10000, Seed.of(1, 2).root()), 2000, "bst 60 10k");
    bench(g.sized(60).backtracking(Seed.of(1, 2).root()), 2000, "bst 60 bt");
    bench(g.sized(25).uniform(Seed.of(1, 2).root()), 48000, "bst 25 48000");
    for (int size : new int[] {18, 23, 25, 28, 30})
      bench(gf.sized(size).uniform(Seed.of(1, 2).root()), 2000, "lam " + size);
    bench(gf.sized(28).skew(10000, Seed.of(1, 2).root()), 2000, "lam 28 10k");
    bench(gf.sized(28).backtracking(Seed.of(1, 2).root()), 2000, "lam 28 bt");
  }

  static <T> void bench(Sampler<T> s, int n, String name) {
    long t0 = cpu();
    for (int i = 0; i < n; i++) s.next();
    Certificate c = s.certificate();
    System.out.printf(
        "%s: %d calls, %d distinct, nodes %d, %.2f s cpu%n",
        name, c.calls(), c.distinct(), c.nodes(), (cpu() - t0) / 1e9);
  }

  static long cpu() {
    return java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
