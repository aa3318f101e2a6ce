package dev.touchstone.space;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Draws a value from the space of its type, uniform at each size, under a condition if one is named.
 *
 * <pre>{@code
 * @Property
 * void deletingKeepsOrder(@ForAll @Uniform(where = "isBst", size = 30) Tree tree) { ... }
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Uniform {
  /**
   * Returns the name of the condition: a method without parameters of the type, or a static method of
   * the type or of the class that holds this annotation with the value as its parameter. Empty for all
   * values.
   */
  String where() default "";

  /** Returns the greatest size. */
  int size() default 20;

  /** Returns the least size. */
  int least() default 0;
}
