// swift-tools-version: 6.2
import Foundation
import PackageDescription

let kit: Target.Dependency = .product(name: "MartHolidayKit", package: "MartHolidayKit")
let library: [Target.Dependency] = [
  kit, .product(name: "MartHolidayFoundation", package: "MartHolidayKit"),
]
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let samples: Target.Dependency = .product(name: "MartTestSupport", package: "MartHolidayKit")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
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

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether the store in PostgreSQL is built: where libpq's header is found, unless
/// `MART_POSTGRES` says 0 or 1.
let hasPostgres: Bool = {
  if let wish = Context.environment["MART_POSTGRES"] { return wish == "1" }
  return [
    "/usr/include/postgresql", "/usr/include", "/usr/local/include",
    "/opt/homebrew/opt/libpq/include", "/usr/local/opt/libpq/include",
  ].contains { FileManager.default.fileExists(atPath: $0 + "/libpq-fe.h") }
}()
let postgres: [Target.Dependency] = hasPostgres ? ["PostgresStore"] : []
let chosen: [SwiftSetting] = strict + (hasPostgres ? [.define("POSTGRES")] : [])

let server: [Target] = [
  // How both programs start, write output and exit.
  .target(
    name: "ProgramSupport", dependencies: [arguments, logging], swiftSettings: strict),
  // What is stored, in a SQLite file or in PostgreSQL.
  .target(name: "MartStore", dependencies: library + [database], swiftSettings: strict),
  .systemLibrary(
    name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
  // What is answered over HTTP.
  .target(
    name: "MartServer", dependencies: library + http + ["MartStore", "CZlib", crypto],
    swiftSettings: strict),
  .executableTarget(
    name: "mart-server",
    dependencies: postgres + library + http + [
      "AlertQueue", "MartStore", "MartServer", "ProgramSupport", arguments,
    ],
    swiftSettings: chosen),
  // One route that does nothing, for the proofs to compare with.
  .executableTarget(name: "bare-route", dependencies: http, swiftSettings: strict),
  .testTarget(
    name: "MartStoreTests", dependencies: library + ["MartStore", database],
    swiftSettings: strict),
  .testTarget(
    name: "MartServerTests",
    dependencies: library + http + [
      "MartStore", "MartServer", "ProgramSupport",
      .product(name: "HummingbirdTesting", package: "hummingbird"),
      .product(name: "InMemoryLogging", package: "swift-log"),
    ],
    swiftSettings: strict),
]

let alerts: [Target] = [
  // The night's alerts as shards in a queue, and the worker that empties it.
  .target(
    name: "AlertQueue", dependencies: [kit, "MartStore", logging],
    swiftSettings: strict),
  .executableTarget(
    name: "mart-worker",
    dependencies: postgres + [
      kit, "AlertQueue", "MartStore", "ProgramSupport", arguments, logging,
    ],
    swiftSettings: chosen),
  // Subscribers and what is due to them, for Proofs/worker.
  .executableTarget(
    name: "alert-world", dependencies: [kit, arguments, samples],
    path: "Proofs/Sources/alert-world", swiftSettings: strict),
  .testTarget(
    name: "AlertQueueTests",
    dependencies: postgres + [kit, "AlertQueue", "MartStore", samples, logging],
    swiftSettings: chosen),
]

let onPostgres: [Target] = [
  .systemLibrary(
    name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
  .target(
    name: "PostgresStore", dependencies: [kit, "MartStore", "CPostgres", logging],
    swiftSettings: strict),
]

let package = Package(
  name: "MartServer",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "MartHolidayKit", path: "../.."),
    // Exactly these versions were tested together; a newer one is a change of its own.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", exact: "2.13.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    // Packages that Hummingbird is built on, and that the server also uses directly.
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0", traits: []),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
  ],
  targets: server + alerts + (hasPostgres ? onPostgres : [])
)
