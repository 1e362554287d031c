import MartModels

/// The phrases of every answer, as the tables of `Documentation/Phrases.md`.
struct PhraseBook {
  private(set) var lines: [String] = []

  /// Begins a chapter.
  mutating func chapter(_ title: String, _ text: String) {
    lines += ["## " + title, ""]
    lines += text.split(separator: "\n").map(String.init) + [""]
  }

  /// A table of phrases, short and long in both languages.
  mutating func table(_ head: String, _ phrases: [PhraseRow]) {
    rows(
      [head, "한국어", "한국어, 길게", "English", "English, long"],
      phrases.map { row in
        ["`\(row.answer)`"]
          + PhraseLanguage.allCases.flatMap { language in
            PhraseStyle.allCases.map { row.phrase(language, $0) }
          }
      })
  }

  /// A table of phrases that have one length.
  mutating func pairs(_ head: String, _ phrases: [PhraseRow]) {
    rows(
      [head, "한국어", "English"],
      phrases.map { row in
        ["`\(row.answer)`"] + PhraseLanguage.allCases.map { row.phrase($0, .short) }
      })
  }

  /// A table of cells.
  mutating func rows(_ head: [String], _ rows: [[String]]) {
    for cells in [head, head.map { _ in "---" }] + rows {
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    lines.append("")
  }

  /// A text of several lines in both languages.
  mutating func text(_ text: (PhraseLanguage) -> String) {
    for language in PhraseLanguage.allCases {
      lines += ["```text"] + text(language).split(separator: "\n").map(String.init) + ["```", ""]
    }
  }

  /// A line that reads the table for the reader.
  mutating func note(_ text: String) { lines += [text, ""] }

  /// The whole document.
  var document: String { lines.joined(separator: "\n").trimmingLineEnds + "\n" }
}

/// An answer with its phrases.
struct PhraseRow {
  let answer: String
  let phrase: (PhraseLanguage, PhraseStyle) -> String

  init(_ answer: String, _ phrase: @escaping (PhraseLanguage, PhraseStyle) -> String) {
    self.answer = answer
    self.phrase = phrase
  }
}

extension String {
  fileprivate var trimmingLineEnds: String {
    var text = self
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
