import KoreanCalendar
import MartModels

/// How an answer stands to what was expected.
enum Verdict: Int, Comparable {
  /// As the text says.
  case right
  /// Not known, or not for certain, where the text says it.
  case less
  /// The opposite of the text, or a certainty that the text does not give.
  case wrong

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  init(_ answer: Answer, for probe: Probe) {
    switch (probe.expect, answer) {
    case (.closed, .closed): self = .right
    case (.closed, .open(isCertain: true)): self = .wrong
    case (.closed, _): self = .less
    case (.open, .closed(isCertain: true)): self = .wrong
    case (.open, .closed): self = .less
    case (.open, .open): self = .right
    case (.open, .unknown): self = probe.stated == true ? .less : .right
    case (.notClosed, .closed(isCertain: true)), (.notOpen, .open(isCertain: true)),
      (.uncertain, .closed(isCertain: true)), (.uncertain, .open(isCertain: true)):
      self = .wrong
    case (.notClosed, _), (.notOpen, _), (.uncertain, _): self = .right
    }
  }
}

/// What came of one text.
struct RowResult {
  let row: ProbeRow
  let read: ReadText
  /// The answers, beside the probes of the row.
  let answers: [(probe: Probe, answer: Answer, verdict: Verdict)]

  init(_ row: ProbeRow) {
    self.row = row
    let read = ReadText(
      row.text, relativeTo: row.relativeTo, known: row.known, before: row.before ?? [])
    self.read = read
    let whole = read.schedule()
    answers = row.probes.map { probe in
      let answer: Answer
      if let facility = probe.facility {
        answer = read.answer(on: probe.date, facility: facility)
      } else if let branch = probe.branch {
        answer = Answer(read.schedule(for: branch).status(on: probe.date))
      } else {
        answer = Answer(whole.status(on: probe.date))
      }
      return (probe, answer, Verdict(answer, for: probe))
    }
  }

  var verdict: Verdict { answers.map(\.verdict).max() ?? .right }

  /// Whether a closing of the text is neither in the reading nor in what was not read.
  var isLostInSilence: Bool {
    answers.contains { $0.probe.expect == .closed && $0.verdict != .right }
      && !read.reading.unread.contains { Remainders.speaksOfClosings($0.text) }
  }

  /// What was not read and speaks of closings; days that someone chooses are not among it.
  var unreadClosings: [Reading.Unread] {
    read.reading.unread.filter {
      Remainders.speaksOfClosings($0.text) && !Remainders.leavesTheChoice($0.text)
    }
  }

  /// Whether all of the text's closings were read; a text that says nothing of any is read whole when
  /// nothing was made up.
  var isWhole: Bool {
    verdict == .right && (unreadClosings.isEmpty || !row.saysSomething)
  }
}
