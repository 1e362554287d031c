// swift-tools-version: 6.2
import PackageDescription

let library: [Target.Dependency] = [
  "KoreanCalendar", "MartModels", "HolidayNotices", "MartTestSupport",
].map { .product(name: $0, package: "MartHolidayKit") }

let package = Package(
  name: "AlertProofs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "alert-proofs", dependencies: library,
      swiftSettings: [
        .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
