import ExampleExtraction
import Testing

@Suite("Examples become a package")
struct GeneratedPackageTests {
  private func package(_ blocks: [Block]) throws -> GeneratedPackage {
    try GeneratedPackage(blocks: blocks, modules: ["Kit", "Storage"], library: "..")
  }

  @Test("An example is compiled with the imports that it shows and no other")
  func imports() throws {
    let block = Block(file: "A.md", line: 3, code: ["import Kit", "", "a()  // 1"])
    let package = try package([block])
    #expect(
      package.files["Tests/Examples/A_md_line3.swift"] == """
        import Kit
        func A_md_line3() async throws {
        #sourceLocation(file: "A.md", line: 3)


        let actual1 = a(); expect(actual1 == 1, actual1, "A.md:5")
        #sourceLocation()
        }

        """)
    let tests = try #require(package.files["Tests/Examples/Examples.swift"])
    #expect(tests.contains("Example(place: \"A.md:3\", run: A_md_line3)"))
    #expect(package.runs == 1)
    #expect(package.expectations == 1)
  }

  @Test("The first example of a guide that names a module is compiled with that import alone")
  func oneImport() throws {
    let blocks = [
      Block(file: "A.md", line: 3, code: ["import Foundation", "import Kit", "a()"]),
      Block(file: "A.md", line: 9, code: ["import Kit", "import Storage", "b()"]),
    ]
    let package = try GeneratedPackage(
      blocks: blocks, modules: ["Kit", "Storage", "Models"], library: "..",
      guides: ["Storage": "A.md", "Models": "A.md"])
    let storage = try #require(package.files["Tests/OneImport/Storage.swift"])
    #expect(storage.hasPrefix("import Storage\nfunc A_md_line9()"))
    let models = try #require(package.files["Tests/OneImport/Models.swift"])
    #expect(models.hasPrefix("import Foundation\nimport Models\nfunc A_md_line3()"))
    #expect(throws: ExampleError.self) {
      try GeneratedPackage(blocks: blocks, modules: ["Kit"], library: "..", guides: ["Kit": "B.md"])
    }
  }

  @Test("An example that shows no import of the library is an error")
  func noImport() {
    for code in [["a()"], ["import Foundation", "a()"]] {
      #expect(throws: ExampleError.self) { try package([Block(file: "A.md", line: 3, code: code)]) }
    }
  }

  @Test("An example that is not run is compiled, and no test")
  func noRun() throws {
    let block = Block(file: "A.md", line: 3, code: ["import Kit", "a()"], kind: .noRun)
    let package = try package([block])
    let source = try #require(package.files["Tests/Examples/A_md_line3.swift"])
    #expect(source.contains("func A_md_line3()"))
    let tests = try #require(package.files["Tests/Examples/Examples.swift"])
    #expect(!tests.contains("A_md_line3"))
    #expect(package.runs == 0)
  }

  @Test("A listing of the app is no example", arguments: [Block.Kind.app, .appTest])
  func listing(kind: Block.Kind) throws {
    let package = try package([Block(file: "A.md", line: 3, code: ["import Kit"], kind: kind)])
    #expect(!package.files.keys.contains { $0.contains("A_md_line3") })
    #expect(package.parsed.isEmpty)
  }

  @Test("A manifest is parsed")
  func parsed() throws {
    let block = Block(file: "A.md", line: 3, code: ["import UIKit"], kind: .manifest)
    let package = try package([block])
    #expect(package.parsed.map(\.path) == ["Parsed/A_md_line3.swift"])
    #expect(
      package.files["Parsed/A_md_line3.swift"]
        == "#sourceLocation(file: \"A.md\", line: 3)\nimport UIKit\n")
    #expect(package.files["Tests/Examples/A_md_line3.swift"] == nil)
  }
  @Test("What needs a framework of Apple's systems is a file of its own, outside of the tests")
  func apple() throws {
    let block = Block(file: "A.md", line: 3, code: ["import UIKit"], kind: .apple)
    let package = try package([block])
    #expect(package.parsed.isEmpty)
    #expect(
      package.files["Apple/A_md_line3.swift"]
        == "#sourceLocation(file: \"A.md\", line: 3)\nimport UIKit\n")
    #expect(package.files["Tests/Examples/A_md_line3.swift"] == nil)
  }
}
