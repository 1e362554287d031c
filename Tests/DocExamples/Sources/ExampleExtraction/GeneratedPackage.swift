/// The files of a package whose tests are the examples.
public struct GeneratedPackage: Sendable {
  /// The content of each file by its path in the package.
  public private(set) var files: [String: String] = [:]
  /// The number of blocks that are run.
  public private(set) var runs = 0
  /// The number of expectations in them.
  public private(set) var expectations = 0

  /// The module whose date literals let an example write `"2026-11-22"` for a date.
  ///
  /// They also make `CivilDate("2026-11-22")` a literal that is not optional, so a block that calls
  /// that initializer is compiled in a target where nothing imports the module.
  static let support = "MartTestSupport"

  /// Makes the package.
  ///
  /// - Parameters:
  ///   - blocks: the blocks of all documents.
  ///   - modules: every module of the library.
  ///   - library: the path of the library's package from the generated one.
  public init(blocks: [Block], modules: [String], library: String) throws(ExampleError) {
    var targets: Set<String> = []
    for block in blocks where block.isRun {
      let translation = try block.translated()
      let isSupport =
        translation.imports.contains(Self.support)
        || block.file.hasPrefix("Sources/\(Self.support)/")
        || !block.code.contains { $0.contains("CivilDate(\"") || $0.contains("YearMonth(\"") }
      let target = isSupport ? "ExamplesWithTestSupport" : "Examples"
      targets.insert(target)
      runs += 1
      expectations += translation.expectations
      let imports = Set(modules.filter { isSupport || $0 != Self.support })
        .union(translation.imports)
        .union(block.file.hasPrefix("Sources/FavoritesStorage/") ? ["Foundation"] : []).sorted()
      files["Tests/\(target)/\(block.fileName).swift"] = source(block, translation, imports)
    }
    for target in targets {
      files["Tests/\(target)/Expectations.swift"] = Self.expectationsSource
    }
    files["Package.swift"] = Self.manifest(
      targets: targets.sorted(), modules: modules, library: library)
  }

  private func source(
    _ block: Block, _ translation: Translation, _ imports: [String]
  ) -> String {
    var lines = ["import Testing"] + imports.map { "import \($0)" }
    for declaration in translation.fileScope {
      lines.append("#sourceLocation(file: \"\(block.file)\", line: \(declaration.line))")
      lines += declaration.code
      lines.append("#sourceLocation()")
    }
    lines.append("@Test(\"\(block.file):\(block.line)\")")
    lines.append("func \(block.fileName)() async throws {")
    lines.append("#sourceLocation(file: \"\(block.file)\", line: \(block.line))")
    lines += translation.body
    lines += ["#sourceLocation()", "}", ""]
    return lines.joined(separator: "\n")
  }

  private static func manifest(targets: [String], modules: [String], library: String) -> String {
    let tests = targets.map { target in
      let products = modules.filter { target != "Examples" || $0 != support }
        .map { ".product(name: \"\($0)\", package: \"MartHolidayKit\")" }
        .joined(separator: ", ")
      return """
            .testTarget(
              name: "\(target)", dependencies: [\(products)],
              swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
        """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "GeneratedExamples",
        platforms: [.macOS("15.0")],
        dependencies: [.package(name: "MartHolidayKit", path: "\(library)")],
        targets: [
      \(tests.joined(separator: "\n"))
        ]
      )

      """
  }

  private static let expectationsSource = """
    import Testing

    func printed(
      _ items: Any..., separator: String = " ", terminator: String = ""
    ) -> String {
      items.map { "\\($0)" }.joined(separator: separator) + terminator
    }

    func isClose<Value: BinaryFloatingPoint>(
      _ actual: Value?, _ expected: Double, _ text: String
    ) -> Bool {
      guard let actual else { return false }
      let places = text.split(separator: ".").dropFirst().first?.prefix { $0.isNumber }.count ?? 0
      var tolerance = 0.5
      for _ in 0..<places { tolerance /= 10 }
      return (Double(actual) - expected).magnitude <= tolerance * 1.000_001
    }

    func expectThrow(
      _ description: String?, _ place: Comment, _ body: () async throws -> Void
    ) async {
      do {
        try await body()
        Issue.record("nothing was thrown at \\(place)")
      } catch {
        if let description { #expect("\\(error)" == description, place) }
      }
    }

    """
}

extension Block {
  /// The name of the block's file and function, made of the document and the line.
  var fileName: String {
    let words = file.split { !($0.isLetter || $0.isNumber) }
    return words.joined(separator: "_") + "_line\(line)"
  }
}
