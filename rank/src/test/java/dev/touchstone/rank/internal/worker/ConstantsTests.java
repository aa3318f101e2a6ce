package dev.touchstone.rank.internal.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstantsTests {
  @SuppressWarnings("unused") // read by their names
  private static final class Fields {
    static final int NUMBER = 1;
    static final Integer BOXED = 1;
    static final String TEXT = "x";
    static final List<Integer> LIST = List.of(1, 2);
    static final Map<String, Set<Character>> NESTED = Map.of("vowels", Set.of('a', 'e'));
    static final List<Integer> OPEN_LIST = new ArrayList<>();
    static final List<StringBuilder> BUILDERS = List.of(new StringBuilder());
    static final int[] ARRAY = {1};
    static int counter;
  }

  @ParameterizedTest
  @ValueSource(strings = {"NUMBER", "BOXED", "TEXT", "LIST", "NESTED"})
  void whatCannotChangeIsConstant(String field) throws ReflectiveOperationException {
    assertThat(Constants.isConstant(Fields.class.getDeclaredField(field))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"OPEN_LIST", "BUILDERS", "ARRAY", "counter"})
  void whatCanRememberIsNot(String field) throws ReflectiveOperationException {
    assertThat(Constants.isConstant(Fields.class.getDeclaredField(field))).isFalse();
  }
}
