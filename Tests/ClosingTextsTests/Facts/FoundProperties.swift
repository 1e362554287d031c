import ClosingTexts
import KoreanCalendar
import MartModels

/// What a text was read as, in the words of the facts.
struct FoundProperties {
  typealias Property = ClosingTextExpectation.Property

  private(set) var values: [Property: String] = [:]

  init(_ notice: HolidayText) {
    add(
      "", notice.rule, notice.openRule, notice.closedDates, notice.openDates, notice.moves,
      notice.earlyClosings, notice.effectiveFrom, notice.hours)
    addClosures("", notice.closures.map { ($0.from, $0.through) })
    addList("", "condition", notice.conditions.map { "\($0)" })
    add("branch", notice.branchNotices)
    add("facility", notice.facilityNotices)
  }

  private mutating func add(_ kind: String, _ notices: [HolidayText.Notice]) {
    for notice in notices {
      for name in notice.names {
        let owner = "\(kind) \(name)"
        add(
          owner, notice.rule, notice.openRule, notice.closedDates, notice.openDates, notice.moves,
          notice.earlyClosings, notice.effectiveFrom, notice.hours)
        addClosures(owner, notice.closures.map { ($0.from, $0.through) })
        addList(owner, "condition", notice.conditions.map { "\($0)" })
      }
    }
  }

  private mutating func add(
    _ owner: String, _ rule: HolidayRule?, _ openRule: HolidayRule?, _ closed: [CivilDate],
    _ open: [CivilDate], _ moves: [ClosingMove], _ early: [EarlyClosing], _ from: CivilDate?,
    _ hours: OpeningHours?
  ) {
    if !owner.isEmpty { values[Property(owner: owner, name: "notice")] = "" }
    addList(owner, "rule", rule.map { [$0.description] } ?? [])
    addList(owner, "openRule", openRule.map { [$0.description] } ?? [])
    addList(owner, "closed", closed.map(\.description), " ")
    addList(owner, "open", open.map(\.description), " ")
    addList(owner, "move", moves.map { "\($0.from) -> \($0.to)" })
    addList(owner, "early", early.map { "\($0.days) \(Self.time($0.closes))" })
    addList(owner, "from", from.map { [$0.description] } ?? [])
    addList(owner, "hours", hours.map { [$0.description] } ?? [])
  }

  private mutating func addClosures(_ owner: String, _ closures: [(CivilDate?, CivilDate?)]) {
    addList(
      owner, "closure",
      closures.map { "\($0.0?.description ?? "")..\($0.1?.description ?? "")" })
  }

  /// Two notices of one name say what both say.
  private mutating func addList(
    _ owner: String, _ name: String, _ items: [String], _ separator: String = "; "
  ) {
    let property = Property(owner: owner, name: name)
    let all = (values[property].map { [$0] } ?? []) + items
    if !all.isEmpty { values[property] = all.joined(separator: separator) }
  }

  private static func time(_ minute: Int) -> String {
    let (hour, rest) = minute.quotientAndRemainder(dividingBy: 60)
    return "\(hour):\(rest < 10 ? "0" : "")\(rest)"
  }
}
