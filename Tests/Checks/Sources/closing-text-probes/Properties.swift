import Foundation
import KoreanCalendar
import MartModels

/// `closing-text-probes properties [--verbose]`: what must not change a reading does not, and two
/// sentences that have nothing to do with each other are both read.
///
/// What is read otherwise is wrong. What is read less, and said to be, is a loss; no more are allowed
/// than are known.
struct PropertyCommand {
  var isVerbose = false

  /// Titles that make the text behind them less certain, and brackets around the bare row of a table.
  private static let knownLosses = 7

  private struct Sample {
    var text: String
    var reference: CivilDate
    var isField = false

    func read(_ text: String) -> ReadText {
      ReadText(text, relativeTo: reference, isField: isField)
    }
  }

  func run() throws -> Bool {
    let samples = try samples()
    let isUnchanged = transforms(samples)
    let isBoth = SentencePairs().run()
    return isUnchanged && isBoth
  }

  /// The texts as stores write them, and those of the settled tables that are read whole.
  private func samples() throws -> [Sample] {
    struct Row: Decodable { var text: String }
    let data = try Data(contentsOf: Folder.file("closing-texts.json"))
    let texts = try JSONDecoder().decode([Row].self, from: data).map(\.text)
    let stores = texts.map {
      Sample(text: $0, reference: CivilDate(2026, 11, 21), isField: true)
    }
    var others: [Sample] = []
    for name in ProbeTable.settled {
      for row in try ProbeTable.load(name).rows {
        let reading = ReadText(row.text, relativeTo: row.relativeTo).reading
        guard reading.unread.isEmpty else { continue }
        // 8일(수), 26일(일) | 울산: dates close nothing beside other lines unless a field is full of them.
        others.append(
          Sample(text: row.text, reference: row.relativeTo, isField: !row.hasClosingWord))
      }
    }
    print("\(stores.count) texts of stores and \(others.count) others that are read whole")
    return stores + others
  }

  /// Prints every change of a reading by a transform.
  private func transforms(_ samples: [Sample]) -> Bool {
    var tried = 0
    var changed: [String: Int] = [:]
    var remainders: [String: Int] = [:]
    var (otherwise, broken) = (0, 0)
    for sample in samples {
      let read = sample.read(sample.text)
      let (before, answers) = (read.reading, read.answers)
      for transform in Transform.all {
        guard !transform.isOfNotices || !sample.isField, let text = transform.apply(sample.text),
          text != sample.text || !text.isIdentical(to: sample.text)
        else { continue }
        tried += 1
        let changedText = sample.read(text)
        let after = changedText.reading
        let isOther = changedText.answers != answers
        let isChanged = after.lines != before.lines || isOther
        // What was not read may be written in another way by then, so that only reasons are compared.
        let isUnread = Set(after.unread.map(\.reason)) != Set(before.unread.map(\.reason))
        if isChanged { changed[transform.name, default: 0] += 1 }
        if isUnread { remainders[transform.name, default: 0] += 1 }
        if !after.placesAreRight(in: text) {
          broken += 1
          print("PLACES after \(transform.name): \(text.debugDescription)")
        }
        let isLess = !after.unread.isEmpty && changedText.answers.isAtMost(answers)
        if isChanged && !isLess {
          otherwise += 1
          print("OTHERWISE")
        }
        if isChanged || isUnread && isVerbose {
          report(transform.name, sample.text, text, before, after)
          if isOther { print("  answers \(answers)\n       as \(changedText.answers)") }
        }
      }
    }
    print("\n\(samples.count) texts × \(Transform.all.count) transforms, \(tried) apply")
    for transform in Transform.all {
      let counts = (changed[transform.name] ?? 0, remainders[transform.name] ?? 0)
      guard counts != (0, 0) else { continue }
      print("  \(transform.name): \(counts.0) readings, \(counts.1) sets of reasons changed")
    }
    let total = changed.values.reduce(0, +)
    print(
      "readings changed: \(total), \(otherwise) of them otherwise and not less; "
        + "reasons changed: \(remainders.values.reduce(0, +))")
    return otherwise == 0 && broken == 0 && total <= Self.knownLosses
  }

  private func report(
    _ name: String, _ text: String, _ changed: String, _ before: Reading, _ after: Reading
  ) {
    print("\n\(name): \(text.debugDescription)")
    if isVerbose { print("  as \(changed.debugDescription)") }
    for line in before.lines where !after.lines.contains(line) { print("  - \(line)") }
    for line in after.lines where !before.lines.contains(line) { print("  + \(line)") }
    for line in after.unreadLines where !before.unreadLines.contains(line) {
      print("  unread \(line.debugDescription)")
    }
  }
}

extension ReadText {
  /// A letter a day for some weeks and for the days of Seollal and Chuseok that follow.
  var answers: String {
    let schedule = schedule()
    let days = Array(-7..<49) + [88, 89, 308, 405]
    return String(
      days.map { Answer(schedule.status(on: reference.adding(days: $0))).letter })
  }
}

extension String {
  /// Whether two texts have the same bytes, which equal texts may not.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether each letter of a day says no more than the other text's, and nothing else.
  func isAtMost(_ other: String) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { $0 == $1 || $0 == "?" || [$0] == $1.lowercased().map { $0 } }
  }
}

extension Reading {
  /// Whether what was not read is where it says, in order and on the borders of characters.
  func placesAreRight(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    var last = 0
    for part in unread {
      let range = part.utf8Range
      guard range.lowerBound >= last, range.upperBound <= bytes.count, !range.isEmpty else {
        return false
      }
      guard bytes[range].elementsEqual(part.text.utf8) else { return false }
      let isInside = [range.lowerBound, range.upperBound].contains { place in
        place < bytes.count && bytes[place] & 0xC0 == 0x80
      }
      if isInside { return false }
      last = range.lowerBound
    }
    return true
  }
}
