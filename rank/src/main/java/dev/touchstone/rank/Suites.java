package dev.touchstone.rank;

import java.nio.file.Path;
import java.util.List;
import org.apiguardian.api.API;

/**
 * Suites of tests that were handed in, and what it takes to compile and run them.
 *
 * @param submissions the suites: source folders, class folders, jars and zips, each with an id
 * @param runner runs the tests; it has a public constructor without parameters
 * @param libraries the jars and folders of the runner and of what tests are written with
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Suites(
    Submissions submissions, Class<? extends SuiteRunner> runner, List<Path> libraries) {
  /** Copies the list. */
  public Suites {
    libraries = List.copyOf(libraries);
  }
}
