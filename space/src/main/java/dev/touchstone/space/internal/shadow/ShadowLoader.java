package dev.touchstone.space.internal.shadow;

import dev.touchstone.Gen;
import dev.touchstone.random.Node;
import dev.touchstone.space.Space;
import dev.touchstone.space.internal.count.Hole;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.SoftReference;
import java.net.URL;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Loads user classes a second time, with records that decide their components when they are read.
 *
 * <p>Classes of the JDK and of Touchstone are those of the parent, so that both sides understand each
 * other; every other class is defined anew from its class file. Static initialisers of such classes
 * run again, on the first search that needs them. A copy has the code source of its original.
 */
final class ShadowLoader extends ClassLoader {
  private static final Set<String> OUR_ROOTS = Stream.of(Space.class, Gen.class, Node.class)
      .map(ShadowLoader::root)
      .collect(Collectors.toSet());
  private static final Set<String> OUR_PACKAGES = Stream.of(Space.class, Gen.class, Node.class)
      .map(Class::getPackageName)
      .collect(Collectors.toSet());
  private static final Map<ClassLoader, SoftReference<ShadowLoader>> LOADERS = new WeakHashMap<>();

  static {
    registerAsParallelCapable();
  }

  private final ClassLoader origin;
  private final Outlines outlines = new Outlines(this);

  private ShadowLoader(ClassLoader origin) {
    super("touchstone-shadow", origin);
    this.origin = origin;
    Module here = ShadowLoader.class.getModule();
    here.addExports(ShadowLoader.class.getPackageName(), getUnnamedModule());
    here.addExports(Hole.class.getPackageName(), getUnnamedModule());
  }

  static ShadowLoader of(ClassLoader origin) {
    synchronized (LOADERS) {
      SoftReference<ShadowLoader> known = LOADERS.get(origin);
      ShadowLoader loader = known == null ? null : known.get();
      if (loader == null) {
        loader = new ShadowLoader(origin);
        LOADERS.put(origin, new SoftReference<>(loader));
      }
      return loader;
    }
  }

  private static String root(Class<?> type) {
    String path = type.getName().replace('.', '/') + ".class";
    URL url = type.getClassLoader().getResource(path);
    return url == null ? "" : root(url, path);
  }

  private static String root(URL url, String path) {
    String text = url.toString();
    return text.substring(0, text.length() - path.length());
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known == null) {
        byte[] code = own(name);
        Class<?> original = origin.loadClass(name);
        known = code == null
            ? original
            : defineClass(name, code, 0, code.length, original.getProtectionDomain());
      }
      return known;
    }
  }

  /** Returns whether a class is the same on both sides; what has no class file of its own is not. */
  boolean shares(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null
        || loader == getPlatformClassLoader()
        || (!type.isHidden() && !type.isArray() && url(type.getName()) == null);
  }

  private byte @Nullable [] own(String name) throws ClassNotFoundException {
    byte[] code = read(name);
    return code == null ? null : new Rewriting(outlines).rewrite(code);
  }

  /** Returns the class file of a class that is loaded anew, or null. */
  byte @Nullable [] read(String name) throws ClassNotFoundException {
    URL url = url(name);
    if (url == null) {
      return null;
    }
    try (InputStream in = url.openStream()) {
      return in.readAllBytes();
    } catch (IOException unreadable) {
      throw new ClassNotFoundException(name, unreadable);
    }
  }

  private @Nullable URL url(String name) {
    String path = name.replace('.', '/') + ".class";
    URL url = origin.getResource(path);
    return url == null || url.getProtocol().equals("jrt") || ours(name, root(url, path))
        ? null
        : url;
  }

  private static boolean ours(String name, String root) {
    String inside = name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "";
    return OUR_ROOTS.contains(root)
        && OUR_PACKAGES.stream()
            .anyMatch(ours -> inside.equals(ours)
                || inside.startsWith(ours + ".internal")
                || inside.startsWith(ours + ".choice")
                || inside.startsWith(ours + ".data"));
  }
}
