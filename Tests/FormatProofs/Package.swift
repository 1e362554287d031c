// swift-tools-version: 6.2
import PackageDescription

let library: [Target.Dependency] = [
  "HolidayInterchange", "KoreanCalendar", "MartModels", "MartTestSupport",
].map { .product(name: $0, package: "MartHolidayKit") }

let package = Package(
  name: "FormatProofs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "format-proofs", dependencies: library,
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
