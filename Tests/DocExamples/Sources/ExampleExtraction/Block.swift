/// One fenced block of Swift in a document.
public struct Block: Equatable, Sendable {
  /// The document, as a path from the root of the repository.
  public var file: String
  /// The line of the first line of code.
  public var line: Int
  /// The code without the comment marks and the indentation of the fence.
  public var code: [String]
  /// Whether the block is compiled and run; `no-run` after the language says that it is not.
  public var isRun: Bool

  /// Makes a block.
  public init(file: String, line: Int, code: [String], isRun: Bool) {
    self.file = file
    self.line = line
    self.code = code
    self.isRun = isRun
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
        guard words.count == 1 || words == ["swift", "no-run"] else {
          throw ExampleError(
            file: file, line: number,
            message:
              "only `no-run` may follow `swift`, not `\(words.dropFirst().joined(separator: " "))`")
        }
        let block = Block(file: file, line: number + 1, code: [], isRun: words.count == 1)
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
