package dev.touchstone.examples;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a JUnit test whose examples must be those of a file.
 *
 * <pre>{@code
 * @ExampleSnapshot("src/test/examples/bank.examples")
 * void bank(ExampleCheck examples) {
 *   examples.verify(new BankModel());
 * }
 * }</pre>
 *
 * @since 0.1
 */
@API(status = API.Status.EXPERIMENTAL, since = "0.1")
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Test
@ExtendWith(ExampleCheckParameter.class)
public @interface ExampleSnapshot {
  /** Returns the file; a relative name starts at the working folder. */
  String value();
}
