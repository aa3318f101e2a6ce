package dev.touchstone.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Runs cases with given arguments before all others.
 *
 * <p>The methods have no parameters and return a stream, collection or array with one element per
 * case. They belong to the test class, one it extends, or one around it; {@code Type#method} names a
 * static method of another class. Where the property has one {@link ForAll} parameter, an element is
 * its value; where it has more, an element is an array or list with one value for each.
 * Numbers and characters are widened as in a call.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface ExamplesFrom {
  /** Returns the names of the methods. */
  String[] value();
}
