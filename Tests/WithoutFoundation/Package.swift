// swift-tools-version: 6.2
import PackageDescription

/// Every module but those of Foundation; the check of the imports names one that is missing.
let modules = [
  "KoreanCalendar", "KoreanText", "GeoFiltering", "Keeping", "ExpandableListState", "Favorites",
  "Fetching",
  "MartModels", "ClosingTexts", "HolidayInterchange", "MartCatalog", "HolidayNotices",
  "MartHolidayKit", "MartTestSupport",
]

let package = Package(
  name: "WithoutFoundation",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "without-foundation",
      dependencies: modules.map { .product(name: $0, package: "MartHolidayKit") }),
    // The first example of README.md word for word, as a stranger would paste it.
    .executableTarget(
      name: "readme-example",
      dependencies: [.product(name: "MartHolidayKit", package: "MartHolidayKit")],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
  ]
)
