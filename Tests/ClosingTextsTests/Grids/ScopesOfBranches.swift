import MartModels

// What a text says of some branches, asked for one that is among them and for one that is not.
extension TextGrid {
  /// Whom a text is about, with 일산점 and without it.
  private static let withIlsan = [
    "일산점", "일산점, 성수점", "일산점·성수점", "일산점과 성수점", "일산점이랑 성수점", "성수점 및 일산점", "전 지점", "모든 매장",
    "강릉점을 제외한 전 지점", "강릉점 외 모든 점포", "전점(단, 강릉점 제외)",
  ]
  private static let withoutIlsan = [
    "일산점을 제외한 전 지점", "일산점을 뺀 전 매장", "일산점 제외 전 매장", "일산점 외 모든 점포", "일산점만 빼고 모든 매장", "전점(단, 일산점 제외)",
    "전 지점(일산점 제외)", "성수점, 파주점", "성수점·파주점", "성수점과 파주점", "성수점이랑 파주점", "성수점 및 파주점",
  ]

  /// - Parameters:
  ///   - frames: what is said, with {} for whom.
  ///   - closed: the days on which that closes them.
  ///   - open: the days on which it opens them, where the rule or the earlier text closes everybody.
  private static func scope(
    _ name: String, before: [String]? = nil, _ frames: [String], closed: [String] = [],
    open: [String] = []
  ) -> TextGrid {
    TextGrid(
      name: name, reference: "2026-11-25", before: before.map { ($0, "2026-11-20") },
      known: .nth([2, 4], .sunday), branch: "일산점", frames: frames,
      groups: [
        Group(withIlsan, notClosed: open, notOpen: closed),
        Group(withoutIlsan, notClosed: closed, notOpen: open),
      ])
  }

  static let scopesOfBranches: [TextGrid] = [
    scope(
      "closing",
      [
        "{}{은} 12월 9일(수) 하루 쉽니다.", "12월 9일 {} 임시휴무합니다.", "휴무공지) {} / 12월 9일(수) / 정기 소독",
        "안녕하세요 고객님, 시설 점검으로 인해 {}{이} 12월 9일 하루 문을 닫습니다.", "[{}] 12월 9일 휴무",
      ], closed: ["2026-12-09"]),
    scope(
      "range", ["{}{은} 12/7(월)부터 12/10(목)까지 내부 공사로 휴점합니다.", "12월 7일~12월 10일 {} 휴점"],
      closed: ["2026-12-07", "2026-12-08", "2026-12-10"]),
    scope(
      "opening", ["{}{은} 12월 13일(일) 정상영업합니다.", "12월 13일 일요일 {} 정상 영업", "이번 12월 13일에는 {}도 문 열어요~"],
      open: ["2026-12-13"]),
    scope(
      "move",
      [
        "{} 휴무일이 12월 13일(일)에서 12월 16일(수)로 변경됩니다.", "{}{은} 12월 13일(일) 대신 12월 16일(수)에 쉽니다.",
        "{} 12월 13일(일) 휴무는 12월 16일(수)로 변경합니다.", "{} 휴무일 변경 안내 : 12월 13일 → 12월 16일",
      ], closed: ["2026-12-16"], open: ["2026-12-13"]),
    scope(
      "rule",
      [
        "1월부터 {} 의무휴업일이 매월 둘째·넷째 일요일에서 둘째·넷째 수요일로 변경됩니다.",
        "{} 의무휴업일이 2027년 1월 1일부터 둘째·넷째 일요일에서 둘째·넷째 수요일로 바뀝니다.",
      ], closed: ["2027-01-13", "2027-01-27"], open: ["2027-01-10", "2027-01-24"]),
    scope(
      "abolished",
      [
        "1월 1일부터 {}{은} 정기휴무 없이 연중무휴로 운영합니다.", "{} 정기휴무일이 1월 1일부터 없어집니다. 매일 찾아주세요.",
        "{}{은} 2027년 1월 1일부터 연중무휴로 운영합니다.",
      ], open: ["2027-01-10", "2027-01-24"]),
    scope(
      "end", ["{}{은} 12월 20일(일)을 끝으로 영업을 종료합니다.", "{} 12월 20일까지만 영업하고 문을 닫습니다."],
      closed: ["2026-12-22", "2027-01-12"]),
    scope(
      "cancelled", before: ["12월 9일 전 지점 임시휴무합니다.", "전 매장은 12월 9일(수) 쉽니다."],
      [
        "{}{은} 12월 9일(수)에 정상영업합니다.", "12월 9일 {} 휴무 취소 안내\n정상적으로 영업하오니 이용 바랍니다.",
        "{}{은} 12월 9일에 안 쉬고 그대로 열어요~",
      ], open: ["2026-12-09"]),
    scope(
      "shortened", before: ["전 매장은 12/7(월)~12/13(일) 내부 공사로 휴점합니다.", "모든 지점 휴가 : 12월 7일~12월 13일"],
      [
        "{} 휴무 기간 단축 : 12월 9일(수)까지만 휴무", "{}{은} 12월 9일까지만 쉬고 12월 10일부터 영업을 재개합니다.",
      ], open: ["2026-12-10", "2026-12-11"]),
  ]

