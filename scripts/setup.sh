# Installs what tests need besides a JDK and Maven, where it can. Sourced by ./verify.

SKIPPED=

# Remembers a part that cannot run, to name it at the end.
skip() {
  SKIPPED="$SKIPPED  $1: $2
"
}

# need COMMAND PACKAGE PART: installs a Debian package if its command is missing; where that is not
# possible the part that needs it is skipped, by name.
need() {
  command -v "$1" >/dev/null 2>&1 && return
  if [ "$(id -u)" != 0 ]; then
    skip "$3" "$1 is not installed and only root can install it (apt install $2)"
  elif ! command -v apt-get >/dev/null 2>&1; then
    skip "$3" "$1 is not installed and this is not Debian"
  elif ! install_package "$2" || ! command -v "$1" >/dev/null 2>&1; then
    skip "$3" "$1 is not installed and apt-get could not install $2"
  fi
}

install_package() {
  printf 'Installing %s...\n' "$1"
  apt_get install -y --no-install-recommends "$1" || { apt_get update && apt_get install -y --no-install-recommends "$1"; }
}

apt_get() {
  DEBIAN_FRONTEND=noninteractive apt-get -qq -o Dpkg::Use-Pty=0 "$@" >/dev/null 2>&1 </dev/null
}
