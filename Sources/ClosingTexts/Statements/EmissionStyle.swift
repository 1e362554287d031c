import KoreanText

/// What the days of a clause have in common.
struct EmissionStyle {
  var effect: Statement.Effect
  var audience: Audience
  /// Whether the days are a list that names all of them.
  var isListed = false
  var adds = false
  /// Whether 도 stands behind the days.
  var isAlso = false
  /// 단, 12월 …: what is said of a month replaces the rule there.
  var replaces = false
  /// Whether 은 behind a month may do so.
  var mayReplace = true
  var isOnly = false
  /// The words that say that it holds for once, or for a while: 임시, 당분간, 하루 쉽니다.
  var passing: Range<Int>?
  /// Whether 정기휴무 or 휴무일 says that it comes back.
  var isRegular = false
  /// Whether the verb of the clause closes the days.
  var hasVerb = false
  /// Whether the list has a day that comes back, and ordinals.
  var hasRule = false
  var hasOrdinals = false

  init(effect: Statement.Effect, audience: Audience) {
    self.effect = effect
    self.audience = audience
  }

  /// What the days of all lists have in common.
  init(_ act: Predicate.Act, of parts: borrowing ClauseParts, for audience: Audience) {
    self.init(
      effect: act == .opens || act == .neverCloses ? .opens : .closes, audience: audience)
    adds = parts.flags.contains(.adds)
    isAlso = parts.lists.last?.role == .also
    mayReplace = !adds && !isAlso
    isOnly = parts.lists.last?.role == .only
    let days = parts.allDays
    for day in days where !day.isDated {
      if day.repeats { hasRule = true }
      if case .weekdays(_, let ordinals) = day.term, !ordinals.isEmpty { hasOrdinals = true }
    }
    if hasRule, days.enumerateWeekday { hasRule = false }
  }

  init(_ act: Predicate.Act, _ said: borrowing Saying) {
    self.init(act, of: said.parts, for: said.audience)
    // 월요일 하루 쉽니다, 일·월 이틀간 휴무: a number of days, and not every week
    let isCounted =
      said.parts.duration != nil
      && said.days.allSatisfy { $0.isOfAllWeeks && !$0.isDated }
    let isInstead = said.parts.flags.contains(.instead)
    passing =
      said.clause.passing ?? said.context.passing
      ?? (isCounted || isInstead ? said.clause.cells : nil)
    if passing != nil { mayReplace = false }
    isRegular = said.namesDays || said.context.isComplete
    hasVerb = said.clause.predicate?.act == .closes && !said.clause.isLabel
  }

  func statement(_ days: DaySpec, _ cells: Range<Int>) -> Statement {
    Statement(
      effect: effect, audience: audience, days: days, isListed: isListed, adds: adds,
      hasVerb: hasVerb, cells: cells)
  }
}
