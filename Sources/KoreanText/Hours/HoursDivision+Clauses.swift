// One clause, as the places of its parts.
extension HoursDivision {
  /// A clause as places of parts: many are tried, and few become an `HoursClause`.
  struct Shape {
    var kind = HoursClause.Kind.remark
    /// The parts that are its days, one after the other, its hours, and what is said of them.
    var days: Range<Int>?
    var spans: Int?
    var state: Int?
    /// Whether it has hours, in its parts or in the bracket that it is.
    var hasSpans = false
    var isNothing = false
    var isRest = false
    var unread: Range<Int>?
    var hasUnreadBefore = false
    var hasUnreadTime = false
    var isOfPart = false
    var aside: Range<Int>?
    var cells = 0..<0

    /// Whether it is days or a word that says nothing by itself.
    var saysNothing: Bool { kind == .remark && unread == nil }
    var isNamedBehind: Bool { kind == .pause && spans ?? .max < state ?? 0 }
  }

  /// The clause that some parts make, or a bracket alone; `nil` when they make none.
  func shape(_ range: Range<Int>) -> Shape? {
    var parts = Shape()
    for index in range where !take(index, into: &parts) { return nil }
    return shape(range, of: parts)
  }

  /// Takes one more part into a clause; `false` when no clause has it, however it goes on.
  func take(_ index: Int, into shape: inout Shape) -> Bool {
    switch parts[index].kind {
    case .days(let more):
      if let days = shape.days {
        guard days.upperBound == index, !beginsRow(index), !isBehindBracket(index) else {
          return false
        }
        if case .days(let before) = parts[index - 1].kind, !joins(more, to: before) {
          // 둘째 일요일, 월요일 may be the second Monday or every one.
          shape.unread = shape.unread ?? parts[index].cells
        }
      }
      shape.days = (shape.days?.lowerBound ?? index)..<index + 1
    case .spans:
      guard shape.spans == nil, shape.days == nil || !isBelowClosing(index) else { return false }
      shape.spans = index
      shape.hasSpans = true
    case .unread(let isPredicate, let hasTime, let isOfPart):
      let spans = shape.spans
      // 10~22시 배송, 24시간 주차: the noun may say whose hours they are.
      let isDirect = spans == index - 1 && parts[index].before == .space
      if spans == nil || isPredicate || isDirect { shape.hasUnreadBefore = true }
      shape.hasUnreadTime = shape.hasUnreadTime || hasTime
      shape.isOfPart = shape.isOfPart || isOfPart
      if shape.unread == nil || spans == nil { shape.unread = parts[index].cells }
    case .nothing:
      guard !shape.isNothing else { return false }
      shape.isNothing = true
    case .rest:
      guard shape.spans == nil, shape.days == nil else { return false }
      shape.isRest = true
    case .aside: break
    default:
      guard let state = shape.state else {
        shape.state = index
        break
      }
      let endsPause = endsPause(index, shape)
      switch parts[index].kind {
      // 점심 12:30~13:30 휴진, ❌ 매주 화요일 휴무, ❌휴무: 화요일 and 휴무: 화요일 휴무 say again what was said.
      case .closed where endsPause || isAgain(index, behind: state, shape): break
      // 점심시간 12:00~13:00 정상진료: the pause is none.
      case .usual where endsPause, .withoutClosing where endsPause: shape.isNothing = true
      default: return false
      }
    }
    return true
  }

  /// Whether a part stands right behind the hours of a pause.
  private func endsPause(_ index: Int, _ shape: Shape) -> Bool {
    shape.state.map { parts[$0].isPause } == true && shape.spans == index - 1
      && parts[index].before < .comma
  }

  /// Whether only days, or nothing, stand between two words for closings of one clause.
  private func isAgain(_ index: Int, behind state: Int, _ shape: Shape) -> Bool {
    guard case .closed = parts[state].kind, shape.spans == nil else { return false }
    return (index == state + 1 || shape.days == state + 1..<index) && !isSetOff(state + 1...index)
  }

  /// 토 9~13시 (3월~11월)⏎일요일 휴무: whether days begin a line behind a bracket of others.
  private func isBehindBracket(_ index: Int) -> Bool {
    parts[index].before == .line && parts[index - 1].before == .bracket
  }

