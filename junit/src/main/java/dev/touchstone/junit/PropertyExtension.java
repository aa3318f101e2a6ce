package dev.touchstone.junit;

import static org.junit.platform.commons.support.AnnotationSupport.isAnnotated;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContext;
import org.junit.jupiter.api.extension.TestTemplateInvocationContextProvider;

/**
 * Makes a property a test template with a single invocation.
 *
 * <p>The loop over the cases takes the place of the method call inside that invocation, so whatever
 * Jupiter and other extensions do around a test they do once, around all cases.
 */
final class PropertyExtension implements TestTemplateInvocationContextProvider {
  @Override
  public boolean supportsTestTemplate(ExtensionContext context) {
    return isAnnotated(context.getTestMethod(), Property.class);
  }

  @Override
  public Stream<TestTemplateInvocationContext> provideTestTemplateInvocationContexts(
      ExtensionContext context) {
    return Stream.of(new PropertyLoop(context.getDisplayName(), new AtomicBoolean()));
  }
}
