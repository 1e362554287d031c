import Foundation

/// `stored-documents write FOLDER CATALOGUE <TEXTS` and `stored-documents read <DOCUMENTS`.
///
/// The first writes documents of every form of Documentation/Formats.md, the example of the form
/// first, as JSON, one a line. A line of its input is a JSON array of a closing text and the day of
/// reading.
///
/// The second says of each document whether the library reads it: a line of its input is the name
/// of a form, a tab and the JSON; a line of its output is `read`, or `refused` and the reason.
@main
struct Main {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    switch (arguments.first, arguments.count) {
    case ("write", 3):
      let writer = DocumentWriter(folder: URL(fileURLWithPath: arguments[1]))
      let catalogue = URL(fileURLWithPath: arguments[2])
      try await writer.writeAll(catalogue: catalogue, texts: closingTexts())
    case ("read", 1):
      while let line = readLine() { print(DocumentReader.verdict(line)) }
    default:
      print("usage: stored-documents write FOLDER CATALOGUE <TEXTS | read <DOCUMENTS")
      exit(64)
    }
  }

  private static func closingTexts() throws -> [ClosingText] {
    var texts: [ClosingText] = []
    while let line = readLine() {
      texts.append(try JSONDecoder().decode(ClosingText.self, from: Data(line.utf8)))
    }
    return texts
  }
}
