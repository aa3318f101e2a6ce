package dev.touchstone.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;

/**
 * Marks a method that runs after every case of every {@link Property} of its class.
 *
 * <p>It runs however the case ended, and for cases that are shrunk or replayed, too. Methods of
 * superclasses and enclosing classes go last. If it throws, the case fails.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
public @interface AfterCase {}
