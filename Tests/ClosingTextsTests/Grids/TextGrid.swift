import ClosingTexts
import KoreanCalendar
import MartModels
import Testing

/// Texts of one pattern: each phrase in each frame, with what a careful reader takes from it.
///
/// The phrases and what they mean were written down before any of them was read. A grid asks only what no reading may
/// say with certainty, so it does not ask for the reader's skill but for its honesty.
struct TextGrid: Sendable, CustomTestStringConvertible {
  /// Phrases that mean the same.
  struct Group: Sendable {
    let phrases: [String]
    /// The days that are not certainly closed, and those that are not certainly open, in the form 2026-12-08.
    let notClosed: [String]
    let notOpen: [String]

    init(_ phrases: [String], notClosed: [String] = [], notOpen: [String] = []) {
      (self.phrases, self.notClosed, self.notOpen) = (phrases, notClosed, notOpen)
    }
  }

  let name: String
  /// The day on which the text is read.
  let reference: String
  /// Earlier texts, each of which is known by itself, with the day on which it was read.
  var before: (texts: [String], reference: String)?
  var known: HolidayRule?
  /// The branch for which it is asked.
  var branch: String?
  /// The texts, with {} for the phrase and {은} for the particle behind it.
  var frames = ["{}"]
  let groups: [Group]

  var testDescription: String { name }

  /// The texts that were read wrong with certainty, of which only some are tried.
  ///
  /// - Parameter share: how many texts stand for one that is tried, spread over all frames; of a few texts each is tried.
  func mistakes(share: Int) -> [String] {
    guard let day = CivilDate(reference) else { return ["no date: \(reference)"] }
    let count = groups.reduce(0) { $0 + $1.phrases.count } * frames.count
    let share = count < 150 ? 1 : share
    var mistakes: [String] = []
    var number = 0
    for group in groups {
      for phrase in group.phrases {
        for frame in frames {
          for schedule in earlier {
            number += 1
            guard number &* 2_654_435_761 >> 8 % share == 0 else { continue }
            let text = frame.filled(with: phrase)
            let after = schedule.adding(
              reading: HolidayText(text, relativeTo: day), for: branch, asOf: day)
            let wrong =
              group.notClosed.filter { after.isCertain(on: $0, isClosed: true) }
              + group.notOpen.filter { after.isCertain(on: $0, isClosed: false) }
            if !wrong.isEmpty { mistakes.append("\(text): \(wrong)") }
          }
        }
      }
    }
    return mistakes
  }

  /// What was known before the text.
  private var earlier: [HolidaySchedule] {
    let rule = known.map { HolidaySchedule(rule: $0) } ?? HolidaySchedule()
    guard let before, let day = CivilDate(before.reference) else { return [rule] }
    return before.texts.map {
      rule.adding(reading: HolidayText($0, relativeTo: day), for: branch, asOf: day)
    }
  }
}

extension HolidaySchedule {
  /// Whether the state of a date is told with certainty.
  fileprivate func isCertain(on date: String, isClosed: Bool) -> Bool {
    guard let day = CivilDate(date) else { return true }
    return switch status(on: day) {
    case .closed(let basis): isClosed && !basis.isTentative
    case .open(let basis): !isClosed && !basis.isTentative
    case .unknown: false
    }
  }
}

extension String {
  /// A frame with a phrase in it, and the particles behind the phrase as its last sound asks for.
  fileprivate func filled(with phrase: String) -> String {
    let last = phrase.unicodeScalars.last?.value ?? 0
    let hasCoda = 0xAC00...0xD7A3 ~= last && (last - 0xAC00) % 28 != 0
    return replacing("{}", with: phrase)
      .replacing("{은}", with: hasCoda ? "은" : "는").replacing("{이}", with: hasCoda ? "이" : "가")
  }
}

/// Each of some words with each of others, as a phrase.
func phrases(_ first: [String], _ second: [String], _ join: (String, String) -> String) -> [String]
{
  first.flatMap { word in second.map { join(word, $0) } }
}
