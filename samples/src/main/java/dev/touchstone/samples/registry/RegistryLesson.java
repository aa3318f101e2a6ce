package dev.touchstone.samples.registry;

/**
 * The steps by which a model of the registry becomes right: each finds what the next one states.
 *
 * <p>After Hughes, QuickCheck Testing for Fun and Profit (2007), section 6.
 */
public final class RegistryLesson {
  private RegistryLesson() {}

  /** Returns a model that expects no exception at all. */
  public static RegistryModel unjudged() {
    return new Unjudged();
  }

  /** Returns a model that unregisters only what is registered, and expects no exception. */
  public static RegistryModel unregisterExcused() {
    return new UnregisterExcused();
  }

  /** Returns a model that believes a refused registration takes place. */
  public static RegistryModel wrongNext() {
    return new WrongNext(false);
  }

  /** Returns a model that believes a refused registration takes place, and unregisters, too. */
  public static RegistryModel wrongNextWithUnregister() {
    return new WrongNext(true);
  }

  /** Returns a right model of a registry whose processes may stop. */
  public static RegistryModel withStop() {
    return new WithStop();
  }

  private static final class Unjudged extends RegistryModel {
    Unjudged() {
      super(true);
      spawn();
      register().next((s, v, name, p) -> s.with(name, p));
      unregister().next((s, v, name) -> s.without(name));
      command("whereis").args(NAME).run(Registry::whereis);
    }
  }

  private static final class UnregisterExcused extends RegistryModel {
    UnregisterExcused() {
      super(true);
      spawn();
      register().next((s, v, name, p) -> s.with(name, p));
      unregister().pre((s, name) -> s.has(name)).next((s, v, name) -> s.without(name));
    }
  }

  private static final class WrongNext extends RegistryModel {
    WrongNext(boolean unregisters) {
      super(true);
      spawn();
      register()
          .next((s, v, name, p) -> s.with(name, p))
          .post((s, name, p, result) -> refused(result) == s.taken(name, p));
      if (unregisters) {
        unregister()
            .next((s, v, name) -> s.without(name))
            .post((s, name, result) -> refused(result) != s.has(name));
      }
    }
  }

  private static final class WithStop extends RegistryModel {
    WithStop() {
      super(true);
      spawn();
      register()
          .next((s, v, name, p) -> s.taken(name, p) || s.dead().contains(p) ? s : s.with(name, p))
          .post((s, name, p, result) -> refused(result) == s.taken(name, p));
      unregister()
          .next((s, v, name) -> s.without(name))
          .post((s, name, result) -> refused(result) != s.has(name));
      whereis();
      stop();
    }
  }
}
