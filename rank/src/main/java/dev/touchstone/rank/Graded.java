package dev.touchstone.rank;

import org.apiguardian.api.API;

/**
 * Suites of tests, graded by the bugs of ranked submissions.
 *
 * @param ranked the submissions and their bugs
 * @param suites the grades of the suites
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Graded(Ranked ranked, SuiteGrades suites) {}
