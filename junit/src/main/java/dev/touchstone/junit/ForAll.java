package dev.touchstone.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Marks a parameter of a {@link Property} that Touchstone draws anew for every case.
 *
 * <p>The values are found by the type and its annotations, such as {@link dev.touchstone.Range},
 * {@link dev.touchstone.Size} and {@link dev.touchstone.From}.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PARAMETER, ElementType.ANNOTATION_TYPE})
public @interface ForAll {}
