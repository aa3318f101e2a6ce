package dev.touchstone;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Draws {@code null} too; it is the simplest value.
 *
 * <p>Any annotation of this simple name that is kept at run time, such as that of JSpecify, means
 * the same.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE_USE, ElementType.PARAMETER, ElementType.RECORD_COMPONENT})
public @interface Nullable {}
