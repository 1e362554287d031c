/// One fenced block of Swift in a document.
public struct Block: Equatable, Sendable {
  /// The document, as a path from the root of the repository.
  public var file: String
  /// The line of the first line of code.
  public var line: Int
  /// The code without the comment marks and the indentation of the fence.
  public var code: [String]
  /// What can be done with the block here.
  public var kind: Kind

  /// What can be done with a block, as the word after the language says.
  public enum Kind: String, CaseIterable, Sendable {
    /// It is compiled and run; no word.
    case run = ""
    /// It is compiled but not run.
    case noRun = "no-run"
    /// It needs a framework of Apple's systems, and is type-checked against stubs of it.
    case apple
    /// It is the manifest of a package, and is only parsed.
    case manifest
    /// It is a file of the app that readers paste together.
    case app
    /// It is a file of that app's tests.
    case appTest = "app-test"

    /// Whether the block becomes a part of the tests.
    public var isCompiled: Bool { self == .run || self == .noRun }
  }

  /// Makes a block.
  public init(file: String, line: Int, code: [String], kind: Kind = .run) {
    self.file = file
    self.line = line
    self.code = code
    self.kind = kind
  }
}

/// A document that cannot be read as its author meant it.
public struct ExampleError: Error, Equatable, CustomStringConvertible {
  public var file: String
  public var line: Int
  public var message: String

  public var description: String { "\(file):\(line): error: \(message)" }
}

extension Block {
  /// The blocks of a document: of its documentation comments when it is Swift, else of the whole.
  public static func blocks(in text: String, file: String) throws(ExampleError) -> [Block] {
    let isSwift = file.hasSuffix(".swift")
    var blocks: [Block] = []
    var open: (block: Block, indentation: Int)?
    var otherFence = false
    for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let number = index + 1
      var line = Substring(raw)
      if isSwift {
        let trimmed = line.drop { $0 == " " }
        guard trimmed.hasPrefix("///") else {
          if let open { throw open.block.unclosed }
          otherFence = false
          continue
        }
        line = trimmed.dropFirst(3)
        if line.first == " " { line = line.dropFirst() }
      }
      let content = line.drop { $0 == " " }
      let isFence = content.hasPrefix("```")
      if let current = open {
        if isFence {
          blocks.append(current.block)
          open = nil
        } else {
          let indentation = line.prefix { $0 == " " }.count
          open?.block.code.append(String(line.dropFirst(min(indentation, current.indentation))))
        }
      } else if isFence, otherFence {
        otherFence = false
      } else if isFence {
        let words = content.dropFirst(3).split(separator: " ").map(String.init)
        guard words.first == "swift" else {
          otherFence = true
          continue
        }
        let word = words.dropFirst().joined(separator: " ")
        guard let kind = Kind(rawValue: word) else {
          let known = Kind.allCases.dropFirst().map { "`\($0.rawValue)`" }
          throw ExampleError(
            file: file, line: number,
            message: "only \(known.joined(separator: ", ")) may follow `swift`, not `\(word)`")
        }
        let block = Block(file: file, line: number + 1, code: [], kind: kind)
        open = (block, line.prefix { $0 == " " }.count)
      }
    }
    if let open { throw open.block.unclosed }
    return blocks
  }

  private var unclosed: ExampleError {
    ExampleError(file: file, line: line - 1, message: "this block of Swift is never closed")
  }
}
