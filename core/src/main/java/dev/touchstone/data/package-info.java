/** Plain data as text: the one format of frames, adapters and files. */
@NullMarked
package dev.touchstone.data;

import org.jspecify.annotations.NullMarked;
