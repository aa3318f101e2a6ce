package dev.touchstone.samples.bank;

import java.util.HashMap;
import java.util.Map;

/** A bank: it must be open, and a clerk must be logged in, before accounts can be used. */
public final class Bank {
  private final Map<String, Integer> accounts = new HashMap<>();
  private boolean open;
  private boolean loggedIn;

  /** Opens the bank. */
  public void open() {
    open = true;
  }

  /** Closes the bank; nobody is logged in any more. */
  public void close() {
    open = false;
    loggedIn = false;
  }

  /** Logs a clerk in; refused where the bank is closed or the word is wrong. */
  public boolean logIn(String word) {
    loggedIn = loggedIn || (open && word.equals("sesame"));
    return loggedIn;
  }

  /** Creates an account; refused where nobody is logged in or the owner has one. */
  public boolean createAccount(String owner) {
    if (!open) {
      throw new IllegalStateException("the bank is closed");
    }
    return loggedIn && accounts.putIfAbsent(owner, 0) == null;
  }

  /** Pays into an account; refused where nobody is logged in or there is no account. */
  public boolean deposit(String owner, int amount) {
    return loggedIn && accounts.computeIfPresent(owner, (o, sum) -> sum + amount) != null;
  }

  /** Returns what is on an account; nothing where there is none. */
  public int balance(String owner) {
    return accounts.getOrDefault(owner, 0);
  }
}
