package dev.touchstone.laws.internal.reflect;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads class files to see what a method may reach: the end of the JVM, files, sockets, threads, output.
 *
 * <p>Calls are followed through classes that do not belong to the JDK, as far as their files can be read;
 * a call of an interface is not followed, but code that makes a lambda or an object of an anonymous class
 * is taken to call it. What it finds is a reason to leave a method out before it is
 * ever run. Layout: The Java Virtual Machine Specification, chapters 4 and 6.
 */
final class CodeScan {
  private static final List<String[]> DENIED = List.of(
      new String[] {"java/lang/System.exit", "ends the JVM"},
      new String[] {"java/lang/Runtime.", "ends the JVM or starts programs"},
      new String[] {"java/lang/ProcessBuilder.", "starts programs"},
      new String[] {"java/lang/Thread.", "works with threads"},
      new String[] {"java/util/concurrent/Executor", "works with threads"},
      new String[] {"java/util/concurrent/ForkJoin", "works with threads"},
      new String[] {"java/util/concurrent/CompletableFuture.", "works with threads"},
      new String[] {"java/util/concurrent/locks/LockSupport.park", "waits for other threads"},
      new String[] {"java/lang/Object.wait", "waits for other threads"},
      new String[] {"java/lang/reflect/Method.invoke", "calls what cannot be seen"},
      new String[] {"java/lang/reflect/Constructor.newInstance", "calls what cannot be seen"},
      new String[] {"java/lang/invoke/MethodHandle.invoke", "calls what cannot be seen"},
      new String[] {"java/lang/System.out", "prints"},
      new String[] {"java/lang/System.err", "prints"},
      new String[] {"java/lang/System.in", "reads input"},
      new String[] {"java/lang/System.set", "changes the JVM"},
      new String[] {"java/nio/file/Files.", "opens files"},
      new String[] {"java/nio/channels/", "opens files or sockets"},
      new String[] {"java/io/File", "opens files"},
      new String[] {"java/io/RandomAccessFile.", "opens files"},
      new String[] {"java/net/Socket", "opens sockets"},
      new String[] {"java/net/ServerSocket", "opens sockets"},
      new String[] {"java/net/DatagramSocket", "opens sockets"},
      new String[] {"java/net/InetAddress.", "asks the network"},
      new String[] {"java/net/URL.", "opens sockets"},
      new String[] {"java/net/http/", "opens sockets"});

  private static final Pattern ANONYMOUS = Pattern.compile("\\$\\d+$");

  private final Map<String, Map<String, Set<String>>> read = new HashMap<>();

  /** Returns what a member must not do and may do, or "". */
  String finding(Member member) {
    if (!(member instanceof Executable code) || isJdk(member.getDeclaringClass())) {
      return "";
    }
    Class<?> start = member.getDeclaringClass();
    Set<String> seen = new HashSet<>();
    Deque<String> open = new ArrayDeque<>();
    open.add(start.getName().replace('.', '/') + "." + signature(code));
    while (!open.isEmpty()) {
      String next = open.poll();
      if (!seen.add(next)) {
        continue;
      }
      for (String[] denied : DENIED) {
        if (next.startsWith(denied[0])) {
          return denied[1] + " (" + next.replaceAll("\\(.*", "").replace('/', '.') + ")";
        }
      }
      int dot = next.lastIndexOf('.', next.indexOf('(') < 0 ? next.length() : next.indexOf('('));
      String type = next.substring(0, dot);
      Map<String, Set<String>> calls = calls(type, start.getClassLoader());
      open.addAll(calls.getOrDefault(next.substring(dot + 1), Set.of()));
      if (next.startsWith("<init>", dot + 1) && ANONYMOUS.matcher(type).find()) {
        calls.values().forEach(open::addAll);
      }
    }
    return "";
  }

  static boolean isJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  private static String signature(Executable code) {
    Class<?> result = code instanceof Method method ? method.getReturnType() : void.class;
    String name = code instanceof Constructor<?> ? "<init>" : code.getName();
    return name
        + MethodType.methodType(result, code.getParameterTypes()).toMethodDescriptorString();
  }

  private Map<String, Set<String>> calls(String type, @Nullable ClassLoader loader) {
    Map<String, Set<String>> known = read.get(type);
    if (known == null) {
      known = Map.of();
      if (loader != null && !type.startsWith("java/") && !type.startsWith("[")) {
        try (InputStream in = loader.getResourceAsStream(type + ".class")) {
          known = in == null ? Map.of() : new ClassFile(in.readAllBytes()).calls();
        } catch (IOException | RuntimeException unreadable) {
          known = Map.of();
        }
      }
      read.put(type, known);
    }
    return known;
  }

  /** The methods of one class file and what each refers to. */
  private static final class ClassFile {
    private static final int WIDE = 0xc4;
    private static final int TABLE_SWITCH = 0xaa;
    private static final int LOOKUP_SWITCH = 0xab;
    private static final int INVOKE_DYNAMIC = 0xba;
    /** The number of bytes after each opcode; the three above are treated apart. */
    private static final String OPERANDS = "0".repeat(16)
        + "12122"
        + "1".repeat(5)
        + "0".repeat(28)
        + "1".repeat(5)
        + "0".repeat(73)
        + "2"
        + "0".repeat(20)
        + "2".repeat(16)
        + "1"
        + "0".repeat(8)
        + "2".repeat(7)
        + "4421200220003"
        + "2244";

