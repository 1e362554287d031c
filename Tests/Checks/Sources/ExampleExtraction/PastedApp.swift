/// The package of an app that a reader has who pastes the manifest of the README and the listings.
public struct PastedApp: Sendable {
  /// The content of each file by its path in the package.
  public private(set) var files: [String: String] = [:]

  /// Makes the package.
  ///
  /// - Parameters:
  ///   - blocks: the blocks of all documents.
  ///   - library: the path of the library, which takes the place of its URL.
  public init(blocks: [Block], library: String) throws(ExampleError) {
    let manifests = blocks.filter { $0.kind == .manifest && $0.file == "README.md" }
    guard let manifest = manifests.first, manifests.count == 1 else {
      throw ExampleError(
        file: "README.md", line: 1, message: "\(manifests.count) manifests instead of one")
    }
    files["Package.swift"] = try Self.manifest(manifest, library)
    for block in blocks where block.kind == .app {
      files["Sources/App/\(block.fileName).swift"] = block.wholeFile
    }
    for block in blocks where block.kind == .appTest {
      files["Tests/AppTests/\(block.fileName).swift"] = block.wholeFile
    }
  }

  private static func manifest(
    _ block: Block, _ library: String
  ) throws(ExampleError) -> String {
    var code = block.code
    guard let url = code.firstIndex(where: { $0.contains(".package(url: ") }) else {
      throw ExampleError(file: block.file, line: block.line, message: "no package by its URL")
    }
    code[url] = "    .package(name: \"MartHolidayKit\", path: \"\(library)\")"
    // The first line says for which tools a manifest is, so nothing may stand before it.
    return (code + [""]).joined(separator: "\n")
  }
}
