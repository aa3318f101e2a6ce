# Finds a JDK and Maven, and builds beside a developer's own build. Sourced by ./touchstone, ./verify
# and benchmarks/run, which set ROOT first. POSIX sh.

OLDEST_JAVA=17
QUICK_FOLDER=target/quick
BUILD_HOME="$ROOT/.touchstone/build"

fail() {
  printf 'touchstone: %s\n' "$1" >&2
  exit "${2:-2}"
}

# Prints the real path of a file or folder.
real_path() (
  path=$1
  while [ -L "$path" ]; do
    link=$(readlink "$path")
    case $link in
      /*) path=$link ;;
      *) path=$(dirname "$path")/$link ;;
    esac
  done
  if [ -d "$path" ]; then
    CDPATH='' cd -P -- "$path" && pwd
  else
    CDPATH='' cd -P -- "$(dirname "$path")" && printf '%s/%s\n' "$(pwd)" "$(basename "$path")"
  fi
)

# Prints the feature release of the JDK in a folder; fails if it is not a JDK with a compiler.
jdk_level() {
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 1
  if [ -r "$1/release" ]; then
    version=$(sed -n 's/^JAVA_VERSION="\(.*\)"$/\1/p' "$1/release")
  else
    version=$("$1/bin/javac" -version 2>&1 | sed -n 's/^javac //p')
  fi
  level=${version%%[!0-9]*}
  [ -n "$level" ] && echo "$level"
}

is_recent_jdk() {
  [ -n "$1" ] && found=$(jdk_level "$1") && [ "$found" -ge "$OLDEST_JAVA" ]
}

# Prints the folders where JDKs are usually found, one a line.
known_jdk_folders() {
  for folder in /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* /usr/local/openjdk* \
    "${HOME:-}"/.sdkman/candidates/java/* "${HOME:-}"/.jdks/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if [ -d "$folder" ]; then printf '%s\n' "$folder"; fi
  done
}

java_on_path() {
  java=$(command -v java) && real_path "$java" | sed -n 's:/bin/java$::p'
}

# Sets JDK to the JDK to use: JAVA_HOME, else the one on the PATH, else a well-known folder.
find_jdk() {
  JDK=${JAVA_HOME:-}
  is_recent_jdk "$JDK" && return
  JDK=$(java_on_path) || JDK=
  is_recent_jdk "$JDK" && return
  JDK=$(installed_jdks | head -n 1)
  [ -n "$JDK" ] ||
    fail "no JDK $OLDEST_JAVA or newer found. Install one (on Debian: apt install openjdk-17-jdk) or set JAVA_HOME to its folder."
}

# Prints every installed JDK that is recent enough, by real path, each once.
installed_jdks() {
  {
    printf '%s\n' "${JAVA_HOME:-}"
    java_on_path
    known_jdk_folders
  } | while IFS= read -r folder; do
    if is_recent_jdk "$folder"; then real_path "$folder"; fi
  done | awk '!seen[$0]++'
}

# Sets MVN to the Maven command.
find_maven() {
  MVN=$(command -v mvn) && return
  MVN=${MAVEN_HOME:+$MAVEN_HOME/bin/mvn}
  [ -x "$MVN" ] ||
    fail "Maven is not found. Install Maven 3.8 or newer (on Debian: apt install maven) and put mvn on the PATH."
}

# Runs Maven on the JDK found, in the project's root. TOUCHSTONE_MAVEN_ARGS adds arguments.
run_maven() (
  cd "$ROOT" || exit
  JAVA_HOME=$JDK
  export JAVA_HOME
  if [ "$(jdk_level "$JDK")" -ge 24 ]; then
    MAVEN_OPTS="${MAVEN_OPTS:-} --enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
    export MAVEN_OPTS
  fi
  # shellcheck disable=SC2086 # several arguments in one variable
  "$MVN" ${TOUCHSTONE_MAVEN_ARGS:-} "$@" </dev/null
)

# Builds modules, named as Maven does, without tests and checks, into QUICK_FOLDER of each. What
# Maven prints is shown only if it fails.
quick_build() {
  run_maven -q -B -T1 -Dquick -DskipTests -pl "$1" -am package >"$BUILD_HOME/maven.log" 2>&1 ||
    {
      without_colours <"$BUILD_HOME/maven.log" >&2
      return 1
    }
}

# Old Mavens switch colours off at the end even where they never switched them on.
without_colours() {
  awk '{ gsub(/\033\[[0-9;]*m/, "") } /./ { print; fflush() }'
}

# Tells whether a lock's owner is gone, or never wrote its name within a second.
abandoned() {
  if owner=$(cat "$1/pid" 2>/dev/null); then
    ! kill -0 "$owner" 2>/dev/null
  else
    [ "$2" -gt 5 ]
  fi
}

# Takes the lock that keeps two quick builds apart; a lock whose owner is gone is set aside.
lock_builds() {
  mkdir -p "$BUILD_HOME" || fail "cannot write to $BUILD_HOME; make it writable for this user."
  lock="$BUILD_HOME/lock"
  waits=0
  until mkdir "$lock" 2>/dev/null; do
    [ -w "$BUILD_HOME" ] || fail "cannot write to $BUILD_HOME; make it writable for this user."
    if abandoned "$lock" "$waits"; then
      mv "$lock" "$lock.$$" 2>/dev/null && rm -rf "$lock.$$"
      continue
    fi
    [ "$waits" -gt 0 ] || printf 'Waiting for another build of Touchstone...\n' >&2
    waits=$((waits + 1))
    sleep 0.2
  done
  echo $$ >"$lock/pid"
  trap 'rm -rf "$lock"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM
}

unlock_builds() {
  rm -rf "$BUILD_HOME/lock"
  trap - EXIT INT TERM
}
