package dev.touchstone.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.junit.jupiter.api.extension.TestInstancePostProcessor;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.testkit.engine.EngineExecutionResults;

class ExtensionTests {
  private static final List<String> LOG = Collections.synchronizedList(new ArrayList<>());

  @BeforeEach
  void clear() {
    LOG.clear();
  }

  /** Marks what the extension below gives a stand-in for, as libraries of mocks do. */
  @Target({ElementType.PARAMETER, ElementType.FIELD})
  @Retention(RetentionPolicy.RUNTIME)
  @interface StandIn {}

  static final class StandIns
      implements ParameterResolver, TestInstancePostProcessor, InvocationInterceptor {
    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
      return parameter.isAnnotated(StandIn.class);
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
      LOG.add("resolved");
      return standIn(parameter.getParameter().getType());
    }

    @Override
    public void postProcessTestInstance(Object instance, ExtensionContext context)
        throws IllegalAccessException {
      for (Field field : instance.getClass().getDeclaredFields()) {
        if (field.isAnnotationPresent(StandIn.class)) {
          field.setAccessible(true);
          field.set(instance, standIn(field.getType()));
        }
      }
    }

    @Override
    public void interceptTestTemplateMethod(
        Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> call,
        ExtensionContext context)
        throws Throwable {
      LOG.add("around");
      invocation.proceed();
      LOG.add("done");
    }

    private static Object standIn(Class<?> type) {
      InvocationHandler handler = (proxy, method, arguments) -> "stand-in";
      return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, handler);
    }
  }

  @ExtendWith(StandIns.class)
  static class StandInTestCase {
    @StandIn
    Supplier<String> injected;

    Set<Object> seen = ConcurrentHashMap.newKeySet();

    @Property
    void uses(@StandIn Supplier<String> before, @ForAll int n, @TempDir Path folder) {
      seen.add(System.identityHashCode(before));
      assertEquals("stand-in", before.get());
      assertEquals("stand-in", injected.get());
      assertEquals(1, seen.size());
      assertEquals(true, Files.isDirectory(folder));
    }
  }

  @Nested
  class OtherExtensions {
    @Test
    void giveTheirParametersOnceForAllCases() {
      Runs.green(Runs.of(StandInTestCase.class));
      assertThat(LOG).containsExactly("resolved", "around", "done");
    }
  }

  static class MarkedTestCase {
    @Property
    @Disabled("not today")
    void disabled(@ForAll int n) {
      throw new AssertionError("was run");
    }

    @Property
    @Tag("slow")
    void tagged(@ForAll int n) {}

    @Property(cases = 1_000_000_000)
    @Timeout(value = 200, unit = TimeUnit.MILLISECONDS)
    void late(@ForAll int n) throws InterruptedException {
      Thread.sleep(1);
    }
  }

  @Nested
  class MarksOfJUnit {
    @Test
    void disable() {
      Runs.of(MarkedTestCase.class, "disabled")
          .allEvents()
          .assertStatistics(events -> events.skipped(1).failed(0));
    }

    @Test
    void tag() {
      EngineExecutionResults results = Runs.green(Runs.of(MarkedTestCase.class, "tagged"));
      TestDescriptor test = results.testEvents().succeeded().list().get(0).getTestDescriptor();
      assertThat(test.getTags()).contains(TestTag.create("slow"));
    }

    @Test
    void limitTheTimeOfAllCasesTogether() {
      assertThat(Runs.failure(Runs.of(MarkedTestCase.class, "late")).toString())
          .contains("TimeoutException");
    }
  }

  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @Property(cases = 7)
  @Tag("quick")
  @interface QuickProperty {}

  static class ComposedTestCase {
    static int cases;

    @QuickProperty
    void counts(@ForAll int n) {
      cases++;
    }
  }

  @Nested
  class AComposedAnnotation {
    @Test
    void worksLikeItsParts() {
      ComposedTestCase.cases = 0;
      EngineExecutionResults results = Runs.green(Runs.of(ComposedTestCase.class));
      assertThat(ComposedTestCase.cases).isEqualTo(7);
      assertThat(
              results.testEvents().succeeded().list().get(0).getTestDescriptor().getTags())
          .contains(TestTag.create("quick"));
    }
  }

  static class ParallelTestCase {
    static final CountDownLatch BOTH = new CountDownLatch(2);

    private static void meet() throws InterruptedException {
      BOTH.countDown();
      assertEquals(true, BOTH.await(20, TimeUnit.SECONDS));
    }

    @Property
    void one(@ForAll int n) throws InterruptedException {
      meet();
    }

    @Property
    void other(@ForAll int n) throws InterruptedException {
      meet();
    }
  }

  @Nested
  class ParallelExecution {
    @Test
    void runsPropertiesAtTheSameTime() {
      Map<String, String> parallel = Map.of(
          "junit.jupiter.execution.parallel.enabled", "true",
          "junit.jupiter.execution.parallel.mode.default", "concurrent",
          "junit.jupiter.execution.parallel.config.strategy", "fixed",
          "junit.jupiter.execution.parallel.config.fixed.parallelism", "2");
      Runs.green(Runs.of(parallel, selectClass(ParallelTestCase.class)))
          .testEvents()
          .assertStatistics(events -> events.succeeded(2));
    }
  }

  abstract static class LawsOf<T> {
    static Class<?> seen;

    @Property
    void equalsItself(@ForAll T value) {
      assertNotNull(value);
      seen = value.getClass();
      assertEquals(value, value);
    }
  }

  static class StringLawsTestCase extends LawsOf<String> {}

  @Nested
  class AnInheritedProperty {
    @Test
    void drawsWhatItsTypeVariableStandsFor() {
      Runs.green(Runs.of(StringLawsTestCase.class));
      assertThat(LawsOf.seen).isEqualTo(String.class);
    }
  }
}
