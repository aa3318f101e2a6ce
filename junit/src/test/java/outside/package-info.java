/** What a user has, outside our module. */
@NullMarked
package outside;

import org.jspecify.annotations.NullMarked;
