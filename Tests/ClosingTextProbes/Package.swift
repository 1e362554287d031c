// swift-tools-version: 6.2
import PackageDescription

/// What `run` sets: where another copy of the library is.
let environment = Context.environment
let library: [Target.Dependency] = ["KoreanCalendar", "MartModels", "ClosingTexts"].map {
  .product(name: $0, package: "MartHolidayKit")
}

let package = Package(
  name: "ClosingTextProbes",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "MartHolidayKit", path: environment["LIBRARY_PATH"] ?? "../..")
  ],
  targets: [
    .executableTarget(
      name: "closing-text-probes", dependencies: library,
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
