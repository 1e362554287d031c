// swift-tools-version: 6.2
import PackageDescription

/// The modules of the library that are measured; add one here when it has a benchmark file.
let modules = [
  "KoreanCalendar", "GeoFiltering", "MartModels", "ClosingTexts", "HolidayInterchange",
  "MartCatalog", "HolidayNotices", "ExpandableListState", "Keeping", "Favorites",
  "MartStorage",
]

let library: [Target.Dependency] = modules.map { .product(name: $0, package: "MartHolidayKit") }
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS("15.0")],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .target(name: "AllocationCounter"),
    .target(
      name: "BenchmarkHarness", dependencies: ["AllocationCounter"], swiftSettings: strict),
    .executableTarget(
      name: "benchmarks", dependencies: ["BenchmarkHarness"] + library, swiftSettings: strict),
    .executableTarget(name: "hot-calls", dependencies: library, swiftSettings: strict),
    .testTarget(
      name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"], swiftSettings: strict),
  ]
)
