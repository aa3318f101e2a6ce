package dev.touchstone.space;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Says what a record adds to the size of a value besides its components, or an enum constant; one
 * where nothing is said.
 *
 * <p>On an enum it stands for each constant that has none of its own.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.FIELD})
public @interface Cost {
  /** Returns the cost, zero or more. */
  int value();
}
