// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "FirstClosingDay",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(url: "URL of this repository", branch: "main")  // or path: "../MartHolidayKit"
  ],
  targets: [
    .executableTarget(
      name: "FirstClosingDay",
      dependencies: [
        .product(name: "MartHolidayKit", package: "MartHolidayKit"),
        .product(name: "MartHolidayFoundation", package: "MartHolidayKit"),
      ])
  ]
)