  /// 11월 휴무 안내⏎매주 월요일⏎영업시간 10~22시: whether hours stand below days that a line above closes.
  private func isBelowClosing(_ index: Int) -> Bool {
    guard index > 1, parts[index].before == .line, parts[index - 1].isDays,
      parts[index - 1].before == .line, case .closed = parts[index - 2].kind
    else { return false }
    return true
  }

  /// 법정공휴일⏎토·일요일 09~17시: whether days begin a line that has their hours.
  private func beginsRow(_ index: Int) -> Bool {
    parts[index].before == .line && !parts[index - 1].isDates && !parts[index].isDates
      && index + 1 < parts.count
      && parts[index + 1].isSpans && parts[index + 1].before != .line
  }

  /// The clause of all parts that were taken.
  func shape(_ range: Range<Int>, of taken: Shape) -> Shape? {
    let (first, last) = (range.lowerBound, range.upperBound - 1)
    guard !parts[last].isAside, !parts[first].isAside else {
      guard first == last, case .aside(let clauses, _) = parts[first].kind,
        let bracket = clauses.first
      else { return nil }
      return Shape(
        kind: bracket.kind, hasSpans: !bracket.spans.isEmpty, unread: bracket.unread)
    }
    var clause = taken
    clause.cells = parts[first].cells.lowerBound..<parts[last].cells.upperBound
    // Words behind hours that are no verb say nothing of them, unless they have their own time.
    let saysTime = clause.hasUnreadTime && !clause.isOfPart
    if clause.spans != nil, !clause.hasUnreadBefore, !saysTime {
      (clause.unread, clause.aside) = (clause.aside, clause.unread)
    }
    return said(clause, range)
  }

  /// Adds the clause of a shape, and those in the brackets among its parts.
  func add(_ shape: Shape, _ range: Range<Int>, to clauses: inout [HoursClause]) {
    let first = parts[range.lowerBound]
    if !first.isAside {
      var days: [DayPhrase] = []
      for place in shape.days ?? 0..<0 {
        guard case .days(let more) = parts[place].kind else { continue }
        // Those of one part are shared and not copied.
        if days.isEmpty { days = more } else { days += more }
      }
      if shape.kind == .open {
        // 월요일부터 금요일까지 may be one week of closings, and with hours it is every week.
        for place in days.indices where days[place].ambiguity == .mayBeOnce {
          days[place].ambiguity = nil
        }
      }
      // 일요일은 점심부터
      let namesPause =
        shape.kind == .remark && !days.isEmpty && shape.state.map { parts[$0].isPause } == true
      var spans: [HoursSpan] = []
      if let place = shape.spans, case .spans(let own) = parts[place].kind { spans = own }
      clauses.append(
        HoursClause(
          kind: shape.kind, days: days, spans: spans, isNamedBehind: shape.isNamedBehind,
          unread: shape.unread ?? (namesPause ? shape.cells : nil),
          hasUnreadTime: shape.hasUnreadTime || namesPause, isOfPart: shape.isOfPart,
          aside: shape.aside,
          isRest: shape.isRest, isAside: first.before == .bracket, cells: shape.cells))
    }
    for place in range {
      if case .aside(let inner, _) = parts[place].kind { clauses += inner }
    }
  }

