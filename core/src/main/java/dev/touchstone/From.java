package dev.touchstone;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Draws the values of a generator that a method returns.
 *
 * <p>The name is that of a static method without parameters, of the class where the annotation
 * stands or one around it, or {@code Type#method} for another class. It returns a {@link Gen}, and
 * is called when the generator is derived, once for all its values. In front of an array it stands
 * for the array.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface From {
  /** Returns the name of the method. */
  String value();
}
