package dev.touchstone.space;

import java.math.BigInteger;
import org.apiguardian.api.API;

/**
 * The address of a value in a space.
 *
 * @param size its size
 * @param index its position among the values of that size
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
public record SizedIndex(int size, BigInteger index) {}
