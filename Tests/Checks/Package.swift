// swift-tools-version: 6.2
import PackageDescription

/// What runs beside the unit tests, each a program with its own arguments.
let programs: [(name: String, needs: [String])] = [
  ("alert-proofs", ["KoreanCalendar", "MartModels", "HolidayNotices", "MartTestSupport"]),
  ("catalog-proofs", ["MartCatalog", "KoreanCalendar", "MartModels", "MartTestSupport"]),
  ("closing-text-probes", ["KoreanCalendar", "MartModels", "ClosingTexts"]),
  (
    "favorites-proofs",
    ["Keeping", "Favorites", "Fetching", "MartStorage", "MartHolidayFoundation", "MartTestSupport"]
  ),
  ("format-proofs", ["HolidayInterchange", "KoreanCalendar", "MartModels", "MartTestSupport"]),
  ("notice-proofs", ["KoreanCalendar", "MartModels", "ClosingTexts", "MartTestSupport"]),
  ("register-proofs", ["MartCatalog", "KoreanCalendar", "MartModels", "MartTestSupport"]),
  ("rule-proofs", ["KoreanCalendar", "MartModels", "MartTestSupport"]),
  (
    "stored-documents",
    ["KoreanCalendar", "MartHolidayFoundation", "MartHolidayKit", "MartModels", "MartTestSupport"]
  ),
  // The first example of README.md word for word, as a stranger would paste it.
  ("readme-example", ["MartHolidayKit"]),
  // Every module but those of Foundation; the check of the imports names one that is missing.
  (
    "without-foundation",
    [
      "KoreanCalendar", "KoreanText", "GeoFiltering", "Keeping", "ExpandableListState", "Favorites",
      "Fetching", "MartModels", "ClosingTexts", "HolidayInterchange", "MartCatalog",
      "HolidayNotices", "MartHolidayKit", "MartTestSupport",
    ]
  ),
]

// Two kinds need more than a build, so they are there only when their scripts ask: the source of
// trap-proofs is written first, and a fuzzing program has libFuzzer's main function.
let asked = Context.environment["CHECKS"]
let traps = ["MartHolidayFoundation", "MartHolidayKit", "MartStorage", "MartTestSupport"]
let read = ["KoreanCalendar", "MartModels", "ClosingTexts", "HolidayInterchange"]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func program(_ name: String, _ needs: [String], with own: [String] = []) -> Target {
  .executableTarget(
    name: name,
    dependencies: own.map { .target(name: $0) }
      + needs.map { .product(name: $0, package: "MartHolidayKit") },
    swiftSettings: strict)
}

var targets = programs.map { program($0.name, $0.needs) }
// What reads the documentation and the public symbols, without the library.
targets += [
  .target(name: "ExampleExtraction", swiftSettings: strict),
  program("doc-examples", [], with: ["ExampleExtraction"]),
  program("public-symbols", []),
  .testTarget(
    name: "ExampleExtractionTests", dependencies: ["ExampleExtraction"], swiftSettings: strict),
]
if asked == "traps" {
  targets += [.target(name: "Forks"), program("trap-proofs", traps, with: ["Forks"])]
}
if asked == "fuzz" {
  targets = [.target(name: "FuzzSupport")]
  targets += ["fuzz-holiday-text", "fuzz-interchange", "fuzz-rule-text"].map {
    program($0, read, with: ["FuzzSupport"])
  }
}

let package = Package(
  name: "Checks",
  platforms: [.macOS(.v15)],
  dependencies: [
    // The variable names another copy of the library, for a comparison.
    .package(name: "MartHolidayKit", path: Context.environment["LIBRARY_PATH"] ?? "../..")
  ],
  targets: targets)
