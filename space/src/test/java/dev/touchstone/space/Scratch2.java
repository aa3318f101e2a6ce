package dev.touchstone.space;

import dev.touchstone.*;
import dev.touchstone.random.*;
import dev.touchstone.space.model.*;
import java.util.*;
import java.util.stream.*;

public class Scratch2 {
  public static void main(String[] a) {
    Space<Tree> t = Space.of(Tree.class);
    Guided<Tree> g = t.suchThat(Tree::isSearchTree);
    Gen<Tree> gen = g.gen(Sizes.upTo(40));
    // uniform check of the race
    Gen<Tree> g25 = t.suchThatView(Tree::isSearchTree).gen(Sizes.exactly(20));
    Map<Tree, Integer> c = new HashMap<>();
    long t0 = Scratch.cpu();
    for (int i = 0; i < 13800; i++)
      c.merge(g25.sample(Seed.of(5, 5).root().child(i), 100), 1, Integer::sum);
    double chi = 0;
    for (int n : c.values()) chi += (n - 200.0) * (n - 200) / 200;
    System.out.println(c.size() + " cells chi " + chi + " cpu " + (Scratch.cpu() - t0) / 1e9);
    for (int s = 0; s < 8; s++) {
      t0 = Scratch.cpu();
      Verdict v =
          Claim.forAll(gen, x -> x.sum() < 7).cases(1000).check(Seed.of(s, 3).root());
      System.out.println(v.toString().lines().limit(6).collect(Collectors.joining(" | ")) + " cpu "
          + (Scratch.cpu() - t0) / 1e9);
    }
  }
}
