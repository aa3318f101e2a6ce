package dev.touchstone.samples.bank;

import dev.touchstone.Gen;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Result;
import java.util.Map;
import java.util.TreeMap;

/** A model of the bank: what cannot be asked is a precondition, what is refused a postcondition. */
public final class BankModel extends Model<BankModel.S, Bank> {
  /**
   * The bank as the model sees it.
   *
   * @param open whether it is open
   * @param loggedIn whether a clerk is logged in
   * @param accounts what is on each account
   */
  public record S(boolean open, boolean loggedIn, Map<String, Integer> accounts) {
    S opened(boolean now) {
      return new S(now, now && loggedIn, accounts);
    }

    S loggedIn(String word) {
      return new S(open, loggedIn || (open && word.equals("sesame")), accounts);
    }

    boolean creates(String owner) {
      return loggedIn && !accounts.containsKey(owner);
    }

    boolean deposits(String owner) {
      return loggedIn && accounts.containsKey(owner);
    }

    S plus(String owner, int amount) {
      Map<String, Integer> more = new TreeMap<>(accounts);
      more.merge(owner, amount, Integer::sum);
      return new S(open, loggedIn, Map.copyOf(more));
    }
  }

  private static final Arg<S, String, String> OWNER = Arg.any(Gen.elements("ann", "bob"));

  /** Declares the commands, the simplest first. */
  public BankModel() {
    command("open").act(Bank::open).next((s, v) -> s.opened(true));
    command("close").act(Bank::close).next((s, v) -> s.opened(false));
    command("logIn")
        .args(Arg.any(Gen.elements("sesame", "barley")))
        .run(Bank::logIn)
        .next((s, v, word) -> s.loggedIn(word))
        .post((s, word, result) -> result.returned(s.loggedIn(word).loggedIn()));
    command("createAccount")
        .args(OWNER)
        .run(Bank::createAccount)
        .pre((s, owner) -> s.open())
        .next((s, v, owner) -> s.creates(owner) ? s.plus(owner, 0) : s)
        .post((s, owner, result) -> result.returned(s.creates(owner)));
    command("deposit")
        .args(OWNER, Arg.any(Gen.ints(1, 100)))
        .run(Bank::deposit)
        .next((s, v, owner, amount) -> s.deposits(owner) ? s.plus(owner, amount) : s)
        .post((s, owner, amount, result) -> result.returned(s.deposits(owner)));
    command("balance")
        .args(OWNER)
        .run(Bank::balance)
        .post((s, owner, result) -> result.returned(s.accounts().getOrDefault(owner, 0)));
  }

  @Override
  protected S initial() {
    return new S(false, false, Map.of());
  }

  @Override
  protected Bank start() {
    return new Bank();
  }

  @Override
  protected boolean refused(S state, String command, Result<?> result) {
    return result.threw() || result.returned(false);
  }
}
