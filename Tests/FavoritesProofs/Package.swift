// swift-tools-version: 6.2
import PackageDescription

let library: [Target.Dependency] = [
  "Keeping", "Favorites", "Fetching", "MartStorage", "MartHolidayFoundation", "MartTestSupport",
].map { .product(name: $0, package: "MartHolidayKit") }

let package = Package(
  name: "FavoritesProofs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "favorites-proofs", dependencies: library,
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
