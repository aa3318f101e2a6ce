package dev.touchstone.samples.bank;

import dev.touchstone.Gen;
import dev.touchstone.Weighted;
import dev.touchstone.machine.Arg;
import dev.touchstone.machine.Model;
import dev.touchstone.machine.Result;
import dev.touchstone.samples.bank.Bank.Account;
import dev.touchstone.samples.bank.Bank.Password;
import dev.touchstone.samples.bank.Bank.User;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A model of the bank: what cannot be asked is a precondition, what is refused a postcondition.
 *
 * <p>After Ivarsson, Heuristics for generating good examples using QuickCheck (2016), appendix A.
 */
public final class BankModel extends Model<BankState, Bank> {
  private static final int KNOWN = 5;

  private static final Arg<BankState, User, User> NEW_USER =
      Arg.<BankState, User>any(Gen.elements(User.values())).named("user");
  private static final Arg<BankState, Password, Password> NEW_PASSWORD =
      Arg.<BankState, Password>any(Gen.elements(Password.values())).named("password");
  private static final Arg<BankState, User, User> USER =
      Arg.<BankState, User>of(s -> often(s.users().keySet(), User.values())).named("user");
  private static final Arg<BankState, Password, Password> PASSWORD = Arg.<BankState, Password>of(
          s -> often(s.users().values(), Password.values()))
      .named("password");
  private static final Arg<BankState, Account, Account> ACCOUNT =
      Arg.<BankState, Account>of(s -> often(s.accountNames(), Account.values())).named("account");
  private static final Arg<BankState, Integer, Integer> AMOUNT =
      Arg.<BankState, Integer>any(Gen.ints(1, 20)).named("amount");

  private final Fault fault;
  private final boolean accountsNeedLogin;

  /** Declares the commands of a right bank, the simplest first. */
  public BankModel() {
    this(Fault.NONE);
  }

  /** Declares the commands of a bank that is wrong in one way. */
  public BankModel(Fault fault) {
    this(fault, true);
  }

  private BankModel(Fault fault, boolean accountsNeedLogin) {
    this.fault = fault;
    this.accountsNeedLogin = accountsNeedLogin;
    doors();
    users();
    money();
  }

  /** Describes an earlier bank, in which an account could be created without logging in. */
  public static BankModel accountsWithoutLogin() {
    return new BankModel(Fault.ACCOUNT_NO_LOGIN, false);
  }

  private boolean creates(BankState s, Account account, User user) {
    return (s.loggedIn().contains(user) || !accountsNeedLogin)
        && !s.accounts().containsKey(new BankState.Owned(account, user));
  }

  private void doors() {
    command("open")
        .run(Bank::open)
        .pre(s -> !s.open())
        .next((s, v) -> s.opened())
        .post((s, result) -> result.returned(Reply.OK));
    command("close")
        .run(Bank::close)
        .pre(BankState::open)
        .next((s, v) -> s.closed())
        .post((s, result) -> result.returned(Reply.OK));
  }

  private void users() {
    command("create_user")
        .args(NEW_USER, NEW_PASSWORD)
        .run(Bank::createUser)
        .pre((s, u, p) -> s.open())
        .next((s, v, u, p) -> s.users().containsKey(u) ? s : s.withUser(u, p))
        .post((s, u, p, result) ->
            result.returned(s.users().containsKey(u) ? Reply.REFUSED : Reply.of(u, p)));
    command("login")
        .args(USER, PASSWORD)
        .run(Bank::login)
        .pre((s, u, p) -> s.open())
        .next((s, v, u, p) -> s.logsIn(u, p) ? s.loggedIn(u) : s)
        .post((s, u, p, result) -> result.returned(s.logsIn(u, p) ? Reply.OK : Reply.REFUSED));
    command("logout")
        .args(USER)
        .run(Bank::logout)
        .pre((s, u) -> s.open())
        .next((s, v, u) -> s.loggedOut(u))
        .post(
            (s, u, result) -> result.returned(s.loggedIn().contains(u) ? Reply.OK : Reply.REFUSED));
  }

  private void money() {
    command("create_account")
        .args(ACCOUNT, USER)
        .run(Bank::createAccount)
        .pre((s, a, u) -> s.open())
        .next((s, v, a, u) -> creates(s, a, u) ? s.with(a, u, 0) : s)
        .post((s, a, u, result) ->
            result.returned(creates(s, a, u) ? Reply.of(a, u) : Reply.REFUSED));
    command("deposit")
        .args(USER, PASSWORD, ACCOUNT, AMOUNT)
        .run(Bank::deposit)
        .pre((s, u, p, a, n) -> s.open())
        .next((s, v, u, p, a, n) -> s.serves(u, p, a) ? s.with(a, u, s.balance(a, u) + n) : s)
        .post((s, u, p, a, n, result) ->
            result.returned(s.serves(u, p, a) ? Reply.of(s.balance(a, u) + n) : Reply.REFUSED));
    command("withdraw")
        .args(USER, PASSWORD, ACCOUNT, AMOUNT)
        .run(Bank::withdraw)
        .pre((s, u, p, a, n) -> s.open())
        .next((s, v, u, p, a, n) -> s.pays(u, p, a, n) ? s.with(a, u, s.balance(a, u) - n) : s)
        .post((s, u, p, a, n, result) ->
            result.returned(s.pays(u, p, a, n) ? Reply.of(s.balance(a, u) - n) : Reply.REFUSED));
  }

  /** Returns a generator of names that prefers those in use. */
  @SafeVarargs
  private static <T> Gen<T> often(Collection<T> known, T... all) {
    Gen<T> any = Gen.elements(all);
    if (known.isEmpty()) {
      return any;
    }
    Gen<T> used = Gen.elements(List.copyOf(new TreeSet<>(known)));
    return Gen.frequency(
        new Weighted<>(all.length, any), new Weighted<>(KNOWN * known.size(), used));
  }

  @Override
  protected BankState initial() {
    return BankState.EMPTY;
  }

  /** Looks at the accounts with money on them by themselves. */
  @Override
  protected Object abstraction(BankState state) {
    return new View(
        state.open(), state.users(), state.accounts(), state.loggedIn(), state.funded());
  }

  private record View(
      boolean open, Object users, Object accounts, Object loggedIn, Set<BankState.Owned> funded) {}

  @Override
  protected Bank start() {
    return new Bank(fault);
  }

  @Override
  protected boolean refused(BankState state, String command, Result<?> result) {
    return result.threw() || result.returned(Reply.REFUSED);
  }
}
