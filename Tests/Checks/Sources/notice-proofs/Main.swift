import ClosingTexts
import Foundation
import KoreanCalendar
import MartModels
import MartTestSupport

/// `notice-proofs [SCHEDULES] [SEED]`: what notices do to what was known, against tables of days.
///
/// Random notices, one after another, are added to random schedules. Each day then has to be what a
/// table of days has, into which the notice was entered day by day; and a day that was known to be
/// closed stays closed unless the notice itself says otherwise of that day, or lists its month; behind
/// the end of a closure it is in doubt.
@main
struct Main {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = arguments.first ?? 100_000
    let first = arguments.dropFirst().first ?? 1
    var proof = Proof()
    for seed in first..<first + count { proof.check(seed) }
    print(
      """
      \(count) schedules, seeds \(first)…\(first + count - 1), \(proof.notices) notices, \
      \(proof.days) days, \(proof.kept) of them known to be closed before and not spoken of: \
      \(proof.erased) closings erased, \(proof.wrong) seeds wrong
      """)
    exit(proof.wrong == 0 && proof.erased == 0 && proof.kept > 0 ? 0 : 1)
  }
}

struct Proof {
  private(set) var notices = 0
  private(set) var days = 0
  private(set) var kept = 0
  private(set) var erased = 0
  private(set) var wrong = 0
  /// The days that are asked: half a year and a month, about all that a notice may name.
  private let asked: [(number: Int, date: CivilDate)] =
    (Days.number(9, 20)..<Days.number(16, 20)).map { ($0, date($0)) }

  private mutating func report(_ seed: UInt64, _ notice: RandomNotice?, _ what: String) {
    wrong += 1
    guard wrong <= 20 else { return }
    print("seed \(seed): \(what)")
    if let notice {
      print(
        "  seen \(date(notice.seen)), for \(notice.branch ?? "all"): \(notice.text.debugDescription)"
      )
    }
  }

  mutating func check(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    do {
      var (schedule, model) = try { ($0.schedule, $0.model) }(RandomSchedule(using: &random))
      if let day = asked.first(where: { !agrees(schedule, model, $0) }) {
        return report(
          seed, nil, "\(day.date) is \(schedule.status(on: day.date)) before any notice")
      }
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let notice = RandomNotice(using: &random)
        let text = HolidayText(notice.text, relativeTo: date(notice.seen))
        let after = schedule.adding(reading: text, for: notice.branch, asOf: date(notice.seen))
        notices += 1
        guard isKept(seed, notice, schedule, after, model) else { return }
        model.add(notice.said, seen: notice.seen)
        days += asked.count
        if let day = asked.first(where: { !agrees(after, model, $0) }) {
          return report(
            seed, notice,
            "\(day.date) is \(after.status(on: day.date)), "
              + "was \(schedule.status(on: day.date)), should be "
              + (model.state(of: day.number).map { "\($0)" } ?? "unknown"))
        }
        schedule = after
      }
    } catch {
      report(seed, nil, "\(error)")
    }
  }

  private func agrees(
    _ schedule: HolidaySchedule, _ model: Model, _ day: (number: Int, date: CivilDate)
  ) -> Bool {
    let state = model.state(of: day.number)
    func agrees(isClosed: Bool, _ basis: HolidayStatus.Basis) -> Bool {
      if state == .init(isClosed: isClosed, source: basis.source.rawValue) { return true }
      // The 16th of 13일 대신 16일에 쉽니다, behind 13일에 쉽니다: as it was, and no longer for certain.
      return basis == .tentativePublication && model.moved.contains(day.number)
        && state == .init(isClosed: isClosed, source: "override")
    }
    return switch schedule.status(on: day.date) {
    case .closed(let basis): agrees(isClosed: true, basis)
    case .open(let basis): agrees(isClosed: false, basis)
    case .unknown: state == nil
    }
  }

  /// Whether every known closing of which the notice says nothing is still one; behind the end of a
  /// closure, nothing is sure.
  private mutating func isKept(
    _ seed: UInt64, _ notice: RandomNotice, _ before: HolidaySchedule, _ after: HolidaySchedule,
    _ model: Model
  ) -> Bool {
    for day in asked where !notice.said.opens(day.number) {
      guard case .closed = before.status(on: day.date) else { continue }
      kept += 1
      if case .closed = after.status(on: day.date) { continue }
      if model.mayReopen(on: day.number, notice), !isSurelyOpen(after.status(on: day.date)) {
        continue
      }
      erased += 1
      report(seed, notice, "\(day.date) was closed and is \(after.status(on: day.date))")
      return false
    }
    return true
  }
  /// Whether a store opens by what is sure; what was announced of a day holds again behind a closure.
  private func isSurelyOpen(_ status: HolidayStatus) -> Bool {
    guard case .open(let basis) = status else { return false }
    return !basis.isExpected && basis.source != .override
  }
}
