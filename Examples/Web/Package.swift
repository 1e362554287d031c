// swift-tools-version: 6.2
import PackageDescription

/// The modules whose answers the page shows; all of them compile as Embedded Swift.
let modules = [
  "KoreanCalendar", "GeoFiltering", "Keeping", "KoreanText", "ExpandableListState", "Favorites",
  "Fetching", "MartModels", "ClosingTexts", "MartCatalog", "HolidayNotices",
]
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// The host's side of the page.
///
/// What runs in the browser is WebPage with Bridge. The script `build` compiles them together as
/// Embedded Swift; a package cannot ask for that by itself.
let package = Package(
  name: "Web",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .target(
      name: "WebPage",
      dependencies: modules.map { .product(name: $0, package: "MartHolidayKit") },
      swiftSettings: strict),
    .executableTarget(
      name: "web-data",
      dependencies: ["WebPage", .product(name: "MartHolidayKit", package: "MartHolidayKit")],
      swiftSettings: strict),
    .executableTarget(
      name: "library-answers",
      dependencies: [.product(name: "MartHolidayKit", package: "MartHolidayKit")],
      swiftSettings: strict),
  ]
)
