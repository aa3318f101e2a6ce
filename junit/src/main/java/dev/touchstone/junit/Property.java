package dev.touchstone.junit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.apiguardian.api.API;
import org.junit.jupiter.api.TestTemplate;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks a test method that must hold for all values of its {@link ForAll} parameters.
 *
 * <pre>{@code
 * @Property
 * void reversingTwiceChangesNothing(@ForAll List<Integer> xs) {
 *   assertEquals(xs, reversed(reversed(xs)));
 * }
 * }</pre>
 *
 * <p>To Jupiter the property is one test: life-cycle methods, tags, conditions and extensions act on
 * it once, around all its cases. The other parameters come from other extensions, once, and are the
 * same in every case.
 *
 * <p>The method may also return a {@link dev.touchstone.Claim}, several of them, or a {@code boolean}.
 * Jupiter does not run such methods; an engine that comes with this artifact does, with life-cycle
 * methods but without extensions. To check claims where there are extensions, take a parameter of type
 * {@link Checks}.
 *
 * <p>What is left at its default here is taken from JUnit's configuration parameter {@code
 * touchstone.NAME}, where a system property will do, then from the environment variable {@code
 * TOUCHSTONE_NAME}. May be used as a meta-annotation.
 *
 * @since 0.1
 */
@API(status = API.Status.STABLE, since = "0.1")
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@TestTemplate
@ExtendWith(PropertyExtension.class)
public @interface Property {
  /** Returns how many cases are run; 0 leaves it to the configuration, then 100. */
  int cases() default 0;

  /** Returns the greatest size of a case; -1 leaves it to the configuration, then 100. */
  int maxSize() default -1;

  /** Returns the seed; "" leaves it to the configuration, then a fresh one is made. */
  String seed() default "";

  /** Returns how many failing cases per way of failing are looked for; 0 as above, then 1. */
  int failures() default 0;

  /** Returns how often each case must pass; 0 leaves it to the configuration, then 1. */
  int always() default 0;

  /** Returns how many cases may be discarded per case that counts; 0 as above, then 10. */
  int maxDiscards() default 0;

  /**
   * Returns how many threads run cases; 0 leaves it to the configuration, then 1.
   *
   * <p>With more than one, cases share the test instance unless each has its own.
   */
  int threads() default 0;

  /** Returns a limit on the time for all cases, such as {@code 30 s}; the cases so far count. */
  String within() default "";

  /** Returns a limit on the time of one case, such as {@code 500 ms}. */
  String caseTimeout() default "";

  /** Returns whether cases run on a thread of their own, left behind if one never ends. */
  boolean apart() default false;

  /** Returns whether a failing case is made smaller. */
  boolean shrink() default true;

  /** Returns whether every asked coverage is decided by a sequential test. */
  boolean checkCoverage() default false;

  /** Returns the name of the {@link dev.touchstone.CaseHost} that runs the cases, or "". */
  String host() default "";

  /** Returns the folder that failing cases are kept in, or {@code off}. */
  String database() default "";

  /**
   * Returns whether each case has a test instance of its own.
   *
   * <p>Such an instance is only constructed: what Jupiter does once per test, such as {@code
   * BeforeEach} methods and injected fields, stays with the instance of the whole property.
   */
  boolean freshInstance() default false;
}
