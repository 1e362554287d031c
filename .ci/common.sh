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
    grep -E 'error:|✘|Fatal error' "$log" | grep -v '`- error' | awk '!seen[$0]++' | head -40 >&2 ||
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
        else if (condition ~ /^os\(Linux\)$|^canImport\((Glibc|FoundationXML)\)$/) value = linux
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

# Embedded Swift: the modules that compile as such, and how.
embedded_modules=(KoreanCalendar GeoFiltering MartModels Favorites ExpandableListState)
embedded_flags=(-enable-experimental-feature Embedded -wmo -Xfrontend -disable-stack-protector)

# Builds the modules into a scratch folder, with more arguments for `swift build`.
build_embedded() {
  local scratch=$1 flags=() flag module
  shift
  for flag in "${embedded_flags[@]}"; do flags+=(-Xswiftc "$flag"); done
  for module in "${embedded_modules[@]}"; do
    quietly swift build -c release --scratch-path "$scratch" --target "$module" "$@" "${flags[@]}"
  done
}

# The folder of the toolchain that holds `lib/swift`.
toolchain() { dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")"; }

# The object files of the modules in a scratch folder.
embedded_objects() {
  local module
  for module in "${embedded_modules[@]}"; do echo "$1/release/$module.build"/*.o; done
}

# Links a program of Tests/Embedded for this host, beside the modules' scratch folder.
link_embedded_for_host() {
  local name scratch=.build-embedded-host triple
  name=$(basename "$1" .swift)
  triple=$(host_triple)
  quietly swiftc "${embedded_flags[@]}" -O -module-name Program -I "$scratch/release/Modules" -c "$1" \
    -o "$scratch/$name.o"
  # shellcheck disable=SC2046
  quietly "$(toolchain)/bin/clang" "$scratch/$name.o" $(embedded_objects "$scratch") \
    "$(toolchain)/lib/swift/embedded/$triple/libswiftUnicodeDataTables.a" \
    -lm -Wl,--gc-sections -s -o "$scratch/$name"
}

host_triple() {
  swift -print-target-info 2>/dev/null |
    sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1
}
