package dev.touchstone;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Draws a text, collection, map or array with a length between two bounds, both included.
 *
 * <p>The length of a text counts its characters (code points). In front of an array it stands for
 * the array; to bound both an array and its texts write {@code @Size(3) String @Size(2) []}.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Size {
  /** Returns the only length; left out where {@link #min} and {@link #max} say. */
  int value() default Integer.MIN_VALUE;

  /** Returns the least length. */
  int min() default 0;

  /** Returns the greatest length. */
  int max() default Integer.MAX_VALUE;
}
