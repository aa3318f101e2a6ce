package dev.touchstone;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Draws one of the listed values; shrinks towards the first.
 *
 * <p>Values are written as text: numbers, {@code true} and {@code false}, characters, texts, and
 * names of enum constants. In front of an array it stands for the elements.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface OneOf {
  /** Returns the values as text. */
  String[] value();
}
