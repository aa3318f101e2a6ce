package dev.touchstone;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Draws a number, a character, a date or a time between two ends, both included.
 *
 * <p>Whole ends are given as numbers, other ends as decimal text: {@code @Range(min = 1, max = 6)},
 * {@code @Range(from = "0.5", to = "1e300")}. Ends of dates, times and lengths of time are text in the
 * form that their class reads: {@code @Range(from = "2024-01-01", to = "2024-12-31")}. An end left out is
 * that of the type. In front of an array it stands for the elements.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Range {
  /** Returns the least value, where it is whole. */
  long min() default Long.MIN_VALUE;

  /** Returns the greatest value, where it is whole. */
  long max() default Long.MAX_VALUE;

  /** Returns the least value as text; the empty text means {@link #min}. */
  String from() default "";

  /** Returns the greatest value as text; the empty text means {@link #max}. */
  String to() default "";
}