  /// That another branch was meant, asked for the one that was named first.
  static let correctionsOfBranches = TextGrid(
    name: "corrections of branches", reference: "2026-11-25",
    before: (["일산점 12/9(수) 휴무", "12월 9일(수) 일산점은 쉽니다."], "2026-11-24"), branch: "일산점",
    frames: ["{}", "[정정] {}"],
    groups: [
      Group(
        ["일산점이 아니라 신일산점이 12/9(수) 휴무입니다. 혼동 드려 죄송합니다.", "12월 9일은 일산점이 아니라 파주점이 쉽니다."],
        notClosed: ["2026-12-09"])
    ])

  /// Several dates of a month that is named by itself, which may be all of it.
  static let datesOfMonth = TextGrid(
    name: "dates of a month", reference: "2026-11-25", known: .nth([2, 4], .sunday),
    frames: ["{}", "[공지] {}", "전 지점은 {}"],
    groups: [
      Group(
        ["12월에 9일, 23일 쉬어요~", "12월에 9일(수)과 23일(수)에 쉽니다.", "12월에 9일, 23일 휴무합니다."],
        notClosed: ["2026-12-13", "2026-12-27"], notOpen: ["2026-12-09", "2026-12-23"])
    ])

  /// Names and days on lines of a form, or below a heading.
  static let formsOfBranches: [TextGrid] = [
    scope(
      "form of a closing",
      [
        "■ 대상 : {}\n■ 휴무일 : 12월 9일(수)\n■ 사유 : 전기 설비 점검", "📢 휴무 공지 📢\n- 날짜: 12월 9일(수)\n- 매장: {}",
        "- 휴무 매장 : {}\n- 휴무 기간 : 12월 9일(수) ~ 12월 10일(목)\n- 문의 : 고객센터",
        "[{}] 임시휴무 안내\n12월 9일(수) 내부 사정으로 휴무하오니 이용에 불편 없으시기 바랍니다.", "12월 9일 휴무 매장은 {}입니다.",
      ], closed: ["2026-12-09"]),
    scope(
      "form of a change",
      [
        "[{}] 의무휴업일 변경 안내\n기존 : 매월 2, 4번째 일요일\n변경 : 매월 2, 4번째 수요일\n시행 : 1월 1일부터",
        "{} 정기휴무 변경\n변경 전 : 매월 둘째·넷째 일요일\n변경 후 : 매월 둘째·넷째 수요일\n적용 : 2027년 1월 1일부터",
      ], closed: ["2027-01-13"], open: ["2027-01-10"]),
    scope(
      "form of a move",
      [
        "[{}] 휴무일 변경\n변경 전 : 12월 13일(일)\n변경 후 : 12월 16일(수)",
        "휴무일 변경 안내\n12월 13일(일) → 12월 16일(수)\n대상 점포: {}",
      ],
      closed: ["2026-12-16"], open: ["2026-12-13"]),
  ]

  /// Sentences of which 일산점 is only a part, asked for that branch.
  static let sentencesOfBranches = TextGrid(
    name: "sentences of branches", reference: "2026-11-25", branch: "일산점",
    frames: ["{}", "안녕하세요. {}", "[공지] {}"],
    groups: [
      // Some who are not named, another branch, another part, and a day in place of that of the others.
      Group(
        [
          "12/9 일부 지점 휴무합니다.", "12월 9일(수) 일부 매장 휴무", "전 지점 12월 9일(수) 휴무, 단 일산점은 12월 16일(수) 휴무",
          "전 지점 12월 9일(수) 휴무, 단 일산점은 1월 6일(수) 휴무", "[일산점] 12/9(수) 배달 휴무 (매장 이용은 가능)",
          "일산점은 12월 9일 휴무가 아닙니다. 12월 9일 휴무 매장은 파주점입니다.",
          "파주점 휴무일 12/10(목) → 12/9(수) 일산점은 예정대로입니다.",
          "일산점이 아니라 신일산점이 12/9(수) 휴무입니다.",
          "12/9(수) 운영 안내\n\n<파주점>\n12/9(수) 휴무\n\n<일산점>\n정상영업",
        ], notClosed: ["2026-12-09"]),
      Group(
        [
          "파주점은 목요일 휴무, 일산점은 월요일 휴무이며 수요일은 두 곳 모두 휴무입니다.",
          "일산점: 매주 월요일\n전 지점 매주 수요일 휴무", "일산점하고 파주점 12월 9일 쉽니다", "12월 9일 휴무 매장에 일산점이 추가되었습니다.",
          "12월 9일 휴무 매장은 파주점, 일산점입니다.",
          "12/9(수) 운영 안내\n\n<일산점>\n12/9(수) 휴무\n\n<파주점>\n정상영업",
        ], notOpen: ["2026-12-09"]),
    ])
}