  /// The clause with what its state says; `nil` when the order of its parts says nothing.
  private func said(_ clause: Shape, _ range: Range<Int>) -> Shape? {
    var clause = clause
    let (days, spans, isNothing) = (clause.days, clause.spans, clause.isNothing)
    guard let state = clause.state else {
      if spans != nil {
        // The hours of every day come first.
        if let spans, let days, spans < days.lowerBound, namesOther(days, in: range) { return nil }
        let isAlone = days == nil && clause.unread == nil && !clause.isRest
        if isAlone, hasHours(before: range.lowerBound) { return nil }
        clause.kind = isNothing ? .remark : .open
        return clause
      }
      if isNothing, days != nil, clause.unread == nil, followsPause(range.lowerBound) {
        // 브레이크타임 15:00~17:00, 주말 없음
        clause.kind = .withoutPause
      }
      return clause.unread != nil || isNothing || days != nil ? clause : nil
    }
    switch parts[state].kind {
    case .pause:
      // 15:00 17:30 브레이크타임: nobody knows when this pause is.
      if isNothing {
        // 토·일 브레이크타임 없이 11:30~22:00, and not 브레이크타임 15:00~17:00, 주말 없음
        let heads = spans.map { $0 > state } == true && days != nil
        if heads, case .nothing = parts[state + 1].kind {
          clause.kind = .open
        } else {
          // 토요일 점심시간 12~13시 정상진료, and not 브레이크타임 15:00~17:00, 주말 없음
          guard spans == nil || days == nil || heads && days?.upperBound == state else {
            return nil
          }
          clause.kind = .withoutPause
        }
      } else {
        clause.kind = spans != nil || clause.hasUnreadTime ? .pause : .remark
      }
    case .open:
      guard spans != nil else {
        clause.unread = clause.unread ?? clause.cells
        return clause
      }
      clause.kind = .open
    case .usual, .withoutClosing:
      if let spans {
        clause.kind = .open
        // 월요일 휴무, 7월 무휴, 10~20시: the hours of every day
        if let days, state < spans, isSetOff(state + 1...spans) || namesMonths(days) {
          clause.unread = clause.unread ?? clause.cells
        }
      } else if days != nil {
        clause.kind = .usual
      } else if case .withoutClosing = parts[state].kind {
        clause.kind = .neverCloses
      } else {
        clause.kind = .remark
      }
    case .neverCloses:
      // 5월·10월은 휴원 없음
      guard range.count == 1 || range.count == 2 && days != nil else { return nil }
      clause.kind = days == nil ? .neverCloses : .usual
    case .except:
      clause.kind = .except
      if let spans {
        // 월요일 03:00~05:00 제외
        guard takesOut(spans, before: state, days) else { return nil }
        clause.kind = .pause
      }
    case .include:
      guard spans == nil else { return nil }
      clause.kind = .include
    default:
      clause.kind = .closed
      guard let spans else {
        // A closing word alone needs its days.
        return days != nil || parts.count == range.count || clause.unread != nil ? clause : nil
      }
      guard takesOut(spans, before: state, days) else { return nil }
      // 화요일 10~18시 휴무 월요일: the days behind it close
      if days != nil, range.upperBound < parts.count, parts[range.upperBound].isDays,
        !isSetOff(range.upperBound...range.upperBound)
      {
        return nil
      }
      clause.kind = .pause
    }
    return clause
  }

  /// Whether hours end with the word that closes them or takes them out: 12:00-13:00 휴무.
  private func takesOut(_ spans: Int, before state: Int, _ days: Range<Int>?) -> Bool {
    spans < state && days?.upperBound ?? 0 <= spans && !isSetOff(spans + 1...state)
  }

  /// Whether a comma or a stronger sign stands before some part.
  private func isSetOff(_ range: ClosedRange<Int>) -> Bool {
    parts[range].contains { $0.before >= .comma }
  }

  /// Whether months stand alone among days.
  private func namesMonths(_ days: Range<Int>) -> Bool {
    parts[days].contains {
      if case .days(let days) = $0.kind { days.contains { $0.isMonths } } else { false }
    }
  }

  /// Whether a pause and its hours are the last that was said before a part.
  private func followsPause(_ place: Int) -> Bool {
    guard let last = parts[..<place].lastIndex(where: { $0.isState || $0.isPause }) else {
      return false
    }
    return parts[last].isPause
  }

  /// Whether hours without days go on with hours that have some.
  private func hasHours(before place: Int) -> Bool {
    let isWeak = parts[place].before < .comma
    return parts[place].before < .line && parts[..<place].contains { $0.isSpans }
      && (isWeak || parts[..<place].contains { $0.isDays })
  }

  /// Whether it is clear which days behind others are meant.
  private func joins(_ more: [DayPhrase], to days: [DayPhrase]) -> Bool {
    guard let last = days.last, let first = more.first else { return true }
    if case .weekdays(_, let ordinals) = last.term, !ordinals.isEmpty, first.everyWeek != nil,
      !first.frame.isWeekly
    {
      return false
    }
    return true
  }
}
