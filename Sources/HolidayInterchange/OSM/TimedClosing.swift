/// What a rule that closes for some hours, such as `Su 10:00-23:00 off`, means for whole days.
enum TimedClosing {
  /// Every rule before it that opens keeps some of its hours.
  case closesNoDay
  /// It closes all hours of every rule before it that opens.
  case closesItsDays
  /// It would close some days wholly and others in part, which no rule of days can say.
  case dependsOnTheDay

  init(of index: Int, in rules: [ExpressionRule]) {
    if rules[index].closesOwnNight(of: rules[..<index]) {
      self = .closesItsDays
      return
    }
    var closed = MinuteSet()
    for rule in rules where rule.modifier == .off {
      for times in rule.times { closed.insert(times, withNightBefore: true) }
    }
    var own = MinuteSet()
    for times in rules[index].times { own.insert(times, withNightBefore: false) }
    var closesSome = false
    var closesAll = true
    for rule in rules[..<index] where rule.modifier != .off {
      var open = MinuteSet()
      for times in rule.timesCutShort { open.insert(times, withNightBefore: false) }
      if rule.times.isEmpty { open = .wholeDay }
      if !open.isSubset(of: own) { closesAll = false }
      if open.isSubset(of: closed) { closesSome = true }
    }
    let isSafe = !rules[index].runsPastMidnight || !closesSome
    self = closesAll && isSafe ? .closesItsDays : closesSome ? .dependsOnTheDay : .closesNoDay
  }
}

extension ExpressionRule {
  /// `Mo 02:00-02:00 off`: whether it closes all that begins on its days, and nothing of the night before.
  fileprivate func closesOwnNight(of rules: ArraySlice<ExpressionRule>) -> Bool {
    guard times.count == 1, times[0].end - times[0].start == 1_440 else { return false }
    return rules.allSatisfy { rule in
      rule.modifier == .off
        || !rule.times.isEmpty
          && rule.timesCutShort.allSatisfy { times[0].start <= $0.start && $0.end <= times[0].end }
    }
  }

  /// The times of the rule; those without an end are cut where the next time begins.
  fileprivate var timesCutShort: [ExpressionTimes] {
    times.map { time in
      let later = times.filter { $0.start > time.start }.map { $0.start }
      guard time.isOpenEnd, let next = later.min()
      else { return time }
      var cut = time
      cut.end = min(time.end, next)
      return cut
    }
  }
}

/// Minutes of one day, as runs that neither overlap nor touch.
private struct MinuteSet {
  private var runs: [Range<Int>] = []

  static let wholeDay: MinuteSet = {
    var set = MinuteSet()
    set.insert(0..<1_440)
    return set
  }()

  /// Adds the minutes of a time on its own day, and those it has on the next when asked to.
  mutating func insert(_ times: ExpressionTimes, withNightBefore: Bool) {
    if times.start < 1_440 { insert(times.start..<min(times.end, 1_440)) }
    if withNightBefore, times.end > 1_440 {
      insert(max(times.start - 1_440, 0)..<(times.end - 1_440))
    }
  }

  private mutating func insert(_ minutes: Range<Int>) {
    var merged = minutes
    var rest: [Range<Int>] = []
    for run in runs {
      if run.upperBound < merged.lowerBound || run.lowerBound > merged.upperBound {
        rest.append(run)
      } else {
        merged =
          min(run.lowerBound, merged.lowerBound)..<max(run.upperBound, merged.upperBound)
      }
    }
    rest.append(merged)
    runs = rest
  }

  func isSubset(of other: MinuteSet) -> Bool {
    runs.allSatisfy { run in
      other.runs.contains { $0.lowerBound <= run.lowerBound && run.upperBound <= $0.upperBound }
    }
  }
}
