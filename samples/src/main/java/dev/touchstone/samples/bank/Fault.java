package dev.touchstone.samples.bank;

/** The ways the bank can be wrong: each changes one rule. */
public enum Fault {
  /** None: the bank is right. */
  NONE,
  /** Closing leaves users logged in. */
  CLOSE_KEEPS_LOGINS,
  /** Closing forgets users. */
  CLOSE_FORGETS_USERS,
  /** Closing forgets accounts. */
  CLOSE_FORGETS_ACCOUNTS,
  /** A taken name is given again. */
  USER_TAKEN_NAME,
  /** A password somebody has is refused. */
  USER_PASSWORD_IN_USE,
  /** A new user is not kept. */
  USER_NOT_STORED,
  /** Anybody unknown may log in. */
  LOGIN_UNKNOWN_USER,
  /** Any password will do. */
  LOGIN_ANY_PASSWORD,
  /** One may log in twice. */
  LOGIN_TWICE,
  /** Only one user may be logged in at a time. */
  LOGIN_ALONE,
  /** Logging in does nothing. */
  LOGIN_NO_EFFECT,
  /** Who is not logged in may log out. */
  LOGOUT_ANYONE,
  /** Logging out does nothing. */
  LOGOUT_NO_EFFECT,
  /** Logging out forgets the user. */
  LOGOUT_FORGETS_USER,
  /** Accounts need no login. */
  ACCOUNT_NO_LOGIN,
  /** An account may be created twice. */
  ACCOUNT_TWICE,
  /** A second account is refused. */
  ACCOUNT_ONLY_ONE,
  /** Paying in needs no login. */
  DEPOSIT_NO_LOGIN,
  /** Paying in needs no password. */
  DEPOSIT_ANY_PASSWORD,
  /** Paying in subtracts. */
  DEPOSIT_SUBTRACTS,
  /** What is paid in is not kept. */
  DEPOSIT_NOT_STORED,
  /** An account may be overdrawn. */
  WITHDRAW_OVERDRAFT,
  /** The last coin cannot be withdrawn. */
  WITHDRAW_NOT_ALL,
  /** Paying out needs no login. */
  WITHDRAW_NO_LOGIN
}
