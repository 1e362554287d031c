// swift-tools-version: 6.2
import PackageDescription

let library: [Target.Dependency] = ["MartHolidayKit", "MartHolidayFoundation"].map {
  .product(name: $0, package: "MartHolidayKit")
}
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let http: [Target.Dependency] = [
  logging,
  .product(name: "CoreMetrics", package: "swift-metrics"),
  .product(name: "HTTPTypes", package: "swift-http-types"),
  .product(name: "Hummingbird", package: "hummingbird"),
  .product(name: "HummingbirdCore", package: "hummingbird"),
  .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
  .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOHTTP1", package: "swift-nio"),
  .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
  .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
]
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "MartServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "MartHolidayKit", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    // What Hummingbird itself is made of, where the server reaches behind it.
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.34.1"),
  ],
  targets: [
    // What is kept, in one SQLite file.
    .target(name: "MartStore", dependencies: library + [database], swiftSettings: strict),
    // What is answered over HTTP.
    .target(
      name: "MartServer", dependencies: library + http + ["MartStore"], swiftSettings: strict),
    .executableTarget(
      name: "mart-server",
      dependencies: library + http + ["MartStore", "MartServer", arguments],
      swiftSettings: strict),
    // One route that does nothing, for the proofs to compare with.
    .executableTarget(name: "bare-route", dependencies: http, swiftSettings: strict),

    .testTarget(
      name: "MartStoreTests", dependencies: library + ["MartStore", database],
      swiftSettings: strict),
    .testTarget(
      name: "MartServerTests",
      dependencies: library + http + [
        "MartStore", "MartServer",
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "InMemoryLogging", package: "swift-log"),
      ],
      swiftSettings: strict),
  ]
)
