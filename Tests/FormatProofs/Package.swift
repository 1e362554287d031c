// swift-tools-version: 6.2
import PackageDescription

func library(_ modules: String...) -> [Target.Dependency] {
  modules.map { .product(name: $0, package: "MartHolidayKit") }
}
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "FormatProofs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [
    .executableTarget(
      name: "format-proofs",
      dependencies: library(
        "HolidayInterchange", "KoreanCalendar", "MartModels", "MartTestSupport"),
      swiftSettings: strict),
    .executableTarget(
      name: "stored-documents",
      dependencies: library(
        "KoreanCalendar", "MartHolidayFoundation", "MartHolidayKit", "MartModels", "MartTestSupport"
      ),
      swiftSettings: strict),
  ]
)
