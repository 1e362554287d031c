// swift-tools-version: 6.2
import PackageDescription

/// The programs; each is a folder of Sources and uses the library as a stranger would.
let programs = [
  "alert-plan",
  "catalogue",
  "closing-days",
  "expandable-list",
  "find-mart",
  "holiday-feed",
  "nearby",
  "read-closing-text",
  "widget-preview",
]

let library: [Target.Dependency] = ["MartHolidayKit", "MartStorage"].map {
  .product(name: $0, package: "MartHolidayKit")
}
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Examples",
  platforms: [.macOS(.v13)],
  products: [.executable(name: "favorites", targets: ["favorites-program"])],
  dependencies: [
    .package(name: "MartHolidayKit", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // Its module cannot be called favorites where file names do not tell capitals from others.
    .executableTarget(
      name: "favorites-program", dependencies: library + ["ExampleSupport", arguments],
      path: "Sources/favorites", swiftSettings: strict),
    .target(
      name: "ExampleSupport", dependencies: library + [arguments], resources: [.copy("Resources")],
      swiftSettings: strict),
  ]
    + programs.map { program in
      .executableTarget(
        name: program, dependencies: library + ["ExampleSupport", arguments],
        swiftSettings: strict)
    }
    + [
      .testTarget(
        name: "ExampleSupportTests", dependencies: library + ["ExampleSupport"],
        resources: [.copy("Resources")], swiftSettings: strict),
      .testTarget(
        name: "ProgramTests",
        dependencies: library + ["ExampleSupport", "favorites-program"]
          + programs.map { .byName(name: $0) },
        resources: [.copy("Resources")], swiftSettings: strict),
    ]
)
