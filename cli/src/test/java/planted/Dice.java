package planted;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Draws randomness in every forbidden way, one for each class. */
class Dice {
  static class Old {
    Random random = new Random();
  }

  static class Seeded {
    Random random = new Random(1);
  }

  static class Reference {
    Supplier<Random> random = Random::new;
  }

  static class Splittable {
    SplittableRandom random = new SplittableRandom(1);
  }

  static class Secure {
    SecureRandom random = new SecureRandom();
  }

  static class Arithmetic {
    double random = Math.random();
  }

  static class Local {
    int random = ThreadLocalRandom.current().nextInt();
  }

  static class Default {
    RandomGenerator random = RandomGenerator.getDefault();
  }

  static class Shuffled {
    List<Integer> random = new ArrayList<>(List.of(1, 2));

    Shuffled() {
      Collections.shuffle(random);
    }
  }

  static class Identity {
    UUID random = UUID.randomUUID();
  }
}
