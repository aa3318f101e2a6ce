package dev.touchstone.rank;

import org.apiguardian.api.API;

/**
 * An inferred bug: a failure set that no others explain, and a test that shows it.
 *
 * @param witness the smallest test found
 * @param failing the programs that have the bug
 * @param <T> what tests are
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Bug<T>(T witness, FailureSet failing) {}
