import Favorites
import GeoFiltering
import Keeping
import KoreanCalendar
import MartModels
import Testing

// Hours, summaries, marts, places and favorites.
extension PhraseBook {
  mutating func addHours() throws {
    let now = WallTime(Self.today, 21, 30)
    chapter("Open now?", "For a reader on Saturday, 21 November 2026, at 21:30.")
    let answers: [OpeningAnswer] = [
      .open(closes: WallTime(Self.today, 23, 0)),
      .open(closes: WallTime(CivilDate(2026, 11, 22), 0, 0)),
      .open(closes: WallTime(CivilDate(2026, 11, 22), 1, 30)),
      .open(closes: WallTime(CivilDate(2026, 11, 25), 0, 0)), .open(closes: nil),
      .closed(opens: WallTime(Self.today, 22, 0)),
      .closed(opens: WallTime(CivilDate(2026, 11, 22), 10, 0)),
      .closed(opens: WallTime(CivilDate(2026, 11, 23), 10, 0)), .closed(opens: nil),
      .openHoursUnknown, .unknown,
    ]
    table(
      "answer",
      answers.map { answer in
        PhraseRow("\(answer)") { answer.phrase(in: $0, style: $1, relativeTo: now) }
      })
    let texts = [
      "10:00~23:00", "10:00~24:00", "10:00~25:00", "24시간", "평일 10:00~23:00, 주말 10:00~24:00",
      "10:00~12:00, 13:00~20:00", "일요일 11:00~20:00, 공휴일 12:00~18:00",
      "10:00~22:00 (명절 전날 19:00까지)",
    ]
    let hours = try texts.map { (text: $0, hours: try #require(OpeningHours($0), "\($0)")) }
    table(
      "hours", hours.map { row in PhraseRow(row.text) { row.hours.phrase(in: $0, style: $1) } })
    let early = try #require(hours.last?.hours.earlyClosing)
    table("early closing", [PhraseRow("19:00") { early.phrase(in: $0, style: $1) }])
  }

  mutating func addSummaries() throws {
    chapter("A row of a list", "`BranchSummary`: the row, and one sentence to be read aloud.")
    let now = WallTime(Self.today, 12, 0)
    let november = try PublishedMonth(YearMonth(2026, 11), closed: [21, 22])
    let schedules: [HolidaySchedule] = [
      HolidaySchedule(rule: .nth([2, 4], .sunday)), HolidaySchedule(rule: .days([21])),
      try HolidaySchedule(published: [november]), HolidaySchedule(rule: .never),
      try HolidaySchedule(published: [PublishedMonth(YearMonth(2026, 11), closed: [8])]),
      HolidaySchedule(),
      try HolidaySchedule(closures: [StoreClosure(from: CivilDate(2026, 11, 1))]),
      try HolidaySchedule(
        closures: [StoreClosure(from: CivilDate(2026, 11, 1), through: CivilDate(2026, 12, 10))]),
      try HolidaySchedule(
        rules: [RulePeriod(.never)], closures: [StoreClosure(from: CivilDate(2026, 12, 1))]),
      try HolidaySchedule(
        rules: [RulePeriod(.never)], closedForGoodFrom: CivilDate(2026, 12, 1)),
      try HolidaySchedule(closedForGoodFrom: CivilDate(2026, 11, 1)),
    ]
    let branches = schedules.map {
      Branch(id: 7, mart: .costco, name: "양재점", openingHours: "10:00~22:00", schedule: $0)
    }
    table(
      "next closing",
      branches.map { BranchSummary($0, at: now) }.map { summary in
        PhraseRow("\(summary.nextClosing)") { summary.phrase(in: $0, style: $1) }
      })
    let eve = Branch(
      id: 1, mart: .emart, name: "성수점", openingHours: "10:00~23:00 (명절 전날 20:00까지)",
      schedule: HolidaySchedule(rule: .chuseok))
    let summary = BranchSummary(eve, on: CivilDate(2026, 9, 24))
    pairs(
      "early closing",
      [PhraseRow("20:00") { language, _ in summary.earlyClosingPhrase(in: language) ?? "nil" }])
    note("`branch.shareText(in:from:)`, two weeks to send to somebody:")
    for branch in [branches[0], branches[4], branches[9]] {
      text { branch.shareText(in: $0, from: Self.today) }
    }
  }

  mutating func addMarts() throws {
    chapter("Marts and addresses", "`displayName(in:)`, of a mart as of a branch.")
    pairs(
      "mart",
      (Mart.known + [Mart(serverName: "동네슈퍼")]).map { mart in
        PhraseRow(mart.serverName) { language, _ in mart.displayName(in: language) }
      })
    let branch = Branch(id: 7, mart: .traders, name: "트레이더스 고양점")
    pairs(
      "branch",
      [PhraseRow("\(branch)") { language, _ in branch.displayName(in: language) }])
    let addresses = ["서울특별시 서초구 양재대로 159", "경기 하남시 덕풍서로 70", "제주특별자치도 제주시 탑동로 38"]
    table(
      "copied",
      try addresses.map { text in
        let address = try #require(PostalAddress(text))
        return PhraseRow("…\(text.suffix(6))") { address.copiedPhrase(in: $0, style: $1) }
      })
  }

  mutating func addPlaces() {
    chapter("Places", "Why a position is not searched, how far a store is, and where.")
    table(
      "reason",
      LocationDecision.Reason.allCases.map { reason in
        PhraseRow("\(reason)") { reason.phrase(in: $0, style: $1) }
      })
    if let place = Coordinate(latitude: 37.4979, longitude: 127.0276) {
      table(
        "decision",
        [PhraseRow(".search") { LocationDecision.search(place).phrase(in: $0, style: $1) }])
    }
    table(
      "meters",
      [0, 4, 5, 849, 994, 995, 1_000, 1_249, 9_949, 9_950, 27_400, .nan, -1].map { meters in
        PhraseRow("\(meters)") { Coordinate.distancePhrase(meters: meters, in: $0, style: $1) }
      })
    table(
      "direction, radius",
      CompassPoint.allCases.map { point in
        PhraseRow("\(point)") { point.phrase(in: $0, style: $1) }
      }
        + [SearchRadius(clamping: 1), SearchRadius(clamping: 5)].map { radius in
          PhraseRow("\(radius)") { radius.phrase(in: $0, style: $1) }
        })
  }

  mutating func addFavorites() {
    chapter("Favorites", "What a change did, without and with the name of the favorite.")
    table(
      "result",
      [PushResult.added(at: 0), .alreadyPresent(at: 1), .full(limit: 3)].map { result in
        PhraseRow("\(result)") { result.phrase(in: $0, style: $1) }
      }
        + [PopResult.removed(at: 0), .notPresent].map { result in
          PhraseRow("\(result)") { result.phrase(in: $0, style: $1) }
        })
    let name = "코스트코 양재점"
    pairs(
      "result for 코스트코 양재점",
      [PushResult.added(at: 0), .alreadyPresent(at: 1), .full(limit: 3)].map { result in
        PhraseRow("\(result)") { language, _ in result.phrase(for: name, in: language) }
      }
        + [PopResult.removed(at: 0), .notPresent].map { result in
          PhraseRow("\(result)") { language, _ in result.phrase(for: name, in: language) }
        })
    table(
      "repair",
      [FavoriteRepairReason.duplicate, .overLimit].map { reason in
        PhraseRow(reason.rawValue) { reason.phrase(in: $0, style: $1) }
      })
    let lists: [FavoriteError.Code] = [
      .duplicate, .overLimit, .invalidLimit, .truncated, .malformed, .futureVersion, .staleOffset,
      .noteTooLong, .tooLarge, .invalidToken,
    ]
    table(
      "error of a list",
      lists.map { code in
        let error = FavoriteError(code, value: "")
        return PhraseRow(code.rawValue) { error.phrase(in: $0, style: $1) }
      })
    let stores: [StoreError.Code] = [
      .truncated, .malformed, .futureVersion, .pastVersion, .otherContent, .notEncodable, .setAside,
      .tooLarge, .systemError, .diskFull, .readOnlyFileSystem, .directoryNotWritable,
      .permissionDenied, .directoryMissing, .notADirectory, .isDirectory, .symbolicLink, .notAFile,
      .emptyFile, .damaged, .lockTimedOut, .notDurable, .noSuchSuite, .unexpectedClass,
    ]
    table(
      "error of a store",
      stores.map { code in
        let error = StoreError(code, value: "")
        return PhraseRow(code.rawValue) { error.phrase(in: $0, style: $1) }
      })
  }

  mutating func addErrors() {
    chapter(
      "Errors", "Of dates, rules, schedules and grids of maps; the value stands behind the colon.")
    let planes = [(953_901.0, 1_952_032.0), (0, 0)].compactMap { x, y in
      planeError(x: x, y: y, in: .modifiedCentralBelt1985)
    }
    let dates: [CalendarError.Code] = [
      .malformedText, .noSuchDate, .noSuchLunarDate, .dayOutOfRange, .outsideHolidayYears,
      .notDesignated,
    ]
    let rules: [HolidayRuleError.Code] = [
      .ordinalOutOfRange, .dayOutOfRange, .monthOutOfRange, .tooDeep, .tooManyParts, .empty,
      .malformedText,
    ]
    let schedules: [HolidayScheduleError.Code] = [
      .overlappingRulePeriods, .conflictingPublications, .conflictingOverrides, .reversedPeriod,
      .noSuchDay, .movedToSameDay,
    ]
    pairs(
      "error",
      dates.map { code in
        PhraseRow("CalendarError \(code.rawValue)") { language, _ in
          CalendarError(code, value: "…").phrase(in: language)
        }
      }
        + rules.map { code in
          PhraseRow("HolidayRuleError \(code.rawValue)") { language, _ in
            HolidayRuleError(code, value: "…").phrase(in: language)
          }
        }
        + schedules.map { code in
          PhraseRow("HolidayScheduleError \(code.rawValue)") { language, _ in
            HolidayScheduleError(code, value: "…").phrase(in: language)
          }
        }
        + planes.map { error in
          PhraseRow("PlaneCoordinateError \(error.code.rawValue)") { language, _ in
            error.phrase(in: language)
          }
        })
  }

  /// The error of numbers that are no place in South Korea on a grid.
  private func planeError(x: Double, y: Double, in grid: KoreanGrid) -> PlaneCoordinateError? {
    do {
      _ = try PlaneCoordinate(x: x, y: y, in: grid)?.coordinate()
      return nil
    } catch { return error }
  }

  mutating func addParticles() {
    chapter(
      "Particles",
      "A name may end in anything: each final consonant, digits, units, brackets and Latin letters."
    )
    rows(
      ["name", "을·를", "은·는"],
      Self.names.map { name in
        [
          "`\(name)`", PushResult.added(at: 0).phrase(for: name, in: .korean),
          PopResult.notPresent.phrase(for: name, in: .korean),
        ]
      })
  }

  /// A name for each final consonant and for none, and names that end in something else.
  static let names: [String] =
    [
      "마트", "약국", "낚시밖", "몫", "양재점", "앉", "괜찮", "받", "서울", "닭", "삶", "밟", "곬", "핥", "읊", "뚫", "김",
      "집", "없", "못", "있", "강", "낮", "꽃", "부엌", "밭", "앞", "좋",
    ]
    + (0...9).map { "매장 \($0)" }
    + [
      "매장 10", "매장 100", "매장 1,000", "매장 10,000", "우유 500ml", "쌀 20kg", "전구 60W", "반경 5km",
      "50%", "양재점(서초구)", "성수점 (24시간)", "이마트 [본점]", "(주)이마트", "LG", "KFC", "E-mart", "Costco",
      "Homeplus Express", "GS25", "漢字", "",
    ]
}
