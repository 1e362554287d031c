import MartTestSupport

/// Random values of `opening_hours` from the whole grammar that the strict reader takes.
struct ExpressionTexts {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func next() -> String {
    var text = rule()
    for _ in 0..<number(0...3) { text += pick(["; ", "; ", ", ", " || ", ";", ","]) + rule() }
    return text
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func isLucky(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func pick(_ list: [String]) -> String {
    list.randomElement(using: &random) ?? ""
  }

  private mutating func list(_ most: Int, _ item: (inout ExpressionTexts) -> String) -> String {
    var items: [String] = []
    for _ in 0..<number(1...most) { items.append(item(&self)) }
    return items.joined(separator: isLucky(20) ? ", " : ",")
  }

  private mutating func rule() -> String {
    var parts: [String] = []
    if isLucky(8) { parts.append(list(2) { $0.years() } + pick(["", ":"])) }
    if isLucky(25) { parts.append(list(3) { $0.dates() } + pick(["", "", ":"])) }
    if isLucky(8) { parts.append("week " + list(2) { $0.weeks() }) }
    if isLucky(70) { parts.append(days()) }
    if isLucky(70) { parts.append(isLucky(4) ? "24/7" : list(3) { $0.times() }) }
    if isLucky(35) || parts.isEmpty {
      parts.append(pick(["open", "off", "closed", "unknown", "off"]))
    }
    if isLucky(8) { parts.append("\"" + pick(["예약", "a;b, c", "", "문의 || x"]) + "\"") }
    return parts.joined(separator: " ")
  }

  private mutating func years() -> String {
    let first = number(1900...2100)
    switch number(0...4) {
    case 0: return "\(first)+"
    case 1: return "\(first)-\(first + number(1...40))"
    case 2: return "\(first)-\(first + number(1...9))/\(number(1...4))"
    default: return "\(number(2024...2029))"
    }
  }

  private mutating func month() -> String {
    pick([
      "Jan", "Feb", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ])
  }

  private mutating func date() -> String {
    switch number(0...5) {
    case 0: "easter" + offset()
    case 1: "\(month()) \(weekday())[\(pick(["1", "2", "4", "-1", "-2"]))]" + offset()
    default: "\(month()) \(number(1...29))" + (isLucky(10) ? offset() : "")
    }
  }

  private mutating func dates() -> String {
    let year = isLucky(30) ? "\(number(2026...2027)) " : ""
    switch number(0...7) {
    case 0: return year + month()
    case 1: return year + month() + "-" + month()
    case 2: return "\(year)\(month()) \(number(1...15))-\(number(15...29))"
    case 3: return "\(month()) \(number(1...15))-\(number(15...29))/\(number(1...9))"
    case 4: return year + date() + "-" + (year.isEmpty || isLucky(50) ? "" : "2028 ") + date()
    case 5: return "\(year)\(month()) \(number(1...28))+"
    case 6: return "\(year)\(month()) \(number(27...29))"
    default: return year + "\(month()) \(number(1...29))"
    }
  }

  private mutating func weeks() -> String {
    let first = number(1...53)
    switch number(0...2) {
    case 0: return "\(first)-\(number(first...53))/\(number(1...5))"
    case 1: return "\(first)-\(number(first...53))"
    default: return "\(first)"
    }
  }

  private mutating func offset() -> String {
    pick(["", "", "", " +1 day", " -1 day", " -2 days", " +6 days", " +30 days"])
  }

  private mutating func weekday() -> String { pick(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]) }

  private mutating func weekdays() -> String {
    list(3) {
      switch $0.number(0...3) {
      case 0: $0.weekday() + "-" + $0.weekday()
      case 1:
        $0.weekday() + "[" + $0.pick(["1", "2,4", "-1", "1-3", "5", "4,2", "1,-1", "-5"]) + "]"
          + $0.offset()
      default: $0.weekday()
      }
    }
  }

  private mutating func holidays() -> String {
    list(2) { $0.pick(["PH", "PH", "SH", "PH -1 day", "PH +1 day"]) }
  }

  private mutating func days() -> String {
    switch number(0...9) {
    case 0: holidays()
    case 1: holidays() + " " + weekdays()
    case 2: weekdays() + " " + holidays()
    case 3: holidays() + "," + weekdays()
    default: weekdays()
    }
  }

  private mutating func clock(_ hour: Int) -> String {
    (hour < 10 && isLucky(50) ? "0" : "") + "\(hour):"
      + pick(["00", "00", "30", "05", "59"])
  }

  private mutating func times() -> String {
    let start = number(0...23)
    switch number(0...9) {
    case 0: return clock(start) + "+"
    case 1: return clock(start) + "-" + clock(number(0...23)) + "+"
    case 2: return clock(start) + "-" + clock(number(24...47))
    case 3: return clock(start) + "-24:00"
    default: return clock(start) + "-" + clock(number(0...23))
    }
  }
}
