// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
  name: "TrapProofs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .target(name: "Forks"),
    .executableTarget(
      name: "trap-proofs",
      dependencies: ["Forks"]
        + ["MartHolidayFoundation", "MartHolidayKit", "MartStorage", "MartTestSupport"].map {
          .product(name: $0, package: "MartHolidayKit")
        },
      swiftSettings: strict),
  ]
)
