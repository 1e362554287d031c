# Shared by the steps; source it after `set -euo pipefail`.

cd "$(dirname "${BASH_SOURCE[0]}")/.."

# The last of these messages says why a step fails.
fail() { echo "error: $*" >&2 && exit 1; }
skip() { echo "skipped: $*" && exit 77; }

# Runs a command quietly; prints what it said only when it fails.
quietly() {
  local log code=0
  log=$(mktemp)
  "$@" </dev/null >"$log" 2>&1 || code=$?
  if [ "$code" -ne 0 ]; then
    echo "failed (exit $code): $*" >&2
    grep -E 'error:|✘|Fatal error' "$log" | awk '!seen[$0]++' | head -40 >&2 || true
    echo "last lines:" >&2
    tail -40 "$log" >&2
  fi
  rm -f "$log"
  return "$code"
}

# The @Test declarations that a platform and configuration compile, in the folders given.
# Conditional compilation is followed for the conditions below; another one is an error, so that
# no test can leave the count unnoticed.
declared_tests() {
  local configuration=$1
  shift
  find "$@" -name '*.swift' -not -path '*/.build*' -print0 | sort -z |
    xargs -0 awk -v debug="$([ "$configuration" = debug ] && echo 1 || echo 0)" \
      -v linux="$([ "$(uname)" = Linux ] && echo 1 || echo 0)" '
      function holds(condition, inverted) {
        sub(/[ \t]*\/\/.*$/, "", condition)
        gsub(/[ \t]/, "", condition)
        inverted = sub(/^!/, "", condition)
        if (condition == "DEBUG") value = debug
        else if (condition ~ /^os\(Linux\)$|^canImport\(Glibc\)$/) value = linux
        else if (condition ~ /^os\((macOS|iOS|watchOS|tvOS|visionOS)\)$|^canImport\(Darwin\)$/) value = !linux
        else if (condition ~ /^canImport\(Musl\)$|^hasFeature\(Embedded\)$/) value = 0
        else if (condition ~ /^canImport\(Foundation\)$/) value = 1
        else {
          printf "%s:%d: the count of tests does not know the condition %s\n", FILENAME, FNR, condition > "/dev/stderr"
          unknown = 1
        }
        return inverted ? !value : value
      }
      FNR == 1 { depth = 0; active[0] = 1; comment = 0 }
      /^[ \t]*#if[ \t(!]/ {
        condition = $0; sub(/^[ \t]*#if/, "", condition)
        depth++; taken[depth] = holds(condition)
        active[depth] = active[depth - 1] && taken[depth]; next
      }
      /^[ \t]*#elseif/ {
        condition = $0; sub(/^[ \t]*#elseif/, "", condition)
        now = !taken[depth] && holds(condition)
        active[depth] = active[depth - 1] && now; taken[depth] = taken[depth] || now; next
      }
      /^[ \t]*#else/ { active[depth] = active[depth - 1] && !taken[depth]; next }
      /^[ \t]*#endif/ { depth--; next }
      /^[ \t]*@Test([ \t(]|$)/ && active[depth] { count++ }
      END { if (unknown) exit 1; print count + 0 }'
}

# Runs `swift test` with the arguments given after the configuration and the folders (up to
# `--`), and checks that as many tests ran as are declared. Prints the tests that were skipped.
run_all_tests() {
  local configuration=$1 folders=() log code=0 declared ran
  shift
  while [ "$1" != -- ]; do folders+=("$1") && shift; done
  shift
  declared=$(declared_tests "$configuration" "${folders[@]}") || fail "the tests cannot be counted"
  log=$(mktemp)
  echo "swift test $*"
  swift test "$@" </dev/null >"$log" 2>&1 || code=$?
  if [ "$code" -ne 0 ]; then
    grep -E 'error:|✘|Fatal error' "$log" | grep -v '`- error' | awk '!seen[$0]++' | head -60 >&2 || true
    echo "last lines:" >&2
    tail -15 "$log" >&2
    rm -f "$log"
    fail "swift test $* ended with exit $code"
  fi
  ran=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\} .*passed after.*/\1/p' "$log" | tail -1)
  grep -E '^➜ .*skipped' "$log" | sed 's/^➜/  not run here:/' || true
  grep -E 'Test run with' "$log" | tail -1
  rm -f "$log"
  [ "${ran:-0}" -eq "$declared" ] ||
    fail "${ran:-0} tests ran, but $declared are declared in ${folders[*]}"
  echo "$declared tests are declared"
}
