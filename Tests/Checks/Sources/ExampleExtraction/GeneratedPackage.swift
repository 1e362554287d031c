/// The files of a package whose tests are the examples.
public struct GeneratedPackage: Sendable {
  /// The content of each file by its path in the package.
  public private(set) var files: [String: String] = [:]
  /// The number of blocks that are run.
  public private(set) var runs = 0
  /// The number of expectations in them.
  public private(set) var expectations = 0

  /// The paths of the files that are only parsed, with the block of each.
  public private(set) var parsed: [(path: String, block: Block)] = []

  /// Makes the package.
  ///
  /// A block is a file of its own with the imports that it shows, so that it compiles here only if
  /// it compiles where a reader pastes it.
  ///
  /// - Parameters:
  ///   - blocks: the blocks of all documents.
  ///   - modules: every module of the library.
  ///   - library: the path of the library's package from the generated one.
  ///   - guides: the document of a module, whose first example compiles with that one import too.
  public init(
    blocks: [Block], modules: [String], library: String, guides: [String: String] = [:]
  ) throws(ExampleError) {
    var run: [Block] = []
    for block in blocks {
      if block.kind == .app || block.kind == .appTest { continue }
      if block.kind == .apple {
        files["Apple/\(block.fileName).swift"] = block.wholeFile
        continue
      }
      guard block.kind.isCompiled else {
        let path = "Parsed/\(block.fileName).swift"
        files[path] = block.wholeFile
        parsed.append((path, block))
        continue
      }
      let translation = try block.translated()
      guard translation.imports.contains(where: modules.contains) else {
        throw ExampleError(
          file: block.file, line: block.line,
          message: "this example does not show what it imports, such as `import MartHolidayKit`")
      }
      if block.kind == .run {
        run.append(block)
        expectations += translation.expectations
      }
      files["Tests/Examples/\(block.fileName).swift"] = Self.source(block, translation)
    }
    for (module, guide) in guides {
      files["Tests/OneImport/\(module).swift"] = try Self.oneImport(
        module, among: blocks.filter { $0.file == guide && $0.kind.isCompiled }, modules: modules)
    }
    if !guides.isEmpty { files["Tests/OneImport/Expectations.swift"] = Self.expectationsSource }
    runs = run.count
    files["Tests/Examples/Examples.swift"] = Self.testSource(run)
    files["Tests/Examples/Expectations.swift"] = Self.expectationsSource
    files["Package.swift"] = Self.manifest(
      modules: modules, library: library, oneImport: !guides.isEmpty)
  }

  /// The first example that imports a module, or else the first one, with that module alone.
  private static func oneImport(
    _ module: String, among blocks: [Block], modules: [String]
  ) throws(ExampleError) -> String {
    var first: (block: Block, translation: Translation)?
    for block in blocks {
      let translation = try block.translated()
      if translation.imports.contains(module) {
        first = (block, translation)
        break
      }
      if first == nil { first = (block, translation) }
    }
    guard var chosen = first else {
      throw ExampleError(file: module, line: 1, message: "its guide has no example")
    }
    chosen.translation.imports.removeAll { modules.contains($0) }
    chosen.translation.imports.append(module)
    return source(chosen.block, chosen.translation)
  }

  private static func source(_ block: Block, _ translation: Translation) -> String {
    var lines = Set(translation.imports).sorted().map { "import \($0)" }
    for declaration in translation.fileScope {
      lines.append("#sourceLocation(file: \"\(block.file)\", line: \(declaration.line))")
      lines += declaration.code
      lines.append("#sourceLocation()")
    }
    lines.append("func \(block.fileName)() async throws {")
    lines += block.place + translation.body
    lines += ["#sourceLocation()", "}", ""]
    return lines.joined(separator: "\n")
  }

  /// One test with the examples as arguments: a macro for each of them takes longer to expand than
  /// the rest of it to compile.
  private static func testSource(_ blocks: [Block]) -> String {
    let examples = blocks.map { block in
      "  Example(place: \"\(block.file):\(block.line)\", run: \(block.fileName)),\n"
    }
    return """
      import Testing

      struct Example: Sendable, CustomTestStringConvertible {
        let place: String
        let run: @Sendable () async throws -> Void

        var testDescription: String { place }
      }

      let examples: [Example] = [
      \(examples.joined())]

      @Test("An example of the documentation is true", arguments: examples)
      func example(_ example: Example) async throws { try await example.run() }

      """
  }

  private static func manifest(modules: [String], library: String, oneImport: Bool) -> String {
    let names = ["Examples"] + (oneImport ? ["OneImport"] : [])
    let products = modules.map { ".product(name: \"\($0)\", package: \"MartHolidayKit\")" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "GeneratedExamples",
        platforms: [.macOS("15.0")],
        dependencies: [.package(name: "MartHolidayKit", path: "\(library)")],
        targets: [\(names.map { "\"\($0)\"" }.joined(separator: ", "))].map {
          .testTarget(
            name: $0,
            dependencies: [
              \(products.joined(separator: ",\n        "))
            ],
            swiftSettings: [
              .enableUpcomingFeature("MemberImportVisibility"),
              // An example may name a value that it does not use.
              .unsafeFlags(["-Xfrontend", "-no-warnings-as-errors"]),
            ])
        }
      )

      """
  }

  private static let expectationsSource = """
    import Testing

    func fail(_ message: String) { Issue.record("\\(message)") }

    func expect<Value>(_ holds: Bool, _ actual: Value, _ place: String) {
      if !holds { Issue.record("\\(place): it is \\(actual)") }
    }

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
      _ description: String?, _ place: String, _ body: () async throws -> Void
    ) async {
      do {
        try await body()
        Issue.record("nothing was thrown at \\(place)")
      } catch {
        if let description { expect("\\(error)" == description, error, place) }
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

  /// The code as a file of its own.
  var wholeFile: String { (place + code + [""]).joined(separator: "\n") }

  /// The line that lets the compiler name the document.
  var place: [String] { ["#sourceLocation(file: \"\(file)\", line: \(line))"] }
}
