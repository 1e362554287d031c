import ExampleExtraction
import Testing

@Suite("Examples become tests")
struct TranslationTests {
  private func body(_ code: String) throws -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return try Block(file: "A.md", line: 10, code: lines).translated().body
  }

  @Test(
    "A value after two blanks is expected",
    arguments: [
      ("a.b  // .c", #"let actual1 = a.b; expect(actual1 == .c, actual1, "A.md:10")"#),
      ("try a()  // nil", #"let actual1 = try a(); expect(actual1 == nil, actual1, "A.md:10")"#),
      ("let a = b()  // 3", #"let a = b(); expect(a == 3, a, "A.md:10")"#),
      ("let a: Int? = b()  // 3", #"let a: Int? = b(); expect(a == 3, a, "A.md:10")"#),
      (
        "let (a, b) = c()  // (1, 2)",
        #"let (a, b) = c(); expect((a, b) == (1, 2), (a, b), "A.md:10")"#
      ),
      ("a.b += 1  // 2", #"a.b += 1; expect(a.b == 2, a.b, "A.md:10")"#),
      ("a == b  // true", #"let actual1 = a == b; expect(actual1 == true, actual1, "A.md:10")"#),
      (
        ##"f("  // x")  // "y""##,
        ##"let actual1 = f("  // x"); expect(actual1 == "y", actual1, "A.md:10")"##
      ),
      (
        "print(a)  // b c",
        ##"let actual1 = printed(a); expect(actual1 == #"b c"#, actual1, "A.md:10")"##
      ),
      (
        "a  // ≈ 1.5",
        ##"let actual1 = a; expect(isClose(actual1, 1.5, #"1.5"#), actual1, "A.md:10")"##
      ),
      (
        "try a()  // throws no such date",
        ##"await expectThrow(#"no such date"#, "A.md:10") { _ = try a() }"##
      ),
      ("try a()  // throws", #"await expectThrow(nil, "A.md:10") { _ = try a() }"#),
      ("a() // one blank", "a() // one blank"),
      ("// a  // b", "// a  // b"),
    ] as [(String, String)])
  func value(code: String, expected: String) throws {
    #expect(try body(code) == [expected])
  }

  @Test("A statement of several lines is one expression, and the lines keep their numbers")
  func severalLines() throws {
    #expect(
      try body("a\n  .map { $0 }\n  .first  // 1\nb(\n  c\n)  // 2") == [
        "let actual1 = a", "  .map { $0 }", #"  .first; expect(actual1 == 1, actual1, "A.md:12")"#,
        "let actual2 = b(", "  c", #"); expect(actual2 == 2, actual2, "A.md:15")"#,
      ])
  }

  @Test("A value may go on in comments below it, in the same column")
  func longValue() throws {
    #expect(
      try body("a  // [1,\n   //  2]\n// a remark") == [
        #"let actual1 = a; expect(actual1 == [1, 2], actual1, "A.md:10")"#, "   //  2]",
        "// a remark",
      ])
  }

  @Test("A long value may stand below its expression")
  func valueBelow() throws {
    #expect(
      try body("a\n// [1,\n//  2]\n\nb\n// a remark") == [
        #"let actual1 = a; expect(actual1 == [1, 2], actual1, "A.md:10")"#, "// [1,", "//  2]", "",
        "b",
        "// a remark",
      ])
  }

  @Test("Statements inside a block of control flow are examples too")
  func controlFlow() throws {
    #expect(
      try body("if let a {\n  a.b  // 1\n} else {\n  c  // 2\n}") == [
        "if let a {", #"  let actual1 = a.b; expect(actual1 == 1, actual1, "A.md:11")"#, "} else {",
        #"  let actual2 = c; expect(actual2 == 2, actual2, "A.md:13")"#, "}",
      ])
  }

  @Test(
    "A value that would not be checked is an error",
    arguments: ["a.map {\n  $0  // 1\n}", "return a  // 1", "if a {  // 1\n}"])
  func unchecked(code: String) {
    #expect(throws: ExampleError.self) { try body(code) }
  }

  @Test("A value that is missing does not end the example in silence")
  func missingValue() throws {
    #expect(
      try body("guard let a = b() else { return }\na  // 1") == [
        #"guard let a = b() else { return fail("there is no value at A.md:10") }"#,
        #"let actual1 = a; expect(actual1 == 1, actual1, "A.md:11")"#,
      ])
  }

  @Test("An example needs no testing library unless it is about tests")
  func testing() throws {
    #expect(throws: ExampleError.self) { try body("let a = try #require(b)") }
    #expect(try body("import Testing\nlet a = try #require(b)").last == "let a = try #require(b)")
  }

  @Test("Imports and extensions move to the file")
  func fileScope() throws {
    let block = Block(
      file: "A.md", line: 10,
      code: ["import Foundation", "extension A {", "  var b: Int { 1 }", "}", "A().b  // 1"])
    let translation = try block.translated()
    #expect(translation.imports == ["Foundation"])
    #expect(translation.fileScope.map(\.line) == [11])
    #expect(translation.fileScope.map(\.code) == [["extension A {", "  var b: Int { 1 }", "}"]])
    #expect(
      translation.body == [
        "", "", "", "", #"let actual1 = A().b; expect(actual1 == 1, actual1, "A.md:14")"#,
      ])
  }
}
