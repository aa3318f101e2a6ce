package dev.touchstone;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Draws a text, or a character, over the given characters only.
 *
 * <p>A minus between two characters stands for all characters between them: {@code @Chars("a-z_")}.
 * First or last, it stands for itself.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Chars {
  /** Returns the characters. */
  String value();
}
