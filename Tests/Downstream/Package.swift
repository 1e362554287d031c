// swift-tools-version: 6.2
import PackageDescription

// An app adds the library by its URL. Here it is that of the repository around this package, at its last
// commit, so what is not committed is not tested. SwiftPM calls a package by the last part of its URL.
// `MART_HOLIDAY_KIT_CHECKOUT` is a folder to take in its place.
let path = Context.packageDirectory.split(separator: "/").dropLast(2)
let environment = Context.environment
let repository = environment["MART_HOLIDAY_KIT"] ?? "file:///" + path.joined(separator: "/")
let commit =
  environment["MART_HOLIDAY_KIT_COMMIT"] ?? Context.gitInformation?.currentCommit ?? "HEAD"
let checkout = environment["MART_HOLIDAY_KIT_CHECKOUT"]
let last = repository.split(separator: "/").last.map(String.init) ?? ""
let identity = checkout == nil ? last : "MartHolidayKit"
let kit: Package.Dependency =
  checkout.map { .package(name: identity, path: $0) } ?? .package(url: repository, revision: commit)
let library = ["MartHolidayKit", "MartStorage", "MartHolidayFoundation"].map { product(named: $0) }
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func product(named name: String) -> Target.Dependency {
  .product(
    name: name, package: identity.hasSuffix(".git") ? String(identity.dropLast(4)) : identity)
}

let package = Package(
  name: "Downstream",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "MartViewModels", targets: ["MartViewModels"])],
  dependencies: [kit],
  targets: [
    .target(name: "MartViewModels", dependencies: library, swiftSettings: strict),
    .target(
      name: "Expectations",
      dependencies: ["MartViewModels", product(named: "MartTestSupport")] + library,
      path: "Tests/Expectations", swiftSettings: strict),
    .testTarget(
      name: "SwiftTestingTests", dependencies: ["Expectations"], swiftSettings: strict),
    .testTarget(name: "XCTestTests", dependencies: ["Expectations"], swiftSettings: strict),
  ]
)
