/** Examples as a document, and the document in several formats. */
@NullMarked
package dev.touchstone.examples.internal.render;

import org.jspecify.annotations.NullMarked;
