# shellcheck shell=bash
# Shared by the steps; source it after `set -euo pipefail`. Everything here runs under bash 3.2.

cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
root=$PWD

# The last of these messages says why a step fails.
fail() { echo "error: $*" >&2 && exit 1; }
skip() { echo "skipped: $*" && exit 77; }

# All debug builds, those of the nested packages too, share one folder and one set of flags, so
# that the library is compiled once. SwiftPM keeps the last flag from packages of other people.
# A module at once and once only, without what a debugger needs and without an index of other
# people's symbols, takes two thirds of the processor time.
debug=(--scratch-path "$root/.build-ci" --enable-code-coverage
  --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors -Xswiftc -gnone
  -Xswiftc -whole-module-optimization -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -Xfrontend -Xswiftc -index-ignore-stdlib
  -Xswiftc -index-ignore-system-modules)
# All of it is instrumented, but only the step `test` wants the counts.
export LLVM_PROFILE_FILE=/dev/null

# The folder of the debug products, under whichever build system and layout.
products() { swift build "${debug[@]}" --show-bin-path; }

# The errors in the output of a build or a test run, else its end.
explain() {
  grep -E 'error:|✘|Fatal error' "$1" | grep -v '`- error' | awk '!seen[$0]++' | head -40 | grep . ||
    tail -40 "$1"
}

# Runs a command quietly; prints what it said only when it fails.
quietly() {
  local log code=0
  log=$(mktemp)
  "$@" </dev/null >"$log" 2>&1 || code=$?
  if [ "$code" -ne 0 ]; then
    echo "failed (exit $code): $*" >&2
    explain "$log" >&2
  fi
  rm -f "$log"
  return "$code"
}

# Runs the tests in folders: `run_tests "FOLDER..." ARGUMENT...`. `swift test` succeeds when it runs
# nothing, so nine of ten of the tests have to run that no `#if` can leave out; a test of the tools
# here has the attribute in a text.
run_tests() {
  local folders=$1 log code=0 least ran argument
  shift
  # With this option `swift test` fails when the process of an exit test leaves no whole count.
  case " $* " in
    *" --enable-code-coverage "*)
      quietly swift build --build-tests "$@"
      for argument in "$@"; do
        shift
        [ "$argument" = --enable-code-coverage ] || set -- "$@" "$argument"
      done
      set -- --skip-build "$@" ;;
  esac
  log=$(mktemp)
  echo "swift test $*"
  swift test "$@" </dev/null >"$log" 2>&1 || code=$?
  if [ "$code" -ne 0 ]; then explain "$log" >&2; fi
  grep -E '^➜ .*skipped' "$log" | sed 's/^➜/  not run here:/' || true
  grep -E 'Test run with|Executed [1-9][0-9]* test' "$log" | awk '!seen[$0]++' || true
  ran=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\} .*passed after.*/\1/p' "$log" | tail -1)
  rm -f "$log"
  [ "$code" -eq 0 ] || fail "swift test $* ended with exit $code"
  # shellcheck disable=SC2086
  least=$(find $folders -path '*/.build*' -prune -o -name '*.swift' -exec grep -L '^ *#if' {} + |
    tr '\n' '\0' | xargs -0 cat | grep -cE '^ *@Test([ (]|$)' || true)
  [ "$least" -gt 0 ] || fail "$folders declares no test"
  [ "${ran:-0}" -ge $(((least * 9 + 9) / 10)) ] || fail "${ran:-0} tests ran, but $folders declares $least"
}

# Embedded Swift: the modules that compile as such, and how. Optimising takes four times as long
# and is for .ci/wasm, which measures sizes.
embedded_configuration=debug
embedded_modules=(KoreanCalendar KoreanText GeoFiltering Favorites ExpandableListState MartModels
  ClosingTexts HolidayInterchange MartCatalog HolidayNotices)
embedded_flags=(-enable-experimental-feature Embedded -wmo -no-emit-module-separately-wmo -gnone
  -Xfrontend -disable-stack-protector)

# Builds the modules into a scratch folder, with more arguments for `swift build`. The objects are
# linked by hand, so the layout of the native build system is asked for by name.
build_embedded() {
  local scratch=$1 flags=() flag module place
  shift
  for flag in "${embedded_flags[@]}"; do flags+=(-Xswiftc "$flag"); done
  # From the last on, because one call builds all that a module needs, two at a time.
  for ((place = ${#embedded_modules[@]} - 1; place >= 0; place--)); do
    module=${embedded_modules[place]}
    quietly swift build --build-system native -c "$embedded_configuration" --disable-index-store --scratch-path "$scratch" \
      --target "$module" "$@" "${flags[@]}"
  done
}

# The folder of the toolchain that holds `bin` and `lib/swift`.
toolchain() { dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")"; }

# A tool that comes with the toolchain, and another one of that name nowhere.
tool() {
  if [ "$(uname)" = Darwin ]; then xcrun --find "$1"; else echo "$(toolchain)/bin/$1"; fi
}

# The object files of the modules in a scratch folder.
embedded_objects() {
  local module
  for module in "${embedded_modules[@]}"; do echo "$1/$embedded_configuration/$module.build"/*.o; done
}

# Links a program of Tests/Embedded for this host, beside the modules' scratch folder.
link_embedded_for_host() {
  local name scratch=.build-embedded-host
  name=$(basename "$1" .swift)
  local optimise=-Onone
  if [ "$embedded_configuration" = release ]; then optimise=-O; fi
  quietly swiftc "${embedded_flags[@]}" "$optimise" -module-name Program -I "$scratch/$embedded_configuration/Modules" -c "$1" \
    -o "$scratch/$name.o"
  # shellcheck disable=SC2046
  quietly "$(tool clang)" "$scratch/$name.o" $(embedded_objects "$scratch") \
    "$(toolchain)/lib/swift/embedded/$(host_triple)/libswiftUnicodeDataTables.a" \
    -lm -Wl,--gc-sections -s -o "$scratch/$name"
}

host_triple() {
  swift -print-target-info 2>/dev/null |
    sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1
}

# Writes the public symbols of every module, one folder each, and prints the folder of all.
symbol_graphs() {
  local graphs=.build-ci/symbol-graphs bin module sdk=()
  bin=$(products)
  if [ "$(uname)" = Darwin ]; then sdk=(-sdk "$(xcrun --show-sdk-path)"); fi
  rm -rf "$graphs"
  for module in Sources/*/; do
    module=$(basename "$module")
    mkdir -p "$graphs/$module"
    # The native build system keeps the modules in a folder of their own, Swift Build does not.
    quietly swift symbolgraph-extract -module-name "$module" -I "$bin/Modules" -I "$bin" \
      ${sdk[@]+"${sdk[@]}"} -target "$(host_triple)" -minimum-access-level public \
      -output-dir "$graphs/$module"
  done
  echo "$graphs"
}

# A program built without Foundation is small and starts fast; says which libraries it loads.
links_no_foundation() {
  local libraries
  if ! command -v ldd >/dev/null; then
    echo "ldd is not here; the libraries of $1 were not listed"
    return
  fi
  libraries=$(ldd "$1")
  if grep -iE 'foundation|icu' <<<"$libraries" >&2; then fail "$1 loads the libraries above"; fi
  echo "$(basename "$1") loads no Foundation: $(awk '{ printf "%s ", $1 }' <<<"$libraries")"
}
