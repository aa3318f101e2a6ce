package dev.touchstone.samples.bank;

import dev.touchstone.samples.bank.Bank.Account;
import dev.touchstone.samples.bank.Bank.Password;
import dev.touchstone.samples.bank.Bank.User;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The bank as its model sees it.
 *
 * @param open whether it is open
 * @param users the password of each user
 * @param accounts what is on each account
 * @param loggedIn who is logged in
 */
public record BankState(
    boolean open, Map<User, Password> users, Map<Owned, Integer> accounts, Set<User> loggedIn) {
  static final BankState EMPTY = new BankState(false, Map.of(), Map.of(), Set.of());

  /**
   * An account of a user.
   *
   * @param account its name
   * @param user whose it is
   */
  public record Owned(Account account, User user) {}

  BankState opened() {
    return new BankState(true, users, accounts, loggedIn);
  }

  BankState closed() {
    return new BankState(false, users, accounts, Set.of());
  }

  BankState withUser(User user, Password password) {
    Map<User, Password> more = new HashMap<>(users);
    more.put(user, password);
    return new BankState(open, Map.copyOf(more), accounts, loggedIn);
  }

  BankState loggedIn(User user) {
    Set<User> more = new HashSet<>(loggedIn);
    more.add(user);
    return new BankState(open, users, accounts, Set.copyOf(more));
  }

  BankState loggedOut(User user) {
    Set<User> fewer = new HashSet<>(loggedIn);
    fewer.remove(user);
    return new BankState(open, users, accounts, Set.copyOf(fewer));
  }

  BankState with(Account account, User user, int balance) {
    Map<Owned, Integer> more = new HashMap<>(accounts);
    more.put(new Owned(account, user), balance);
    return new BankState(open, users, Map.copyOf(more), loggedIn);
  }

  boolean logsIn(User user, Password password) {
    return users.get(user) == password && !loggedIn.contains(user);
  }

  boolean serves(User user, Password password, Account account) {
    return loggedIn.contains(user)
        && users.get(user) == password
        && accounts.containsKey(new Owned(account, user));
  }

  boolean pays(User user, Password password, Account account, int amount) {
    return serves(user, password, account) && balance(account, user) >= amount;
  }

  int balance(Account account, User user) {
    return accounts.getOrDefault(new Owned(account, user), 0);
  }

  Set<Owned> funded() {
    Set<Owned> funded = new HashSet<>();
    accounts.forEach((owned, balance) -> {
      if (balance > 0) {
        funded.add(owned);
      }
    });
    return funded;
  }

  List<Account> accountNames() {
    return accounts.keySet().stream().map(Owned::account).toList();
  }
}
