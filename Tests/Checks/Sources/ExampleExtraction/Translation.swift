/// A block as Swift that a test can run.
public struct Translation: Equatable, Sendable {
  /// The modules that the block itself imports.
  public var imports: [String] = []
  /// Declarations that only a file can hold, with the line of each.
  public var fileScope: [(line: Int, code: [String])] = []
  /// The body of the test, line for line the block.
  public var body: [String] = []
  /// The number of expectations in it.
  public var expectations = 0

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.imports == rhs.imports && lhs.body == rhs.body && lhs.expectations == rhs.expectations
      && lhs.fileScope.map(\.line) == rhs.fileScope.map(\.line)
      && lhs.fileScope.map(\.code) == rhs.fileScope.map(\.code)
  }
}

extension Block {
  /// Turns every `expression  // value` of the block into an expectation.
  public func translated() throws(ExampleError) -> Translation {
    var translator = Translator(block: self)
    return try translator.run()
  }
}

private struct Translator {
  let block: Block
  var result = Translation()
  var lines: [SourceLine] = []
  /// What each open bracket belongs to: a block of statements, or an expression.
  var open: [Bool] = []

  init(block: Block) { self.block = block }

  mutating func run() throws(ExampleError) -> Translation {
    var insideText = false
    for line in block.code {
      lines.append(SourceLine(line, insideText: insideText))
      insideText = lines.last?.opensText ?? false
    }
    let hoists = lines.contains { $0.code.startsWithWord(["extension", "@main"]) }
    var index = 0
    while index < lines.count {
      let range = try statement(at: index)
      let first = lines[index].code
      if range.count == 1, first.trimmed.isEmpty {
        result.body.append(block.code[index])
      } else if first.trimmed.hasPrefix("import ") {
        result.imports.append(String(first.trimmed.dropFirst(7)).trimmed)
        result.body.append("")
      } else if hoists, open.isEmpty, first.startsWithWord(Translator.declarations) {
        result.fileScope.append((block.line + index, Array(block.code[range])))
        result.body += Array(repeating: "", count: range.count)
      } else {
        try append(range)
      }
      index = range.upperBound
    }
    if !result.imports.contains("Testing"),
      let line = lines.firstIndex(where: {
        $0.code.contains("#require(") || $0.code.contains("#expect(")
      })
    {
      throw error(line, "an app has no `Testing`; write the example as one would paste it there")
    }
    return result
  }

  static let declarations = [
    "extension", "struct", "class", "final", "enum", "actor", "protocol", "@main", "public", "func",
  ]
  static let control = [
    "if", "for", "while", "switch", "guard", "do", "repeat", "func", "struct", "class", "final",
    "enum", "actor", "protocol", "extension", "init", "case", "default", "}", "else", "catch",
    "public", "private", "mutating", "static", "nonisolated", "isolated", "typealias", "return",
    "throw", "defer", "@main", "@MainActor", "#if", "#else", "#endif", "deinit", "subscript",
  ]

  /// The lines of the statement that begins at a line; headers and ends of blocks count as one.
  private mutating func statement(at start: Int) throws(ExampleError) -> Range<Int> {
    let isControl = lines[start].code.trimmed.startsWithWord(Translator.control)
    let hoisted = lines[start].code.startsWithWord(Translator.declarations)
    let depth = open.count
    var insideText = false
    var index = start
    while index < lines.count {
      for bracket in lines[index].brackets {
        if "([{".contains(bracket) {
          open.append(bracket == "{" && isControl && open.allSatisfy { $0 } && !hoisted)
        } else if open.popLast() == nil {
          throw error(index, "this line closes a bracket that is not open")
        }
      }
      insideText = lines[index].opensText
      let next = index + 1
      let isOpen = insideText || (open.count > depth && !open.allSatisfy { $0 })
      let continues = next < lines.count && lines[next].code.continuesStatement
      if !isOpen, !continues || lines[index].value != nil { return start..<next }
      index = next
    }
    throw error(start, "this statement is not complete")
  }

