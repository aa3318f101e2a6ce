package dev.touchstone.samples.space;

import static dev.touchstone.space.Condition.all;

import dev.touchstone.random.*;
import dev.touchstone.space.*;
import java.util.stream.*;

public class Scratch {
  static Object seq(int a, int b, java.util.function.IntFunction<?> f) {
    return IntStream.rangeClosed(a, b).mapToObj(f).toList();
  }

  public static void main(String[] x) {
    Space<java.util.List<Integer>> l = SortedLists.lists();
    System.out.println("K1 " + seq(1, 20, l::count));
    Guided<java.util.List<Integer>> nd = l.suchThat(SortedLists::nonDecreasing);
    System.out.println("K2 " + nd.mode() + nd.remark() + seq(1, 25, nd::count));
    System.out.println("K3 " + seq(1, 25, l.suchThat(SortedLists::increasing)::count));
    Space<RedBlack> rb = Space.of(RedBlack.class);
    Guided<RedBlack> fused = rb.suchThat(RedBlack::isValid);
    System.out.println("K9 " + fused.mode() + seq(1, 30, fused::count));
    Guided<RedBlack> conj = rb.suchThat(all(
        RedBlack::isBlackRooted,
        RedBlack::hasNoRedPairs,
        RedBlack::hasEqualHeights,
        RedBlack::hasOrderedKeys));
    System.out.println("K9 all " + conj.mode() + seq(1, 25, conj::count));
    Guided<Shape> avl = Space.of(Shape.class).suchThat(Shape::isBalanced);
    System.out.println("K10 " + seq(0, 15, avl::count));
    Space<Term> t11 = Term.closedByNodes(), t12 = Term.closedBySymbols();
    System.out.println(
        "K11 " + seq(0, 12, t11::count) + seq(0, 6, t11.suchThat(Term::isTypable)::count));
    System.out.println(
        "K12 " + seq(1, 20, t12::count) + seq(1, 11, t12.suchThat(Term::isTypable)::count));
    Space<TypedTerm> tt = TypedTerm.closed();
    System.out.println(
        "K13 " + seq(1, 13, tt::count) + seq(1, 11, tt.suchThat(TypedTerm::isWellTyped)::count));
    long t0 = cpu();
    System.out.println(t12.count(100).bitLength() + " "
        + t12.at(100, t12.count(100).shiftRight(1)).toString().length() + " " + (cpu() - t0) / 1e9);
    for (int s : new int[] {30, 35, 40})
      bench(fused.sized(s).uniform(Seed.of(1, 2).root()), 2000, "rbt fused " + s);
    bench(conj.sized(35).uniform(Seed.of(1, 2).root()), 2000, "rbt all 35");
    Space<Program> p = Space.of(Program.class);
    Guided<Program> p5 = p.suchThat(all(
        Program::isWellScoped,
        Program::usesAll,
        Program::declaresAtTop,
        Program::isTidy,
        Program::nestsNoChoice));
    Guided<Program> p4 = p.suchThat(all(
        Program::isWellScoped, Program::declaresAtTop, Program::isTidy, Program::nestsNoChoice));
    Guided<Program> p3 =
        p.suchThat(all(Program::isWellScoped, Program::declaresAtTop, Program::nestsNoChoice));
    for (int s : new int[] {13, 15, 17}) {
      bench(p5.sized(s).uniform(Seed.of(1, 2).root()), 2000, "prog 12345 " + s);
      bench(p5.sized(s).skew(10000, Seed.of(1, 2).root()), 2000, "prog 12345 10k " + s);
    }
    for (int s : new int[] {20, 30}) {
      bench(p4.sized(s).skew(10000, Seed.of(1, 2).root()), 2000, "prog 1345 10k " + s);
    }
    for (int s : new int[] {20, 31}) {
      bench(p3.sized(s).skew(10000, Seed.of(1, 2).root()), 2000, "prog 135 10k " + s);
    }
    for (int s : new int[] {20, 30}) {
      bench(p4.sized(s).uniform(Seed.of(1, 2).root()), 2000, "prog 1345 " + s);
    }
  }

  static <T> void bench(Sampler<T> s, int n, String name) {
    long t0 = cpu();
    for (int i = 0; i < n; i++) s.next();
    Certificate c = s.certificate();
    System.out.printf(
        "%s: %d calls, %d frozen, %d distinct, nodes %d, %.2f s cpu%n",
        name, c.calls(), c.frozenCalls(), c.distinct(), c.nodes(), (cpu() - t0) / 1e9);
  }

  static long cpu() {
    return java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
