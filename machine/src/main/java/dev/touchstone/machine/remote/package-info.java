/** Systems outside the JVM: processes over pipes, servers over TCP, services over HTTP. */
@NullMarked
package dev.touchstone.machine.remote;

import org.jspecify.annotations.NullMarked;
