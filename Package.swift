// swift-tools-version: 6.2
import PackageDescription

/// The modules in dependency order; Documentation/Architecture.md says why the arrows point so.
let modules: [(name: String, needs: [String])] = [
  ("KoreanCalendar", []),
  ("GeoFiltering", []),
  ("Keeping", []),
  ("KoreanText", ["KoreanCalendar"]),
  ("ExpandableListState", []),
  ("Favorites", ["Keeping"]),
  ("Fetching", ["Keeping", "KoreanCalendar"]),
  ("MartModels", ["KoreanCalendar", "GeoFiltering", "Keeping", "Favorites", "KoreanText"]),
  ("ClosingTexts", ["KoreanCalendar", "KoreanText", "MartModels"]),
  ("HolidayInterchange", ["KoreanCalendar", "KoreanText", "MartModels"]),
  (
    "MartCatalog",
    [
      "KoreanCalendar", "KoreanText", "GeoFiltering", "Keeping", "Favorites", "Fetching",
      "MartModels",
    ]
  ),
  (
    "HolidayNotices",
    [
      "KoreanCalendar", "KoreanText", "GeoFiltering", "Favorites", "MartModels",
      "HolidayInterchange", "MartCatalog", "Fetching",
    ]
  ),
  ("MartStorage", ["Keeping", "Favorites"]),
  (
    "MartTestSupport",
    [
      "KoreanCalendar", "GeoFiltering", "Keeping", "Favorites", "ExpandableListState",
      "Fetching", "MartModels", "ClosingTexts", "MartCatalog",
    ]
  ),
  (
    "MartHolidayKit",
    [
      "KoreanCalendar", "GeoFiltering", "Keeping", "KoreanText", "ExpandableListState",
      "Favorites", "Fetching", "MartModels", "ClosingTexts", "HolidayInterchange", "MartCatalog",
      "HolidayNotices",
    ]
  ),
  (
    "MartHolidayFoundation",
    [
      "KoreanCalendar", "GeoFiltering", "Keeping", "Favorites", "ExpandableListState",
      "Fetching", "MartModels", "HolidayInterchange", "MartCatalog", "HolidayNotices",
    ]
  ),
]

/// What the tests of a module use beside what the module itself does.
let testNeeds = [
  "Fetching": ["MartModels", "MartCatalog"], "MartCatalog": ["ClosingTexts"],
  "MartStorage": ["Fetching", "MartCatalog", "MartHolidayFoundation"],
]

/// The modules whose tests read tables of facts from a folder `Resources` beside them.
let testResources: Set = ["GeoFiltering", "MartCatalog", "MartModels"]

// Apple wants to know why MartStorage reads user defaults and file metadata. Nobody else asks, and
// there a resource would put a bundle beside every program.
#if canImport(Darwin)
  let privacy: (copied: [Resource], left: [String]) = ([.copy("PrivacyInfo.xcprivacy")], [])
#else
  let privacy: (copied: [Resource], left: [String]) = ([], ["PrivacyInfo.xcprivacy"])
#endif

// Warnings are errors on the command line of .ci/run only: as a setting, they meet the
// `-suppress-warnings` that Xcode and Swift Build pass for a dependency, and nothing builds.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
]
let sources: [SwiftSetting] = strict + [.strictMemorySafety()]
// On Linux `squareRoot()` ends in the C library's `sqrt`, which nothing but Foundation brings in.
let libm: LinkerSetting = .linkedLibrary("m", .when(platforms: [.linux]))

let package = Package(
  name: "MartHolidayKit",
  platforms: [.iOS(.v16), .macOS(.v13), .watchOS(.v9), .tvOS(.v16), .visionOS(.v1)],
  products: modules.map { .library(name: $0.name, targets: [$0.name]) },
  targets: modules.flatMap { module -> [Target] in
    [
      .target(
        name: module.name, dependencies: module.needs.map { .byName(name: $0) },
        exclude: module.name == "MartStorage" ? privacy.left : [],
        resources: module.name == "MartStorage" ? privacy.copied : [],
        swiftSettings: sources, linkerSettings: [libm]),
      .testTarget(
        name: module.name + "Tests",
        dependencies: Set(
          [module.name, "MartTestSupport", "KoreanCalendar"] + module.needs
            + testNeeds[module.name, default: []]
        ).sorted().map { .byName(name: $0) },
        resources: testResources.contains(module.name) ? [.copy("Resources")] : [],
        swiftSettings: strict),
    ]
  }
)
