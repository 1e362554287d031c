import ExampleExtraction
import Testing

@Suite("The blocks of a document")
struct BlockTests {
  @Test("A documentation comment gives its blocks with their lines")
  func swiftSource() throws {
    let text = """
      /// A date.
      ///
      /// ```swift
      /// let a = 1
      ///   a + 1  // 2
      /// ```
      struct Date {
        /// ```text
        /// ```
        /// ```swift no-run
        /// view()
        /// ```
        var x = "```swift"
      }
      """
    let blocks = try Block.blocks(in: text, file: "Sources/A.swift")
    #expect(
      blocks == [
        Block(
          file: "Sources/A.swift", line: 4, code: ["let a = 1", "  a + 1  // 2"]),
        Block(file: "Sources/A.swift", line: 11, code: ["view()"], kind: .noRun),
      ])
  }

  @Test("A block in a list loses the indentation of its fence, no more")
  func list() throws {
    let blocks = try Block.blocks(
      in: "- item\n\n  ```swift\n  if a {\n    b\n\n  }\n  ```\n", file: "A.md")
    #expect(blocks.map(\.code) == [["if a {", "  b", "", "}"]])
  }

  @Test(
    "A block that is never closed is an error at its first line",
    arguments: ["a\n```swift\nlet a = 1\n", "```swift"])
  func unclosed(text: String) {
    #expect(throws: ExampleError.self) { try Block.blocks(in: text, file: "A.md") }
  }

  @Test("A word after the language says what can be done", arguments: Block.Kind.allCases)
  func kinds(kind: Block.Kind) throws {
    let blocks = try Block.blocks(in: "```swift \(kind.rawValue)\na()\n```\n", file: "A.md")
    #expect(blocks.map(\.kind) == [kind])
  }

  @Test("A block cannot be left out by a misspelled word")
  func misspelt() {
    #expect(throws: ExampleError.self) {
      try Block.blocks(in: "```swift norun\n```\n", file: "A.md")
    }
  }
}
