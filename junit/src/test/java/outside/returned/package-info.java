/** Found by the name of the package. */
@NullMarked
package outside.returned;

import org.jspecify.annotations.NullMarked;
