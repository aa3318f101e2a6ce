package dev.touchstone.space;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.space.model.Tree;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AccessorTests {
  enum Kind {
    PLAIN,
    FANCY {
      @Override
      boolean isFancy() {
        return true;
      }
    };

    boolean isFancy() {
      return false;
    }
  }

  record Item(Kind kind, Optional<Kind> other, List<Kind> more, boolean flag) {
    static int made;

    Item {
      made++;
    }
  }

  record Pair<A, B>(A first, B second) {}

  /** The values that an ordinary filter finds must be those that the search finds. */
  static <T> void agrees(Space<T> space, int size, Condition<T> condition) {
    Guided<T> guided = space.suchThat(condition);
    assertThat(guided.mode()).as(guided.remark()).isEqualTo(Guided.Mode.ACCESSOR);
    List<T> expected = space.all(size).filter(condition::test).toList();
    assertThat(guided.all(size)).containsExactlyInAnyOrderElementsOf(expected);
    assertThat(guided.count(size)).isEqualTo(expected.size());
  }

  @Nested
  class Conditions {
    @Test
    void mayUseEnumsOptionalsAndLists() {
      Space<Item> items = Space.of(Item.class);
      for (int size = 4; size <= 9; size++) {
        agrees(items, size, item -> item.kind() == Kind.FANCY && item.other().isPresent());
        agrees(items, size, item -> item.more().contains(Kind.FANCY) ^ item.flag());
        agrees(items, size, item -> item.more().size() == 2 && item.other().isEmpty());
        agrees(items, size, item -> item.kind().isFancy() && item.more().isEmpty());
      }
    }

    @Test
    void mayCompareHashAndPrintRecords() {
      Space<Tree> trees = Space.of(Tree.class);
      for (int size = 7; size <= 12; size++) {
        agrees(
            trees,
            size,
            tree -> tree instanceof Tree.Node node && node.left().equals(node.right()));
        agrees(trees, size, tree -> tree.toString().contains("key=1"));
        agrees(trees, size, tree -> {
          Set<Tree> seen = new HashSet<>();
          return tree instanceof Tree.Node node && seen.add(node.left()) && seen.add(node.right());
        });
        agrees(trees, size, tree -> tree.equals(new Tree.Leaf()) || tree.hashCode() % 3 == 0);
      }
    }

    @Test
    void mayCaptureValues() {
      Kind wanted = Kind.FANCY;
      int most = 3;
      List<Kind> allowed = List.of(Kind.PLAIN);
      Tree pattern = new Tree.Node(1, new Tree.Leaf(), new Tree.Leaf());
      agrees(Space.of(Item.class), 6, item -> item.kind() == wanted);
      agrees(Space.of(Item.class), 6, item -> allowed.containsAll(item.more()));
      agrees(
          Space.of(Tree.class),
          9,
          tree -> tree instanceof Tree.Node node
              && node.key() < most
              && !node.left().equals(pattern));
    }

    @Test
    void mayBeOnGenericRecords() {
      Space<Pair<Tree, List<Boolean>>> pairs =
          Space.of(new dev.touchstone.TypeRef<Pair<Tree, List<Boolean>>>() {});
      agrees(pairs, 9, pair -> pair.first().isSearchTree() && pair.second().size() < 2);
    }
  }

  @Nested
  class Values {
    @Test
    void areOfTheRealClassesAndPassedTheirConstructors() {
      Guided<Item> guided = Space.of(Item.class).suchThat(item -> item.kind() == Kind.FANCY);
      int before = Item.made;
      List<Item> items = guided.all(6).toList();
      assertThat(items).isNotEmpty().allMatch(item -> item.getClass() == Item.class);
      assertThat(items).extracting(Item::kind).containsOnly(Kind.FANCY);
      assertThat(Item.made - before).isEqualTo(items.size());
      Tree tree = Space.of(Tree.class)
          .suchThat(Tree::isSearchTree)
          .sized(20)
          .uniform(Figures.seed(1))
          .next();
      assertThat(tree.getClass()).isEqualTo(Tree.Node.class);
      assertThat(((Tree.Node) tree).left()).isInstanceOf(Tree.class);
    }
  }

  @Nested
  class Fallbacks {
    static final class Written implements Condition<Tree> {
      private static final long serialVersionUID = 1L;

      @Override
      public boolean test(Tree tree) {
        return tree.isSearchTree();
      }
    }

    @Test
    void anObjectThatIsNoLambdaSeesWholeValues() {
      Guided<Tree> guided = Space.of(Tree.class).suchThat(new Written());
      assertThat(guided.mode()).isEqualTo(Guided.Mode.WHOLE);
      assertThat(guided.remark())
          .contains("sees complete values only", "not a lambda or method reference");
      assertThat(guided.count(13)).isEqualTo(12);
    }

    @Test
    void aLambdaThatCapturesWhatCannotBeCopiedSeesWholeValues() {
      Predicate<Tree> captured = Tree::isSearchTree;
      Thread thread = Thread.currentThread();
      Guided<Tree> guided =
          Space.of(Tree.class).suchThat(tree -> captured.test(tree) && thread.isAlive());
      assertThat(guided.mode()).isEqualTo(Guided.Mode.WHOLE);
      assertThat(guided.count(13)).isEqualTo(12);
    }
  }
}
