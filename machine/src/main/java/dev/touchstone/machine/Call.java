package dev.touchstone.machine;

import java.util.List;
import org.apiguardian.api.API;
import org.jspecify.annotations.Nullable;

/**
 * One line of a script: a command, its arguments, and the variable that holds the result.
 *
 * @param variable the variable's number: the position of the call in its script, from zero
 * @param number the command's number in the order of declaration, from zero
 * @param command the command's name
 * @param arguments the arguments as the model sees them: symbols stand for results
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
public record Call(int variable, int number, String command, List<@Nullable Object> arguments) {}
