package dev.touchstone;

import dev.touchstone.choice.BranchDomain;
import dev.touchstone.choice.IntegerDomain;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.zone.ZoneOffsetTransition;

/** Draws points in time in a zone, some of them close to a change of the zone's clock. */
final class ZonedTimes implements Gen<ZonedDateTime> {
  private static final BranchDomain PLAIN_OR_CLOSE = BranchDomain.weighted(7, 1);
  private static final IntegerDomain TWO_HOURS = IntegerDomain.of(-7_200, 7_200);

  private final Gen<Instant> instants;
  private final Gen<ZoneId> zones = Times.zones();
  private final Instant low;
  private final Instant high;

  ZonedTimes(Gen<Instant> instants, Instant low, Instant high) {
    this.instants = instants;
    this.low = low;
    this.high = high;
  }

  @Override
  public ZonedDateTime generate(Source source) {
    Instant instant = instants.generate(source);
    ZoneId zone = zones.generate(source);
    boolean close = source.branch(PLAIN_OR_CLOSE, PLAIN_OR_CLOSE) == 1;
    return (close ? close(source, instant, zone) : instant).atZone(zone);
  }

  private Instant close(Source source, Instant instant, ZoneId zone) {
    long seconds = source.draw(TWO_HOURS);
    ZoneOffsetTransition next = zone.getRules().nextTransition(instant);
    if (next == null) {
      return instant;
    }
    Instant moved = next.getInstant().plusSeconds(seconds);
    return moved.isBefore(low) ? low : moved.isAfter(high) ? high : moved;
  }
}