  private mutating func append(_ range: Range<Int>) throws(ExampleError) {
    var code = Array(block.code[range])
    let last = range.upperBound - 1
    for index in range.dropLast() where lines[index].value != nil {
      throw error(
        index, "a comment inside an expression is not checked; set it off with one blank")
    }
    let statement = lines[range.lowerBound].code.trimmed
    var value = lines[last].value
    var extra = last + 1
    if value == nil, extra < lines.count, lines[extra].isValue,
      lines[extra].commentColumn == block.code[range.lowerBound].prefix(while: { $0 == " " }).count,
      !statement.startsWithWord(Translator.control), statement.assignmentTarget == nil
    {
      value = lines[extra].comment
      extra += 1
    }
    guard var value else {
      // Otherwise an example whose value is missing would end early and pass.
      let end = "else { return }"
      if statement.hasPrefix("guard "), let line = code.last, line.hasSuffix(end) {
        let place = "\(block.file):\(block.line + last)"
        code[code.count - 1] =
          line.dropLast(end.count)
          + "else { return fail(\"there is no value at \(place)\") }"
      }
      result.body += code
      return
    }
    let column =
      lines[last].value == nil ? lines[last + 1].commentColumn : lines[last].commentColumn
    while extra < lines.count, let more = lines[extra].comment, lines[extra].commentColumn == column
    {
      value += " " + more
      extra += 1
    }
    guard !statement.startsWithWord(Translator.control) else {
      throw error(
        last, "a comment after this kind of statement is not checked; set it off with one blank")
    }
    result.expectations += 1
    let name = "actual\(result.expectations)"
    let place = "\"\(block.file):\(block.line + last)\""
    code[code.count - 1] = lines[last].code

    if statement.hasPrefix("try"), let thrown = value.afterWord("throws") {
      let wanted = thrown.isEmpty ? "nil" : thrown.quoted
      code[0] = "await expectThrow(\(wanted), \(place)) { _ = " + code[0].trimmed
      code[code.count - 1] += " }"
    } else if statement.hasPrefix("print(") {
      code[0] = "let \(name) = printed(" + code[0].trimmed.dropFirst(6)
      code[code.count - 1] += "; " + expectation(name, value.quoted, place)
    } else if let target = statement.assignmentTarget {
      code[code.count - 1] += "; " + expectation(target, value, place)
    } else {
      let indentation = String(code[0].prefix { $0 == " " })
      code[0] = indentation + "let \(name) = " + code[0].trimmed
      code[code.count - 1] += "; " + expectation(name, value, place)
    }
    result.body += code
  }

  private func expectation(_ name: String, _ value: String, _ place: String) -> String {
    if let number = value.afterWord("≈") {
      return "expect(isClose(\(name), \(number), \(number.quoted)), \(name), \(place))"
    }
    return "expect(\(name) == \(value), \(name), \(place))"
  }

  private func error(_ index: Int, _ message: String) -> ExampleError {
    ExampleError(file: block.file, line: block.line + index, message: message)
  }
}

extension String {
  func startsWithWord(_ words: [String]) -> Bool {
    words.contains { word in
      guard hasPrefix(word) else { return false }
      guard let next = dropFirst(word.count).first else { return true }
      return word == "}" || !(next.isLetter || next.isNumber || next == "_" || next == ".")
    }
  }

  /// What follows a first word, `nil` when the text begins otherwise.
  func afterWord(_ word: String) -> String? {
    startsWithWord([word]) ? String(dropFirst(word.count)).trimmed : nil
  }

  var continuesStatement: Bool {
    let text = trimmed
    if text.hasPrefix("."), text.dropFirst().first?.isLetter == true { return true }
    return ["?? ", "&& ", "|| ", "+ ", "- ", "* ", "/ ", "? ", ": ", "== ", "else {"].contains {
      text.hasPrefix($0)
    }
  }

  /// As a Swift text literal.
  var quoted: String { "#\"" + self + "\"#" }

  /// What a declaration or an assignment gives a value to.
  var assignmentTarget: String? {
    var depth = 0
    var inText = false
    let characters = Array(self)
    for (index, character) in characters.enumerated() {
      if character == "\"" { inText.toggle() }
      if inText { continue }
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      guard character == "=", depth == 0, index > 1, index + 1 < characters.count,
        characters[index + 1] == " "
      else { continue }
      let before = characters[index - 1]
      guard before == " " || "+-*/|&".contains(before) else { continue }
      var target = String(characters[..<(before == " " ? index : index - 1)]).trimmed
      for word in ["let ", "var "] where target.hasPrefix(word) {
        target = String(target.dropFirst(word.count))
        if !target.hasPrefix("("), let colon = target.firstIndex(of: ":") {
          target = String(target[..<colon])
        }
      }
      return target.trimmed
    }
    return nil
  }
}
