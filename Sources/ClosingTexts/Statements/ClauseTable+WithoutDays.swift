import KoreanText

extension ClauseRow {
  /// What a clause means that names no day.
  static let withoutDays: [ClauseRow] = [
    // 9일 휴무 매장⏎일산점
    ClauseRow({ $1.isOfRoster }, { $0.closeNamed($1) }),
    // 월요일(단체예약시 개관)
    ClauseRow(
      { $1.isBehindDays && $1.act != nil && $1.act != .other && !$1.parts.unread.isEmpty },
      { $0.doubtDaysBefore($1) }),
    // 열람실 말고는 모두 문을 닫습니다, 새벽 경매만 쉽니다: the house does not close as a whole
    ClauseRow(
      { $1.act == .closes && ($1.clause.leavesPartOut || $0.closesUnknownOnly($1)) },
      { reader, said in
        for index in reader.nearIndices(since: 0) where reader.result.list[index].isOfStore {
          reader.doubt(index, .facilityOnly)
        }
      }),
    // 식당가는 정상영업, where a store closes: open on those days
    ClauseRow({ !$0.closingsOfOthers($1).isEmpty }, { $0.openOthers($1) }),
    // 일요일 영업 재개 청원: not that it is open
    ClauseRow(
      { $1.clause.isPartOfName(before: $1.next) },
      { reader, said in
        for index in reader.nearIndices(since: said.context.sentenceStart)
        where reader.result.list[index].effect == .opens {
          reader.doubt(index, .noClosingWord)
        }
      }),
    // 24일 임시휴무 공지 드렸는데 취소됐어요
    ClauseRow(
      { $1.clause.predicate?.act == .cancels && $1.act == .opens },
      { reader, said in
        let before = reader.nearIndices(since: said.context.sentenceStart)
        for index in before { reader.doubt(index, .former) }
        // 영업종료 철회합니다: of what was told before
        if before.isEmpty { reader.report(.former, said.clause.cells, touching: .everything) }
      }),
    // 현재 임시휴무 중: nobody says until when
    ClauseRow(
      { reader, said in
        said.act == .closes && said.clause.passing != nil
          && said.parts.unread.contains { word in
            word.cells.contains { reader.text.has("현재", at: $0) || reader.text.has("지금", at: $0) }
          }
      },
      { $0.report(.relativeDay, $1.clause.cells, touching: .everything) }),
    // 당분간 임시휴업합니다: from now on, and nobody says until when
    ClauseRow(
      { reader, said in
        said.act == .closes && said.clause.passing != nil && said.clause.predicate?.isNoun == false
          && reader.follower?.hasDays != true
          && said.clause.cells.contains { reader.text.has("당분간", at: $0) }
      },
      { $0.report(.relativeDay, $1.clause.cells, touching: .everything) }),
    // 예약이 없는 날은 문을 닫아 둡니다: nobody knows which days
    ClauseRow(
      { reader, said in
        said.act == .closes
          && said.clause.adjuncts.contains {
            $0.isUnknownSubject && reader.text.isWord("날", $0.nameCells)
          }
      },
      { $0.report(.namedDays, $1.clause.cells, touching: .everything) }),
    // 월요일은 열고 이틀 뒤 쉽니다: nobody says on which day
    ClauseRow(
      { reader, said in
        said.act == .closes && said.parts.duration != nil
          && said.parts.unread.contains { reader.isBehind($0.cells) }
      },
      { $0.report(.missingDay, $1.clause.cells, touching: .everything) }),
    // 하루만 더 쉬겠습니다: of the days around the text
    ClauseRow(
      { reader, said in
        said.act == .closes && said.parts.duration != nil && said.clause.predicate?.isNoun == false
          && said.parent == nil && said.clause.notes.isEmpty && reader.follower?.hasDays != true
          && reader.result.list.endIndex == said.context.sentenceStart
      },
      { $0.report(.missingDay, $1.clause.cells, touching: .fortnight) }),
    // 화⏎정기휴무⏎수⏎10:30 - 21:00: it is about the day above and is no heading
    ClauseRow({ $0.saysWhatDayDoes($1) }, { _, _ in }),
    // 휴무일 안내: what holds for the days under it
    .also(
      {
        $1.act != nil && $1.act != .other && $1.clause.predicate != nil && !$0.goesOn($1)
      },
      { reader, said in
        said.headDays()
        if said.act == .closes { said.headMonthsOfBracket() }
        // 기존 휴관일 12/1: the days under it are no longer those
        if said.parts.flags.contains(.former), said.clause.predicate?.isNoun == true {
          said.context.isFormer = true
        }
        // Kitchen closed Mondays, 문화홀 대관 휴무 12/7: the unknown word is what closes
        if let part = reader.headedPart(said) {
          said.context.audience = part
          // The gym will be closed: a part, or the whole
          if let name = part.names.first, reader.text.isBehindArticle(name) {
            said.context.mayBeOfStore = true
          }
          // 물리치료실 휴무 안내⏎매주 토요일, as 구름다리 매월 첫째 월요일 휴무; 배달앱만 쉽니다⏎7월 19일
          said.context.isHeadedPart =
            reader.follower?.namesNoDate == true || said.clause.adjuncts[0].role == .only
            || reader.topics.headClosings
        }
      }),
    // 정기휴무 (매주 화요일): the bracket names the days
    ClauseRow({ !$1.clause.notes.isEmpty }, { $0.bareNotes($1) }),
  ]
}

extension Clause {
  /// Whether its subject is a part of the house that is left out.
  fileprivate var leavesPartOut: Bool {
    adjuncts.contains {
      if case .subject(let subject) = $0.kind {
        subject.kind == .facility && subject.isExcepted
      } else {
        false
      }
    }
  }
}

extension Statement {
  var isOfStore: Bool { effect == .closes && audience == .store }
}

extension StatementReader {
  /// 새벽 경매만 쉽니다, and not 위 날짜만 쉽니다: whether something unknown closes, and nothing else does.
  fileprivate func closesUnknownOnly(_ said: Saying) -> Bool {
    said.clause.predicate?.isVerb == true && !result.list.isEmpty
      && said.parts.unread.contains { word in
        word.role == .only && word.isUnknownSubject
          && !word.nameCells.suffix(2).contains { text.scalar($0) == "날" }
      }
  }
}
