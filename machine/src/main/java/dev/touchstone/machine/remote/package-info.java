/** Systems outside the JVM: processes over pipes, services over HTTP. */
@NullMarked
package dev.touchstone.machine.remote;

import org.jspecify.annotations.NullMarked;