    private final DataInputStream in;
    private final Object[] pool;
    private final Map<String, byte[]> codes = new HashMap<>();
    private final List<int[]> bootstraps = new ArrayList<>();

    ClassFile(byte[] bytes) throws IOException {
      in = new DataInputStream(new ByteArrayInputStream(bytes));
      in.skipBytes(8);
      pool = new Object[in.readUnsignedShort()];
      readPool();
      in.skipBytes(6);
      in.skipBytes(2 * in.readUnsignedShort());
      members(false);
      members(true);
      attributes("BootstrapMethods", this::readBootstraps);
    }

    Map<String, Set<String>> calls() {
      Map<String, Set<String>> calls = new HashMap<>();
      codes.forEach((method, code) -> calls.put(method, references(code)));
      return calls;
    }

    private void readPool() throws IOException {
      for (int i = 1; i < pool.length; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> pool[i] = in.readUTF();
          case 3, 4 -> in.readInt();
          case 5, 6 -> {
            in.readLong();
            i++;
          }
          case 7, 8, 16, 19, 20 -> pool[i] = new int[] {in.readUnsignedShort()};
          case 15 -> {
            in.readUnsignedByte();
            pool[i] = new int[] {in.readUnsignedShort()};
          }
          default -> pool[i] = new int[] {in.readUnsignedShort(), in.readUnsignedShort()};
        }
      }
    }

    private int[] at(int index) {
      return pool[index] instanceof int[] entry ? entry : new int[] {0, 0};
    }

    private String text(int index) {
      return pool[index] instanceof String text ? text : "";
    }

    private void members(boolean methods) throws IOException {
      int count = in.readUnsignedShort();
      for (int i = 0; i < count; i++) {
        in.readUnsignedShort();
        String name = text(in.readUnsignedShort());
        String type = text(in.readUnsignedShort());
        attributes(methods ? "Code" : "", code -> codes.put(name + type, code));
      }
    }

    /** Hands over the contents of the attributes of a name. */
    private void attributes(String name, Consumer<byte[]> reader) throws IOException {
      int count = in.readUnsignedShort();
      for (int i = 0; i < count; i++) {
        String attribute = text(in.readUnsignedShort());
        byte[] data = new byte[in.readInt()];
        in.readFully(data);
        if (attribute.equals(name)) {
          reader.accept(data);
        }
      }
    }

    private void readBootstraps(byte[] data) {
      int at = 2;
      for (int i = 0; i < number(data, 0, 2); i++) {
        int[] arguments = new int[number(data, at + 2, 2)];
        for (int k = 0; k < arguments.length; k++) {
          arguments[k] = number(data, at + 4 + 2 * k, 2);
        }
        bootstraps.add(arguments);
        at += 4 + 2 * arguments.length;
      }
    }

    private Set<String> references(byte[] code) {
      Set<String> found = new LinkedHashSet<>();
      int end = 8 + number(code, 4, 4);
      int pc = 8;
      while (pc < end) {
        int opcode = code[pc] & 0xff;
        if (opcode >= 0xb2 && opcode <= 0xb9) {
          found.add(reference(number(code, pc + 1, 2)));
        } else if (opcode == INVOKE_DYNAMIC) {
          found.addAll(handed(at(number(code, pc + 1, 2))[0]));
        }
        pc += length(code, pc, opcode);
      }
      return found;
    }

    /** Returns the methods that a dynamic call site is made from, such as the body of a lambda. */
    private Set<String> handed(int bootstrap) {
      Set<String> methods = new LinkedHashSet<>();
      for (int argument : bootstraps.get(bootstrap)) {
        int[] handle = at(argument);
        if (handle.length == 1
            && pool[handle[0]] instanceof int[] member
            && member.length == 2
            && isReference(member)) {
          methods.add(reference(handle[0]));
        }
      }
      return methods;
    }

    private boolean isReference(int[] entry) {
      return entry[0] < pool.length
          && entry[1] < pool.length
          && pool[entry[0]] instanceof int[] owner
          && owner.length == 1
          && pool[entry[1]] instanceof int[] member
          && member.length == 2;
    }

    private String reference(int index) {
      int[] entry = at(index);
      String owner = text(at(entry[0])[0]);
      int[] member = at(entry[1]);
      String type = text(member[1]);
      return owner + "." + text(member[0]) + (type.startsWith("(") ? type : "");
    }

    private static int length(byte[] code, int pc, int opcode) {
      if (opcode == WIDE) {
        return (code[pc + 1] & 0xff) == 0x84 ? 6 : 4;
      }
      if (opcode == TABLE_SWITCH || opcode == LOOKUP_SWITCH) {
        int base = pc + 4 - (pc - 8) % 4;
        return opcode == TABLE_SWITCH
            ? base + 16 + 4 * (number(code, base + 8, 4) - number(code, base + 4, 4)) - pc
            : base + 8 + 8 * number(code, base + 4, 4) - pc;
      }
      return 1 + OPERANDS.charAt(opcode) - '0';
    }

    private static int number(byte[] code, int at, int bytes) {
      int number = 0;
      for (int i = 0; i < bytes; i++) {
        number = (number << 8) | (code[at + i] & 0xff);
      }
      return number;
    }
  }
}
