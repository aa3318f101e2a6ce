package dev.touchstone.junit;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.reporting.ReportEntry;

/**
 * What our own engine puts around a property.
 *
 * @param context the classes around it
 * @param test the property
 * @param instances the test instance and those around it
 */
record EngineSurroundings(EngineContext context, TestDescriptor test, List<Object> instances)
    implements Surroundings {
  @Override
  public boolean oneInstance() {
    return context.oneInstance();
  }

  @Override
  public Optional<String> parameter(String name) {
    return context.parameters().get(name);
  }

  @Override
  public String displayName() {
    return test.getDisplayName();
  }

  @Override
  public boolean interrupted() {
    return false;
  }

  @Override
  public String invocation() {
    return "";
  }

  @Override
  public void publish(String text) {
    context.listener().reportingEntryPublished(test, ReportEntry.from("touchstone", text));
  }

  @Override
  public void invoke(Method method, Object instance) {
    throw new IllegalProperty(PropertyMethod.name(method)
        + " has parameters that only Jupiter supplies; remove them, or let the properties of the"
        + " class return nothing");
  }

  @Override
  public Object construct(Constructor<?> constructor, @Nullable Object outer) {
    return Constructed.of(constructor.getDeclaringClass(), outer);
  }
}
