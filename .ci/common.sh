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
# people's symbols, takes two thirds of the processor time. The plan that SwiftPM caches does not say
# of which package it is: with it, the first build after that of another package can build nothing.
debug=(--scratch-path "$root/.build-ci" --disable-build-manifest-caching -debug-info-format none
  --explicit-target-dependency-import-check error -Xswiftc -warnings-as-errors
  -Xswiftc -whole-module-optimization -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -Xfrontend -Xswiftc -index-ignore-stdlib
  -Xswiftc -index-ignore-system-modules)

# Says so when the last commit, which is what a package gets by URL, is not all that there is.
leaves_out_changes() {
  [ -z "$(git status --porcelain --untracked-files=no)" ] || echo "changes since the last commit are left out"
}

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

# Runs a build, and once more when a signal ends it: Swift Build of 6.3 now and then is ended so in its
# own scheduler, which is no error of ours.
once_more_after_signal() {
  local code=0
  "$@" || code=$?
  [ "$code" -gt 128 ] || return "$code"
  echo "the build tool was ended by a signal and is started once more"
  "$@"
}

# Runs the tests in folders: `run_tests "FOLDER..." ARGUMENT...`. `swift test` succeeds when it runs
# nothing, so nine of ten of the tests have to run that no `#if` can leave out; a test of the tools
# here has the attribute in a text.
run_tests() {
  local folders=$1 log code=0 least ran argument before='' build=()
  shift
  log=$(mktemp)
  echo "swift test $*"
  for argument in "$@"; do
    if [ "$argument" != --filter ] && [ "$before" != --filter ]; then build+=("$argument"); fi
    before=$argument
  done
  # In a folder that several packages share, `swift test` alone may run the tests of another one.
  once_more_after_signal quietly swift build --build-tests "${build[@]}" ||
    fail "the tests in $folders were not built"
  swift test --skip-build "$@" </dev/null >"$log" 2>&1 || code=$?
  if [ "$code" -eq 0 ] && ! grep -q 'Test run with [1-9]' "$log"; then
    # Now and then SwiftPM takes the plan of the package before this one, builds nothing, and runs nothing.
    echo "no test ran; they are built and started once more"
    quietly swift build --build-tests "${build[@]}" || fail "the tests in $folders were not built"
    swift test --skip-build "$@" </dev/null >"$log" 2>&1 || code=$?
  fi
  if [ "$code" -ne 0 ] && [[ $folders == Examples/* ]] && grep -q 'exited with unexpected signal' "$log"; then
    # These start hundreds of programs at once, in which Foundation's `Process` is now and then ended
    # by a signal on Linux; a trap of ours is there the second time too.
    echo "the tests were ended by a signal and are started once more"
    code=0
    swift test --skip-build "$@" </dev/null >"$log" 2>&1 || code=$?
  fi
  if [ "$code" -ne 0 ]; then explain "$log" >&2; fi
  grep -E '^➜ .*skipped' "$log" | sed 's/^➜/  not run here:/' || true
  grep -E 'Test run with|Executed [1-9][0-9]* test' "$log" | awk '!seen[$0]++' || true
  ran=$(sed -n 's/.*Test run with \([0-9]*\) tests\{0,1\} .*passed after.*/\1/p' "$log" | tail -1)
  rm -f "$log"
  [ "$code" -eq 0 ] || fail "swift test $* ended with exit $code"
  # shellcheck disable=SC2086
  # What stands deeper than a suite's members leaves out no test.
  least=$(find $folders -path '*/.build*' -prune -o -name '*.swift' -exec grep -L '^ \{0,2\}#if' {} + |
    tr '\n' '\0' | xargs -0 cat | grep -cE '^ *@Test([ (]|$)' || true)
  [ "$least" -gt 0 ] || fail "$folders declares no test"
  [ "${ran:-0}" -ge $(((least * 9 + 9) / 10)) ] || fail "${ran:-0} tests ran, but $folders declares $least"
}

# Embedded Swift: the modules that compile as such, and how.
embedded_modules=(KoreanCalendar KoreanText GeoFiltering Keeping ExpandableListState Favorites Fetching
  MartModels ClosingTexts HolidayInterchange MartCatalog HolidayNotices)
embedded_flags=(-enable-experimental-feature Embedded -wmo -gnone -Xfrontend -disable-stack-protector)
embedded_host=.build-embedded-host

# Checks the modules and writes them: `emit_embedded_modules TRIPLE FOLDER`, once until the sources
# change. Embedded Swift makes the code of a module where it is used, so no objects are needed,
# and half the processor time.
emit_embedded_modules() {
  local flags=("${embedded_flags[@]}" -Onone -parse-as-library -swift-version 6 -package-name kit)
  local feature module state folder=$2
  flags+=(-target "$1")
  while read -r feature; do flags+=(-enable-upcoming-feature "$feature"); done < <(upcoming_features)
  mkdir -p "$folder"
  state=$({ echo "${flags[@]}" && swiftc --version 2>/dev/null &&
    find "${embedded_modules[@]/#/Sources/}" -name '*.swift' -not -path '*.docc/*' | sort | tr '\n' '\0' | xargs -0 cksum; } | cksum)
  if [ "$(cat "$folder/state" 2>/dev/null)" = "$state" ]; then return; fi
  rm -f "$folder/state"
  for module in "${embedded_modules[@]}"; do
    find "Sources/$module" -name '*.swift' -not -path '*.docc/*' >"$folder/$module.files"
    quietly swiftc "${flags[@]}" -emit-module -module-name "$module" -I "$folder" \
      -o "$folder/$module.swiftmodule" "@$folder/$module.files"
  done
  echo "$state" >"$folder/state"
}

# The upcoming features that Package.swift asks for.
upcoming_features() {
  sed -n 's/.*enableUpcomingFeature("\([A-Za-z]*\)").*/\1/p' "$root/Package.swift" | sort -u
}

# The folder of the toolchain that holds `bin` and `lib/swift`.
toolchain() { dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")"; }

# A tool that comes with the toolchain, and another one of that name nowhere.
tool() {
  if [ "$(uname)" = Darwin ]; then xcrun --find "$1"; else echo "$(toolchain)/bin/$1"; fi
}

# Links a program of Tests/Checks/Embedded for this host, beside the modules.
link_embedded_for_host() {
  local name
  name=$(basename "$1" .swift)
  quietly swiftc "${embedded_flags[@]}" -Onone -module-name Program -I "$embedded_host" -c "$1" \
    -o "$embedded_host/$name.o"
  quietly "$(tool clang)" "$embedded_host/$name.o" \
    "$(toolchain)/lib/swift/embedded/$(host_triple)/libswiftUnicodeDataTables.a" \
    -lm -Wl,--gc-sections -s -o "$embedded_host/$name"
}

# Builds the modules for wasm32 as small as they get, with their objects. The objects are linked by
# hand, so the layout of the native build system is asked for by name.
build_embedded_for_wasm() {
  local flags=() flag module
  for flag in "${embedded_flags[@]}"; do flags+=(-Xswiftc "$flag"); done
  for module in "${embedded_modules[@]}"; do
    quietly swift build --build-system native -c release --disable-index-store \
      --scratch-path .build-embedded-wasm --target "$module" --triple wasm32-unknown-none-wasm \
      "${flags[@]}"
  done
}

host_triple() {
  swift -print-target-info 2>/dev/null |
    sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1
}

# Writes the public symbols of every module, one folder each, and prints the folder of all:
# `symbol_graphs FOLDER ARGUMENT...`.
symbol_graphs() {
  local graphs=$1 bin module sdk=()
  shift
  bin=$(products)
  if [ "$(uname)" = Darwin ]; then sdk=(-sdk "$(xcrun --show-sdk-path)"); fi
  rm -rf "$graphs"
  for module in Sources/*/; do
    module=$(basename "$module")
    mkdir -p "$graphs/$module"
    # The native build system keeps the modules in a folder of their own, Swift Build does not.
    quietly swift symbolgraph-extract -module-name "$module" -I "$bin/Modules" -I "$bin" \
      ${sdk[@]+"${sdk[@]}"} -target "$(host_triple)" -minimum-access-level public \
      -output-dir "$graphs/$module" "$@"
  done
  echo "$graphs"
}

# The modules in the order of the manifest, each after those that it needs.
module_order() {
  sed -n '/^let modules/,/^]/{
    s/^  ("\([A-Za-z]*\)",.*/\1/p
    s/^    "\([A-Za-z]*\)",$/\1/p
  }' Package.swift
}

# Writes the public surface that symbol graphs have, one file a module: `write_surface GRAPHS FOLDER`.
write_surface() {
  rm -rf "$2"
  "$(products)/public-symbols" write "$1" "$2"
  # The module that has no symbol of its own: what it exports.
  sed -n 's/^@_exported public //p' Sources/MartHolidayKit/*.swift >"$2/MartHolidayKit.txt"
  # Other compilers write some declarations otherwise, and Apple's systems have more of them.
  swift --version 2>/dev/null | sed 's/^Apple //' >"$2/compiler"
}

# Fails with the lines that differ when the public surface is not what Documentation/API has.
compare_surface() {
  local now=.build-ci/api before after changed=0 module
  write_surface "$1" "$now"
  for module in $(basename -s .txt -a Documentation/API/*.txt "$now"/*.txt | sort -u); do
    before=Documentation/API/$module.txt after=$now/$module.txt
    if [ ! -e "$before" ]; then before=/dev/null; fi
    if [ ! -e "$after" ]; then after=/dev/null; fi
    if cmp -s "$before" "$after"; then continue; fi
    changed=1
    echo "$module: - as recorded, + as declared now" >&2
    diff -U 0 "$before" "$after" | grep -v '^@@\|^---\|^+++' >&2 || true
  done
  if [ "$changed" -ne 0 ] && ! cmp -s Documentation/API/compiler "$now/compiler"; then
    echo "left out: the public surface was recorded with another compiler, so this is not judged"
    return
  fi
  [ "$changed" -eq 0 ] ||
    fail "the public surface is not what Documentation/API has; if that is meant: .ci/surface --record"
  echo "the public surface is as recorded: $(cat Documentation/API/*.txt | grep -c .) lines"
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
