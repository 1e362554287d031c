public import KoreanCalendar
import KoreanText

extension HolidayText {
  /// What each stage of the reader makes of a text, in lines with their places in the text.
  ///
  /// It helps to find the stage at which a reading goes wrong. The names of the stages are stable;
  /// the wording of the lines may change with every version and should not be parsed.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let explanation = HolidayText.explanation(
  ///   of: "넷째 일요일 휴무", relativeTo: CivilDate(2026, 11, 22))
  /// explanation.stages.map(\.name)  // ["tokens", "tree", "statements", "resolution"]
  /// explanation.stages[0].lines[0].text  // "ordinal 4th"
  /// explanation.stages[0].lines[0].ranges  // [0..<6]
  /// explanation.stages[3].lines[0].text  // "rule: 매월 넷째 일요일"
  /// ```
  public struct Explanation: Hashable, Sendable {
    /// What one stage made of the text.
    public struct Stage: Hashable, Sendable {
      /// The name of the stage: `tokens`, `tree`, `statements` or `resolution`.
      public let name: String
      /// What it made, in the order of the text if there is one.
      public let lines: [Line]
    }

    /// One thing that a stage made, and from which words.
    public struct Line: Hashable, Sendable {
      /// What it is.
      public let text: String
      /// The nesting within other lines: 0 except in the tree.
      public let depth: Int
      /// The places of its words, as UTF-8 offsets in the whole text; empty when it has none.
      public let ranges: [Range<Int>]

      /// From the first of its words through the last, or `nil` when it has none.
      public var utf8Range: Range<Int>? {
        guard let first = ranges.first else { return nil }
        return ranges.dropFirst().reduce(first) {
          min($0.lowerBound, $1.lowerBound)..<max($0.upperBound, $1.upperBound)
        }
      }

      /// Where its words are in the whole text, from the first through the last.
      ///
      /// - Parameter whole: the text that was read.
      /// - Returns: `nil` when the line has no words, or the text has no such place.
      public func range(in whole: String) -> Range<String.Index>? {
        utf8Range.flatMap { whole.range(utf8: $0) }
      }
    }

    /// The original text.
    public let text: String
    /// The four stages, in order; an overlong text has only the last.
    public let stages: [Stage]
  }

  /// Reads a text and explains how.
  ///
  /// - Parameters:
  ///   - text: what the store wrote.
  ///   - reference: a day near the time of writing, as for `init(_:relativeTo:as:calendar:)`.
  ///   - kind: what the text is known to be.
  ///   - calendar: the public holidays, with days that were designated since.
  /// - Complexity: O(*n*) in the length of the text; several times slower than reading.
  public static func explanation(
    of text: String, relativeTo reference: CivilDate, as kind: Kind = .notice,
    calendar: PublicHolidayCalendar = .southKorea
  ) -> Explanation {
    guard text.utf8.count <= longestText else {
      let lines = [Explanation.Line(text: "too long to read", depth: 0, ranges: [])]
      return Explanation(text: text, stages: [Explanation.Stage(name: "resolution", lines: lines)])
    }
    var writer = ExplanationWriter(Reading(text, relativeTo: reference, as: kind))
    return writer.explanation(
      HolidayText(text, relativeTo: reference, as: kind, calendar: calendar))
  }
}

/// Collects the lines of the stages.
struct ExplanationWriter {
  let reading: Reading
  private var lines: [HolidayText.Explanation.Line] = []

  init(_ reading: Reading) { self.reading = reading }

  /// Adds a line about some words.
  mutating func add(_ text: String, depth: Int = 0, _ cells: [Range<Int>]) {
    addLine(text, depth: depth, cells.map { reading.normalized.utf8Range($0) })
  }

  /// Adds a line about places of the text itself.
  mutating func addLine(_ text: String, depth: Int = 0, _ ranges: [Range<Int>]) {
    let places = ranges.filter { !$0.isEmpty }
    lines.append(HolidayText.Explanation.Line(text: text, depth: depth, ranges: places))
  }

  /// The words of some cells, as they are written.
  func words(_ cells: Range<Int>) -> String {
    String(reading.text.part(utf8: reading.normalized.utf8Range(cells)))
  }

  private mutating func stage(_ name: String) -> HolidayText.Explanation.Stage {
    defer { lines = [] }
    return HolidayText.Explanation.Stage(name: name, lines: lines)
  }

  mutating func explanation(_ result: HolidayText) -> HolidayText.Explanation {
    var stages: [HolidayText.Explanation.Stage] = []
    for token in reading.tokens { add(token.label, [token.cells]) }
    stages.append(stage("tokens"))
    for sentence in reading.notice.sentences { addSentence(sentence) }
    stages.append(stage("tree"))
    addStatements(reading.statements)
    stages.append(stage("statements"))
    addResolution(result)
    stages.append(stage("resolution"))
    return HolidayText.Explanation(text: reading.text, stages: stages)
  }
}

extension String {
  /// The place of some offsets of UTF-8, or `nil` when the text has no such place.
  func range(utf8 range: Range<Int>) -> Range<Index>? {
    guard range.lowerBound >= 0,
      let start = utf8.index(startIndex, offsetBy: range.lowerBound, limitedBy: endIndex),
      let end = utf8.index(start, offsetBy: range.count, limitedBy: endIndex)
    else { return nil }
    return start..<end
  }
}
