// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "DocExamples",
  platforms: [.macOS("15.0")],
  targets: [
    .target(name: "ExampleExtraction", swiftSettings: strict),
    .executableTarget(
      name: "doc-examples", dependencies: ["ExampleExtraction"], swiftSettings: strict),
    .executableTarget(name: "public-symbols", swiftSettings: strict),
    .testTarget(
      name: "ExampleExtractionTests", dependencies: ["ExampleExtraction"], swiftSettings: strict),
  ]
)
