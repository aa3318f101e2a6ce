package dev.touchstone.samples.lessons;

import dev.touchstone.Claim;
import dev.touchstone.Gen;
import dev.touchstone.Verdict;
import dev.touchstone.random.Seed;
import java.util.ArrayList;
import java.util.List;

/**
 * Lesson 5: draw one thing after another.
 *
 * <p>Some values depend on others: a booking ends after it begins, a seat is one of those that the
 * train has. Inside {@code Gen.draw} a generator is ordinary code: it draws, decides, loops, and
 * draws again from what it knows by then.
 *
 * <p>Nothing is lost by that. Every draw is recorded, and shrinking edits the record and runs the
 * code again, so each candidate keeps the rules that the code keeps: no booking is ever shrunk into
 * one that ends before it begins.
 */
public final class Lesson05Drawing {
  private Lesson05Drawing() {}

  /** A seat from one stop to a later one. */
  record Booking(int seat, int from, int to) {}

  /** A train and its bookings. */
  record Train(int seats, int stops, List<Booking> bookings) {}

  // region draw
  static Gen<Train> trains() {
    return Gen.draw(source -> {
      int seats = source.integer(1, 50);
      int stops = source.integer(2, 20);
      List<Booking> bookings = new ArrayList<>();
      source.repeat(0, 10, round -> {
        int from = source.integer(0, stops - 2);
        int to = source.integer(from + 1, stops - 1);
        return bookings.add(new Booking(source.integer(0, seats - 1), from, to));
      });
      return new Train(seats, stops, bookings);
    });
  }
  // endregion

  /** Refuses two bookings of one seat that begin together; forgets those that merely overlap. */
  static boolean accepts(List<Booking> bookings) {
    return bookings.stream()
            .map(booking -> List.of(booking.seat(), booking.from()))
            .distinct()
            .count()
        == bookings.size();
  }

  private static boolean overlap(Booking one, Booking two) {
    return one.seat() == two.seat() && one.from() < two.to() && two.from() < one.to();
  }

  private static boolean nobodyStands(Train train) {
    List<Booking> bookings = train.bookings();
    for (int i = 0; i < bookings.size(); i++) {
      for (int j = i + 1; j < bookings.size(); j++) {
        if (overlap(bookings.get(i), bookings.get(j))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Prints the smallest train on which two passengers want one seat. */
  public static void main(String[] arguments) {
    // region check
    Verdict verdict = Claim.forAll(
            trains(), train -> !accepts(train.bookings()) || nobodyStands(train))
        .names("train")
        .label("accepted bookings leave nobody standing")
        .cases(1_000)
        .seed(Seed.of(5))
        .check();
    System.out.println(verdict.report());
    // endregion
  }
}
