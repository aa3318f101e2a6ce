package planted.cli;

import planted.laws.Law;

/** Prints and reaches down, as the command may. */
class Prints {
  Law law = new Law();

  void print() {
    System.out.println(law);
  }
}
