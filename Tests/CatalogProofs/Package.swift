// swift-tools-version: 6.2
import PackageDescription

let library: [Target.Dependency] = [
  "MartCatalog", "KoreanCalendar", "MartModels", "MartTestSupport",
].map { .product(name: $0, package: "MartHolidayKit") }

let package = Package(
  name: "CatalogProofs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "catalog-proofs", dependencies: library,
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
