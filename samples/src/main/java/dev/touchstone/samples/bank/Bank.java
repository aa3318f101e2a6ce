package dev.touchstone.samples.bank;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A bank with users, who log in, and their accounts; all calls but one need it open.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), appendix A. It
 * can be made wrong in one {@link Fault} at a time.
 */
public final class Bank {
  /** A name of a user. */
  public enum User {
    /** One. */
    U1,
    /** Another. */
    U2,
    /** A third. */
    U3;

    @Override
    public String toString() {
      return lower(this);
    }
  }

  /** A password. */
  public enum Password {
    /** One. */
    P1,
    /** Another. */
    P2,
    /** A third. */
    P3;

    @Override
    public String toString() {
      return lower(this);
    }
  }

  /** A name of an account; each user may have one of each name. */
  public enum Account {
    /** One. */
    A1,
    /** Another. */
    A2,
    /** A third. */
    A3;

    @Override
    public String toString() {
      return lower(this);
    }
  }

  private record Owned(Account account, User user) {}

  private final Fault fault;
  private final Map<User, Password> users = new HashMap<>();
  private final Map<Owned, Integer> balances = new HashMap<>();
  private final Set<User> loggedIn = new HashSet<>();
  private boolean open;

  /** Opens a right bank's books. */
  public Bank() {
    this(Fault.NONE);
  }

  /** Opens the books of a bank that is wrong in one way. */
  public Bank(Fault fault) {
    this.fault = fault;
  }

  static String lower(Enum<?> name) {
    return name.name().toLowerCase(Locale.ROOT);
  }

  private static void allow(boolean condition) {
    if (!condition) {
      throw new IllegalStateException("call not allowed");
    }
  }

  private boolean has(Fault one) {
    return fault == one;
  }

  /** Opens the doors. */
  public Reply open() {
    allow(!open);
    open = true;
    return Reply.OK;
  }

  /** Closes the doors and logs everyone out. */
  public Reply close() {
    allow(open);
    open = false;
    if (!has(Fault.CLOSE_KEEPS_LOGINS)) {
      loggedIn.clear();
    }
    if (has(Fault.CLOSE_FORGETS_USERS)) {
      users.clear();
    }
    if (has(Fault.CLOSE_FORGETS_ACCOUNTS)) {
      balances.clear();
    }
    return Reply.OK;
  }

  /** Registers a user; refused where the name is taken. */
  public Reply createUser(User user, Password password) {
    allow(open);
    if (users.containsKey(user) && !has(Fault.USER_TAKEN_NAME)) {
      return Reply.REFUSED;
    }
    if (has(Fault.USER_PASSWORD_IN_USE) && users.containsValue(password)) {
      return Reply.REFUSED;
    }
    if (!has(Fault.USER_NOT_STORED)) {
      users.put(user, password);
    }
    return Reply.of(user, password);
  }

  /** Logs a user in; refused where the user is unknown, the password wrong, or it was done. */
  public Reply login(User user, Password password) {
    allow(open);
    if (!mayLogIn(user, password)) {
      return Reply.REFUSED;
    }
    if (!has(Fault.LOGIN_NO_EFFECT)) {
      loggedIn.add(user);
    }
    return Reply.OK;
  }

  private boolean mayLogIn(User user, Password password) {
    if (loggedIn.contains(user) && !has(Fault.LOGIN_TWICE)) {
      return false;
    }
    if (has(Fault.LOGIN_ALONE) && !loggedIn.isEmpty()) {
      return false;
    }
    if (!users.containsKey(user)) {
      return has(Fault.LOGIN_UNKNOWN_USER);
    }
    return users.get(user) == password || has(Fault.LOGIN_ANY_PASSWORD);
  }

  /** Logs a user out; refused where the user is not logged in. */
  public Reply logout(User user) {
    allow(open);
    if (!loggedIn.contains(user)) {
      return has(Fault.LOGOUT_ANYONE) ? Reply.OK : Reply.REFUSED;
    }
    if (!has(Fault.LOGOUT_NO_EFFECT)) {
      loggedIn.remove(user);
    }
    if (has(Fault.LOGOUT_FORGETS_USER)) {
      users.remove(user);
    }
    return Reply.OK;
  }

  /** Creates an account; refused where the user is not logged in or has one of that name. */
  public Reply createAccount(Account account, User user) {
    allow(open);
    if (!loggedIn.contains(user) && !has(Fault.ACCOUNT_NO_LOGIN)) {
      return Reply.REFUSED;
    }
    Owned owned = new Owned(account, user);
    if (balances.containsKey(owned) && !has(Fault.ACCOUNT_TWICE)) {
      return Reply.REFUSED;
    }
    if (has(Fault.ACCOUNT_ONLY_ONE) && owns(user)) {
      return Reply.REFUSED;
    }
    balances.put(owned, 0);
    return Reply.of(account, user);
  }

  private boolean owns(User user) {
    return balances.keySet().stream().anyMatch(owned -> owned.user() == user);
  }

  /** Pays in; refused where the user is not logged in, the password wrong, or the account missing. */
  public Reply deposit(User user, Password password, Account account, int amount) {
    allow(open);
    Owned owned = new Owned(account, user);
    Integer balance = balances.get(owned);
    if (balance == null || !mayDeposit(user, password)) {
      return Reply.REFUSED;
    }
    int sum = has(Fault.DEPOSIT_SUBTRACTS) ? balance - amount : balance + amount;
    if (!has(Fault.DEPOSIT_NOT_STORED)) {
      balances.put(owned, sum);
    }
    return Reply.of(sum);
  }

  private boolean mayDeposit(User user, Password password) {
    return (loggedIn.contains(user) || has(Fault.DEPOSIT_NO_LOGIN))
        && (users.get(user) == password || has(Fault.DEPOSIT_ANY_PASSWORD));
  }

  /** Pays out; refused as a deposit is, and where the balance is too low. */
  public Reply withdraw(User user, Password password, Account account, int amount) {
    allow(open);
    Owned owned = new Owned(account, user);
    Integer balance = balances.get(owned);
    boolean known =
        users.get(user) == password && (loggedIn.contains(user) || has(Fault.WITHDRAW_NO_LOGIN));
    if (balance == null || !known || !covered(balance, amount)) {
      return Reply.REFUSED;
    }
    balances.put(owned, balance - amount);
    return Reply.of(balance - amount);
  }

  private boolean covered(int balance, int amount) {
    if (has(Fault.WITHDRAW_OVERDRAFT)) {
      return true;
    }
    return has(Fault.WITHDRAW_NOT_ALL) ? balance > amount : balance >= amount;
  }
}
