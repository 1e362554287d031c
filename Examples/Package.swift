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
  "register",
  "widget-preview",
]

/// The programs that rebuild the core of another app: a library, and what reads its arguments.
let neighbours = [
  (program: "boarding-plan", core: "BoardingPlan"),
  (program: "ricle-map", core: "RicleMap"),
  (program: "smeem-streak", core: "SmeemStreak"),
  (program: "store-sections", core: "StoreSections"),
]

let library: [Target.Dependency] = ["MartHolidayKit", "MartStorage", "MartHolidayFoundation"].map {
  .product(name: $0, package: "MartHolidayKit")
}
let testSupport: Target.Dependency = .product(name: "MartTestSupport", package: "MartHolidayKit")
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
    + neighbours.flatMap { neighbour -> [Target] in
      [
        .target(
          name: neighbour.core, dependencies: library + ["ExampleSupport"],
          path: "Neighbours/\(neighbour.core)", swiftSettings: strict),
        .executableTarget(
          name: neighbour.program, dependencies: ["ExampleSupport", .byName(name: neighbour.core)],
          path: "Neighbours/\(neighbour.program)", swiftSettings: strict),
      ]
    }
    + [
      .testTarget(
        name: "NeighbourTests",
        dependencies: library + ["ExampleSupport", testSupport]
          + neighbours.map { .byName(name: $0.core) },
        path: "Neighbours/Tests", swiftSettings: strict),
      .testTarget(
        name: "ExampleSupportTests", dependencies: library + ["ExampleSupport"],
        resources: [.copy("Resources")], swiftSettings: strict),
      .testTarget(
        name: "ProgramTests",
        dependencies: library + ["ExampleSupport", "favorites-program"]
          + programs.map { .byName(name: $0) } + neighbours.map { .byName(name: $0.program) },
        resources: [.copy("Resources")], swiftSettings: strict),
    ]
)
