package planted.random;

import java.security.SecureRandom;

/** Draws a fresh seed where it is allowed. */
public class Seed {
  SecureRandom random = new SecureRandom();
}
