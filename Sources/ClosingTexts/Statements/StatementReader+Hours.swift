import KoreanText

// Opening hours, and the eves on which the door closes early.
extension StatementReader {
  mutating func hours(_ parts: ClauseParts, _ clause: Clause, _ context: StatementContext) {
    guard !parts.hours.isEmpty else { return }
    let isPause = parts.flags.contains(.pause) || context.hours == .pause
    if parts.audience?.kind == .facility, parts.lists.isEmpty,
      let first = parts.audience?.names.first
    {
      report(.facilityOnly, first)
    }
    for (phrase, cells) in parts.hours {
      if !isPause, phrase.saysOpen, clause.predicate?.hedge == nil {
        opens(on: phrase, parts, context)
      }
      if phrase.kind == .until, let minute = phrase.closes?.minuteOfDay, !phrase.days.isEmpty {
        early(phrase.days, minute, cells, parts.audience ?? context.audience)
      } else if phrase.kind == .opening, !isPause, phrase.days.allSatisfy({ !$0.isDated }),
        clause.predicate?.act != .closes, parts.audience?.kind != .facility
      {
        // 평일: 09:00~18:00
        let label =
          phrase.days.isEmpty && context.days.allSatisfy { !$0.isDated } ? context.days.first : nil
        let start = label?.cells.lowerBound ?? cells.lowerBound
        result.hours.append(min(start, cells.lowerBound)..<cells.upperBound)
      } else if phrase.kind == .opening, phrase.days.contains(where: { $0.isDated }) {
        report(.specialHours, cells, .nothing)
      }
    }
  }

  /// 24일은 10시부터 18시까지 영업하고: the door is open on that date.
  private mutating func opens(
    on phrase: HoursPhrase, _ parts: ClauseParts, _ context: StatementContext
  ) {
    guard !phrase.days.isEmpty, phrase.days.allSatisfy({ $0.isDated }), phrase.kind != .pause,
      parts.unread.isEmpty, parts.hedge == nil, context.hedge == nil,
      parts.flags.isDisjoint(with: [.others, .exceptedBranch])
    else { return }
    let style = EmissionStyle(effect: .opens, audience: parts.audience ?? context.audience)
    for index in phrase.days.indices { emit(phrase.days, index, style, context) }
  }

  /// 12/24 영업시간 22시까지 연장, 1월 1일 해맞이 행사로 5시부터: whether a clause under a heading of closings
  /// says when the door is open on its days, and not that it is shut.
  func hasHoursOfItsDays(_ parts: ClauseParts) -> Bool {
    guard !parts.lists.isEmpty, !parts.hours.isEmpty else { return false }
    return parts.flags.contains(.gap) || parts.hours.contains { $0.phrase.saysOpen }
      || parts.flags.contains(.hoursLabel) && parts.hours.contains { $0.phrase.kind == .until }
  }

  /// 추석 전날은 19시까지.
  mutating func early(
    _ days: [DayPhrase], _ minute: Int, _ cells: Range<Int>, _ audience: Audience
  ) {
    for day in days {
      switch day.term {
      case .elliptic(let offsets) where offsets.contains(.eve):
        for statement in result.list[nearIndices(since: 0)] where statement.effect == .closes {
          if case .yearly(1, 1) = statement.days {
            close(early: .festival(.newYear, .eve), minute, cells, audience)
          }
          guard case .festival(let festivals, _) = statement.days else { continue }
          close(early: .festival(festivals, .eve), minute, cells, audience)
        }
      case .festival(let festivals, let days) where days.offsets.contains(.eve):
        close(early: .festival(festivals, .eve), minute, cells, audience)
      default: report(.specialHours, cells)
      }
    }
  }

  mutating func close(
    early days: DaySpec, _ minute: Int, _ cells: Range<Int>, _ audience: Audience
  ) {
    let statement = Statement(
      effect: .closesEarly(minute), audience: audience, days: days, cells: cells)
    if !result.list[nearIndices(since: 0)].contains(where: {
      $0.effect == statement.effect && $0.days == days && $0.audience == audience
    }) {
      result.list.append(statement)
    }
  }
}
