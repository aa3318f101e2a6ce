package dev.touchstone.laws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a JUnit test whose laws must be those of a law file.
 *
 * <pre>{@code
 * @LawSnapshot("src/test/laws/deque.laws")
 * void deque(Snapshot snapshot) {
 *   snapshot.verify(Laws.of(ArrayDeque.class).discover());
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
@ExtendWith(SnapshotParameter.class)
public @interface LawSnapshot {
  /** Returns the law file; a relative name starts at the working folder. */
  String value();
}
