import ExampleExtraction
import Testing

@Suite("Listings become the package of an app")
struct PastedAppTests {
  private let manifest = Block(
    file: "README.md", line: 9,
    code: ["// swift-tools-version: 6.2", "    .package(url: \"URL\", branch: \"main\")", ")"],
    kind: .manifest)

  @Test("The manifest is that of the README, with the library in the place of its URL")
  func manifestOfTheReadme() throws {
    let app = try PastedApp(blocks: [manifest], library: "/kit")
    #expect(
      app.files["Package.swift"] == """
        // swift-tools-version: 6.2
            .package(name: "MartHolidayKit", path: "/kit")
        )

        """)
  }

  @Test("Listings are files of the app or of its tests, as they stand")
  func listings() throws {
    let list = Block(file: "A.md", line: 3, code: ["import Kit", "a()  // 1"], kind: .app)
    let test = Block(file: "A.md", line: 7, code: ["import Testing"], kind: .appTest)
    let app = try PastedApp(blocks: [list, manifest, test], library: "/kit")
    #expect(app.files.count == 3)
    #expect(
      app.files["Sources/App/A_md_line3.swift"]
        == "#sourceLocation(file: \"A.md\", line: 3)\nimport Kit\na()  // 1\n")
    #expect(
      app.files["Tests/AppTests/A_md_line7.swift"]
        == "#sourceLocation(file: \"A.md\", line: 7)\nimport Testing\n")
  }

  @Test("Another number of manifests than one is an error, and so is one without a URL")
  func noManifest() {
    var withoutURL = manifest
    withoutURL.code.remove(at: 1)
    for blocks in [[], [manifest, manifest], [withoutURL]] {
      #expect(throws: ExampleError.self) { try PastedApp(blocks: blocks, library: "/kit") }
    }
  }
}
