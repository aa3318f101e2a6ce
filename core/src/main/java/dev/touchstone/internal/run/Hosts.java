package dev.touchstone.internal.run;

import dev.touchstone.CaseHost;
import dev.touchstone.NoCaseHost;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeSet;

/** Finds hosts of cases, which are asked for by name alone. */
public final class Hosts {
  private static final Map<String, String> SUPPLIERS =
      Map.of("controlled", "dev.touchstone:touchstone-schedule");

  private Hosts() {}

  /** Returns the host with a name. */
  public static CaseHost named(String name) {
    TreeSet<String> others = new TreeSet<>();
    for (CaseHost host : ServiceLoader.load(CaseHost.class)) {
      if (host.name().equals(name)) {
        return host;
      }
      others.add(host.name());
    }
    String supplier = SUPPLIERS.get(name);
    String add = supplier == null
        ? "add the dependency that provides it, or name one of " + others
        : "add the dependency " + supplier;
    throw new NoCaseHost("there is no host '" + name + "' for cases; " + add);
  }
}
