package dev.touchstone.laws;
import dev.touchstone.Gen;
import java.util.*;
public class Scratch {
  static Signature bool() { return Laws.signature().vars(Sort.BOOL, Gen.booleans(), "x","y","z")
    .constant("true", Sort.BOOL, true).constant("false", Sort.BOOL, false)
    .fun("not", Sort.BOOL, Sort.BOOL, x -> !x)
    .fun("&&", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x,y)->x&&y)
    .fun("||", Sort.BOOL, Sort.BOOL, Sort.BOOL, (x,y)->x||y); }
  static Sort<Set<Integer>> SET = Sort.named("Set", Set.class);
  static Signature set(boolean add) { Signature s = Laws.signature()
    .vars(SET, Gen.sets(Gen.ints(0,4)), "S","T","U").vars(Sort.INT, Gen.ints(0,4), "X","Y","Z")
    .constant("new", SET, Set.<Integer>of());
    if (add) s.fun("add", Sort.INT, SET, SET, (x, a) -> { Set<Integer> r = new HashSet<>(a); r.add(x); return r; });
    else s.fun("unit", Sort.INT, SET, x -> Set.of(x));
    return s.fun("union", SET, SET, SET, (a,b)->{ Set<Integer> r = new HashSet<>(a); r.addAll(b); return r; })
    .fun("intersection", SET, SET, SET, (a,b)->{ Set<Integer> r = new HashSet<>(a); r.retainAll(b); return r; }); }
  static Sort<List<Integer>> LIST = Sort.list(Sort.INT);
  static <T> List<T> cat(List<T> a, List<T> b) { List<T> r = new ArrayList<>(a); r.addAll(b); return r; }
  static Signature lists(int n) { Signature s = Laws.signature()
    .vars(Sort.INT, Gen.ints(0,4), "x","y","z").vars(LIST, Gen.lists(Gen.ints(0,4)), "xs","ys","zs")
    .constant("[]", LIST, List.of())
    .fun(":", Sort.INT, LIST, LIST, (x,xs)->cat(List.of(x),xs)).fun("++", LIST, LIST, LIST, Scratch::cat);
    if (n>0) s.fun("rev", LIST, LIST, xs->{ List<Integer> r = new ArrayList<>(xs); Collections.reverse(r); return r; });
    if (n>1) s.fun("sort", LIST, LIST, xs->{ List<Integer> r = new ArrayList<>(xs); Collections.sort(r); return r; });
    if (n>2) s.fun("usort", LIST, LIST, xs->new ArrayList<>(new TreeSet<>(xs)));
    if (n>3) s.fun("merge", LIST, LIST, LIST, (a,b)->{ List<Integer> r = new ArrayList<>(); int i=0,j=0; while(i<a.size()&&j<b.size()) { if (a.get(i) < b.get(j)) r.add(a.get(i++)); else r.add(b.get(j++)); } r.addAll(a.subList(i,a.size())); r.addAll(b.subList(j,b.size())); return r; });
    return s; }
  static void run(String name, Signature s) {
    long c0 = java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    LawReport r = s.discover();
    long c1 = java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    System.out.println("== "+name+": terms "+r.universe().size()+" classes "+r.universe().classCount()+" raw "+r.kept().raw()+" laws "+r.kept().laws().size()+" variants "+r.kept().variants().size()+" cpu "+(c1-c0)/1_000_000+" ms outcomes "+r.bench().laboratory().observed().outcomes()+" calls "+r.bench().laboratory().observed().calls());
    r.laws().forEach(l -> System.out.println("  "+l));
    r.variants().forEach(l -> System.out.println("   variant "+l));
  }
  public static void main(String[] a) {

    run("S1", set(true).depth(3)); run("S2", set(false).depth(3));
    for (int i=4;i<5;i++) run("L"+i, lists(i).depth(3));

  }
}
