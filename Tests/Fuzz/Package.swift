// swift-tools-version: 6.2
import PackageDescription

/// One program for each function that reads text from outside; README.md says how to run them.
let programs = [
  "fuzz-holiday-text",
  "fuzz-interchange",
  "fuzz-rule-text",
]

let modules = ["KoreanCalendar", "MartModels", "ClosingTexts", "HolidayInterchange"]
let library: [Target.Dependency] = modules.map {
  .product(name: $0, package: "MartHolidayKit")
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "MartHolidayKit", path: "../..")],
  targets: [.target(name: "FuzzSupport")]
    + programs.map { program in
      .executableTarget(
        name: program, dependencies: ["FuzzSupport"] + library,
        swiftSettings: [.swiftLanguageMode(.v6)])
    }
)
