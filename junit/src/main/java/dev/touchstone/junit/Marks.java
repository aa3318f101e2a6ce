package dev.touchstone.junit;

import java.lang.reflect.AnnotatedElement;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.support.hierarchical.Node.SkipResult;

/** Reads the plain annotations of Jupiter on classes and methods. */
final class Marks {
  private Marks() {}

  static String displayName(AnnotatedElement element, String otherwise) {
    return AnnotationSupport.findAnnotation(element, DisplayName.class)
        .map(name -> name.value().strip())
        .filter(name -> !name.isEmpty())
        .orElse(otherwise);
  }

  /** Returns the tags of an element and of all that is around it. */
  static Set<TestTag> tags(AnnotatedElement element, Optional<TestDescriptor> parent) {
    Set<TestTag> tags = new LinkedHashSet<>();
    parent.ifPresent(above -> tags.addAll(above.getTags()));
    for (Tag tag : AnnotationSupport.findRepeatableAnnotations(element, Tag.class)) {
      if (TestTag.isValid(tag.value())) {
        tags.add(TestTag.create(tag.value()));
      }
    }
    return tags;
  }

  static SkipResult skipped(AnnotatedElement element) {
    Optional<Disabled> disabled = AnnotationSupport.findAnnotation(element, Disabled.class);
    if (disabled.isEmpty()) {
      return SkipResult.doNotSkip();
    }
    String reason = disabled.get().value();
    return SkipResult.skip(reason.isEmpty() ? element + " is @Disabled" : reason);
  }
}
