package planted.random;

import java.io.FileDescriptor;
import java.io.PrintStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import planted.laws.Law;

/** Breaks one rule with each class. */
public class Talks {
  static class Out {
    PrintStream stream = System.out;
  }

  static class Err {
    PrintStream stream = System.err;
  }

  static class Descriptor {
    FileDescriptor stream = FileDescriptor.out;
  }

  static class Trace {
    @SuppressWarnings("CatchAndPrintStackTrace") // that is the fault
    void trace() {
      try {
        System.getProperty("x");
      } catch (IllegalArgumentException e) {
        e.printStackTrace();
      }
    }
  }

  static class Upwards {
    Law[] laws = {};
  }

  static class Http {
    Object client = java.net.http.HttpClient.class;
  }

  static class Foreign {
    Object assertions = Assertions.class;
  }

  static class Sql {
    java.sql.Date date = new java.sql.Date(0);
  }

  static class Junit {
    @Test
    void test() {}
  }
}
