package dev.touchstone.samples.bank;

import static org.assertj.core.api.Assertions.assertThat;

import dev.touchstone.examples.Play;
import dev.touchstone.samples.bank.Bank.Account;
import dev.touchstone.samples.bank.Bank.Password;
import dev.touchstone.samples.bank.Bank.User;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The seven tasks of Ivarsson, Heuristics for generating good examples using QuickCheck (2016),
 * appendix B.3: what does each call give?
 */
class PredictionTasksTests {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "open; create_user u2 p3; login u2 p3; deposit u2 p3 a3 10; withdraw u2 p3 a3 5",
        "close; open; open; close",
        "open; create_user u1 p3; create_user u2 p3; create_account a2 u1; close; deposit u1 p3 a2 5",
        "open; create_account a1 u2; create_user u3 p2; login u3 p2; create_account a1 u3;"
            + " login u3 p1; deposit u3 p2 a1 4; withdraw u3 p2 a1 3; withdraw u3 p2 a1 2",
        "open; create_user u1 p1; create_user u2 p2; login u1 p1; create_account a2 u1; close;"
            + " deposit u1 p1 a2 7; open; deposit u1 p1 a2 9; withdraw u1 p1 a2 2",
        "open; create_user u1 p1; login u1 p1; create_user u2 p1; logout u2; create_account a1 u1;"
            + " login u2 p1; deposit u1 p1 a1 8; create_account a2 u2; deposit u1 p1 a2 1;"
            + " deposit u1 p1 a1 2; create_user u1 p3; withdraw u1 p1 a1 4; deposit u2 p1 a2 16",
        "open; create_user u1 p1; create_user u2 p1; close; create_account a1 u1; open;"
            + " create_user u2 p1; login u2 p1; login u1 p1; create_account a1 u2;"
            + " deposit u2 p1 a1 3; deposit u2 p1 a1 6; deposit u1 p1 a1 7; withdraw u2 p1 a1 1;"
            + " deposit u2 p1 a1 3; withdraw u2 p1 a1 7; withdraw u2 p1 a1 5; close;"
            + " withdraw u2 p1 a1 1; open"
      })
  void areAnsweredAlikeByTheBankAndItsModel(String task) {
    Bank bank = new Bank();
    List<Object[]> allowed = new ArrayList<>();
    for (String call : task.split(";")) {
      String[] words = call.strip().split(" ");
      Object[] arguments = new Object[words.length - 1];
      for (int i = 1; i < words.length; i++) {
        arguments[i - 1] = value(words[i]);
      }
      String answer = answer(bank, words[0], arguments);
      Play play = Play.of(new BankModel());
      allowed.forEach(earlier ->
          play.call((String) earlier[0], (Object[]) earlier[1]).gives((String) earlier[2]));
      play.call(words[0], arguments);
      (answer.equals("call not allowed") ? play.isNotAllowed() : play.gives(answer)).done();
      if (!answer.equals("call not allowed")) {
        allowed.add(new Object[] {words[0], arguments, answer});
      }
    }
    assertThat(allowed).isNotEmpty();
  }

  private static Object value(String word) {
    String upper = word.toUpperCase(Locale.ROOT);
    return switch (upper.charAt(0)) {
      case 'U' -> User.valueOf(upper);
      case 'P' -> Password.valueOf(upper);
      case 'A' -> Account.valueOf(upper);
      default -> Integer.valueOf(word);
    };
  }

  private static String answer(Bank bank, String command, Object... given) {
    try {
      return switch (command) {
        case "open" -> bank.open().toString();
        case "close" -> bank.close().toString();
        case "create_user" ->
          bank.createUser((User) given[0], (Password) given[1]).toString();
        case "login" -> bank.login((User) given[0], (Password) given[1]).toString();
        case "logout" -> bank.logout((User) given[0]).toString();
        case "create_account" ->
          bank.createAccount((Account) given[0], (User) given[1]).toString();
        case "deposit" ->
          bank.deposit((User) given[0], (Password) given[1], (Account) given[2], (int) given[3])
              .toString();
        default ->
          bank.withdraw((User) given[0], (Password) given[1], (Account) given[2], (int) given[3])
              .toString();
      };
    } catch (IllegalStateException forbidden) {
      return String.valueOf(forbidden.getMessage());
    }
  }
}
