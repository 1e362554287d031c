import KoreanCalendar
import MartModels
import MartTestSupport

/// A rule beside the days on which it closes, worked out day by day as the rule is defined.
struct Model {
  var rule: HolidayRule
  /// One for a closed day, at the places of the day line.
  var days: [UInt8]
}

/// Makes random rules with their definitions.
struct ModelMaker {
  let line: DayLine
  private let seollal: [UInt8]
  private let chuseok: [UInt8]
  private let buddha: [UInt8]
  private let holidays: [UInt8]
  private let substitutes: [UInt8]

  init(line: DayLine) {
    self.line = line
    // Facts of the almanac by other doors than those of the engine: lunar dates and named holidays.
    func lunar(_ month: Int, _ day: Int) -> [UInt8] {
      Self.marked(
        line,
        line.years.compactMap { year in
          guard year <= 2100 else { return nil }
          return LunarDate(year: year, month: month, day: day).flatMap { CivilDate($0) }
        })
    }
    seollal = lunar(1, 1)
    chuseok = lunar(8, 15)
    buddha = lunar(4, 8)
    let named = (1949...2100).flatMap { PublicHolidayCalendar.southKorea.holidays(in: $0) }
    holidays = Self.marked(line, named.map(\.date))
    substitutes = Self.marked(line, named.filter { $0.kind == .substitute }.map(\.date))
  }

  private static func marked(_ line: DayLine, _ dates: [CivilDate]) -> [UInt8] {
    var days = [UInt8](repeating: 0, count: line.count)
    for date in dates {
      if let place = line.place(date) { days[place] = 1 }
    }
    return days
  }

  private func marked(_ isClosed: (Int) -> Bool) -> [UInt8] {
    (0..<line.count).map { isClosed($0) ? 1 : 0 }
  }
}

// The definitions.
extension ModelMaker {
  func eve(_ model: Model) -> Model {
    Model(rule: .eve(of: model.rule), days: Array(model.days.dropFirst()) + [0])
  }

  func dayAfter(_ model: Model) -> Model {
    Model(rule: .dayAfter(of: model.rule), days: [0] + model.days.dropLast())
  }

  func deferred(_ model: Model, past other: Model) -> Model {
    var days = [UInt8](repeating: 0, count: line.count)
    for place in days.indices where model.days[place] == 1 {
      // The day itself, or else the first of the 31 days after it that is none of the other rule.
      for moved in place...min(place + 31, line.count - 1) where other.days[moved] == 0 {
        days[moved] = 1
        break
      }
    }
    return Model(rule: model.rule.deferred(past: other.rule), days: days)
  }

  func intersection(_ model: Model, _ other: Model) -> Model {
    Model(
      rule: model.rule.intersection(other.rule),
      days: zip(model.days, other.days).map { $0 & $1 })
  }

  func except(_ model: Model, _ other: Model) -> Model {
    Model(
      rule: model.rule.except(other.rule), days: zip(model.days, other.days).map { $0 & (1 - $1) })
  }

  func union(_ models: [Model]) -> Model {
    var days = [UInt8](repeating: 0, count: line.count)
    for model in models { days = zip(days, model.days).map { $0 | $1 } }
    return Model(rule: .union(models.map(\.rule)), days: days)
  }

  func during(_ months: [Int], _ model: Model) -> Model {
    let holds = (0...12).map { months.contains($0) ? UInt8(1) : 0 }
    return Model(
      rule: .during(months: months, model.rule),
      days: zip(model.days, line.month).map { $0 & holds[$1] })
  }
}

// Random rules.
extension ModelMaker {
  func random(depth: Int, using random: inout SplitMix64) -> Model {
    guard depth > 0, Int.random(in: 0..<5, using: &random) > 0 else { return plain(using: &random) }
    let inner = self.random(depth: depth - 1, using: &random)
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return eve(inner)
    case 1, 2: return dayAfter(inner)
    case 3, 4, 5: return deferred(inner, past: self.random(depth: depth - 1, using: &random))
    case 6, 7: return intersection(inner, self.random(depth: depth - 1, using: &random))
    case 8: return except(inner, self.random(depth: depth - 1, using: &random))
    case 9: return during(some(of: 1...12, 1...6, using: &random), inner)
    default:
      let more = (0..<Int.random(in: 1...3, using: &random)).map { _ in
        self.random(depth: depth - 1, using: &random)
      }
      return union([inner] + more)
    }
  }

  private func plain(using random: inout SplitMix64) -> Model {
    let number = Int.random(in: 0..<7, using: &random)
    let weekday = Weekday.allCases[number]
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1:
      let ordinals = some(of: 1...5, 1...3, using: &random)
      return Model(
        rule: .nth(ordinals, weekday),
        days: marked { line.weekday[$0] == number && ordinals.contains(line.ordinal[$0]) })
    case 2:
      return Model(
        rule: .last(weekday), days: marked { line.weekday[$0] == number && line.isLast[$0] })
    case 3, 4: return Model(rule: .every(weekday), days: marked { line.weekday[$0] == number })
    case 5: return everyOther(weekday, number, using: &random)
    case 6:
      let days = some(of: 1...31, 1...3, using: &random)
      return Model(rule: .days(days), days: marked { days.contains(line.day[$0]) })
    case 7:
      // Long runs of days, over the end of the month too, for moves that are long or find no day.
      let first = Int.random(in: 1...31, using: &random)
      let days = Array(Int.random(in: 1...first, using: &random)...31)
      return Model(rule: .days(days), days: marked { days.contains(line.day[$0]) })
    case 8:
      let place = Int.random(in: 0..<366, using: &random) + (line.starts[2000] ?? 0)
      let (month, day) = (line.month[place], line.day[place])
      return Model(
        rule: .yearly(month: month, day: day),
        days: marked { line.month[$0] == month && line.day[$0] == day })
    case 9: return Model(rule: .seollal, days: seollal)
    case 10: return Model(rule: .chuseok, days: chuseok)
    case 11: return Model(rule: .buddhasBirthday, days: buddha)
    case 12: return Model(rule: .substituteHolidays, days: substitutes)
    default: return Model(rule: .publicHolidays, days: holidays)
    }
  }

  private func everyOther(
    _ weekday: Weekday, _ number: Int, using random: inout SplitMix64
  ) -> Model {
    let anchor = Int.random(in: 800..<line.count - 800, using: &random)
    let first = (anchor..<anchor + 7).first { line.weekday[$0] == number } ?? anchor
    guard let date = line.date(anchor) else {
      return Model(rule: .never, days: marked { _ in false })
    }
    return Model(
      rule: .everyOther(weekday, from: date), days: marked { $0 >= first && ($0 - first) % 14 == 0 }
    )
  }

  private func some(
    of range: ClosedRange<Int>, _ counts: ClosedRange<Int>, using random: inout SplitMix64
  ) -> [Int] {
    (0..<Int.random(in: counts, using: &random)).map { _ in Int.random(in: range, using: &random) }
  }
}
