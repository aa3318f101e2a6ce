package dev.touchstone.examples.internal;

import dev.touchstone.choice.Choices;
import dev.touchstone.machine.ModelError;
import dev.touchstone.machine.internal.Execution;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A script that was tried, and how it went.
 *
 * @param drawn the script
 * @param run the run, where it passed
 * @param sightings what the run shows
 * @param failed the execution, where it failed
 * @param error what was wrong with the model, where something was
 * @param recorded the choices it was drawn by
 * @param size the size it was drawn under
 */
record Tried(
    Drawn drawn,
    @Nullable Run run,
    List<Sighting> sightings,
    @Nullable Execution failed,
    @Nullable ModelError error,
    @Nullable Choices recorded,
    int size) {
  Tried with(Choices choices, int drawnSize) {
    return new Tried(drawn, run, sightings, failed, error, choices, drawnSize);
  }

  Choices choices() {
    return Objects.requireNonNull(recorded);
  }

  Run passed() {
    return Objects.requireNonNull(run);
  }

  boolean shows(Feature feature) {
    return sighting(feature) != null;
  }

  @Nullable
  Sighting sighting(Feature feature) {
    for (Sighting sighting : sightings) {
      if (sighting.feature().equals(feature)) {
        return sighting;
      }
    }
    return null;
  }
}
