package dev.touchstone.cli.child;

import java.lang.reflect.Method;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The methods of the properties that are running, by which a stack tells whose it is; of any thread. */
final class RunningMethods {
  private final Map<String, Method> byKey = new ConcurrentHashMap<>();

  void add(String key, Method method) {
    byKey.put(key, method);
  }

  void remove(String key) {
    byKey.remove(key);
  }

  /** Returns the method of a property that is running. */
  Optional<Method> method(String key) {
    return Optional.ofNullable(byKey.get(key));
  }

  /** Returns the property whose method is called last in a stack, or "". */
  String in(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      for (Map.Entry<String, Method> running : byKey.entrySet()) {
        Method method = running.getValue();
        if (method.getDeclaringClass().getName().equals(frame.getClassName())
            && method.getName().equals(frame.getMethodName())) {
          return running.getKey();
        }
      }
    }
    return "";
  }
}
