package dev.touchstone.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTests {
  @Test
  void writesPlainDataOnOneLine() {
    assertThat(Json.write(Map.of("a", List.of(1, 2.5, true, "x"))))
        .isEqualTo("{\"a\":[1,2.5,true,\"x\"]}");
  }

  @Test
  void escapesWhatJsonCannotCarry() {
    assertThat(Json.write("\"\\\n\r\t\u0000\u007f é 😀 \ud800"))
        .isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0000\\u007f é 😀 \\ud800\"");
  }

  @Test
  void refusesWhatIsNotPlainData() {
    assertThatThrownBy(() -> Json.write(Double.NaN)).hasMessageContaining("not plain data");
    assertThatThrownBy(() -> Json.write(new Object())).hasMessageContaining("not plain data");
  }
}
