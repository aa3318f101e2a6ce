# Reads Surefire's XML reports. Prints "skipped CLASS.TEST: why" for each skipped test and, last,
# "N passed, N failed, N skipped".

function attribute(name,    start, rest) {
  start = index($0, " " name "=\"")
  if (!start) return ""
  rest = substr($0, start + length(name) + 3)
  return substr(rest, 1, index(rest, "\"") - 1)
}

/<testsuite / {
  tests += attribute("tests")
  failed += attribute("failures") + attribute("errors")
  skipped += attribute("skipped")
}
/<testcase / { name = attribute("classname") "." attribute("name") }
/<skipped/ {
  why = attribute("message")
  if (why == "" && sub(/.*<!\[CDATA\[([^ ]*Exception: )?/, "")) why = $0
  printf "skipped %s: %s\n", name, (why == "" ? "no reason given" : why)
}
END { printf "%d passed, %d failed, %d skipped\n", tests - failed - skipped, failed, skipped }
