package dev.touchstone.cli.child;

import dev.touchstone.Verdict;
import java.io.IOException;
import java.util.Map;

/** Something a model states by itself, named like a method of its class. */
interface Stated {
  /** Returns the name the failure database knows it by. */
  String id();

  /** Returns the name to check it by. */
  String name();

  /** Runs it, tells its verdict, and returns whether there is nothing to complain about. */
  boolean holds(Map<String, String> parameters) throws ReflectiveOperationException, IOException;

  /** Returns a test that runs a failing case again. */
  String asTest(Verdict.Falsified falsified);
}
