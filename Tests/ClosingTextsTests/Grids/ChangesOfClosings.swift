// What a later text does to closings of every kind that were known.
extension TextGrid {
  static let known: [String: [String]] = [
    "closure": [
      "1월 13일부터 1월 31일까지 내부 공사로 휴관합니다", "1월 13일(수)~1월 31일(일) 리모델링으로 쉽니다",
      "휴관 안내\n기간: 2027. 1. 13. ~ 1. 31.\n사유: 내부 공사", "1월 13일부터 31일까지 문을 닫습니다",
    ],
    "short": [
      "1월 19일부터 22일까지 휴가로 쉽니다", "임시휴관: 1/19~1/22", "1월 19일(화)~22일(금) 휴무",
    ],
    "dates": [
      "1월 20일, 21일 이틀 휴관합니다", "1/20(수), 1/21(목) 임시휴무",
    ],
    "one": [
      "1월 20일 하루 휴관합니다", "1월 20일(수) 쉽니다", "임시휴무 1/20",
    ],
    "list": [
      "1월 휴관일: 11일, 20일, 25일", "1월 정기휴무일은 11일, 20일, 25일입니다",
    ],
    "rule": [
      "매주 수요일 휴관합니다"
    ],
    "ruledate": [
      "매주 월요일 휴관, 1월 20일은 임시휴관합니다"
    ],
  ]

  static let changesOfClosings: [LaterWords] = [
    LaterWords(
      "cancel",
      [
        "휴관 계획이 취소되었습니다", "이번 휴관은 취소합니다", "예고했던 휴관은 하지 않습니다", "휴관하지 않기로 했습니다. 정상 운영합니다",
        "공사가 취소되어 정상 운영합니다", "지난번 휴관 공지는 잘못 나간 것입니다. 정상 운영합니다", "안 쉬기로 했어요! 평소처럼 엽니다",
        "휴관 공지 취소합니다~ 정상영업해요", "일정이 바뀌어 쉬지 않습니다", "휴관 없이 그대로 운영합니다",
      ],
      than: [
        .init(["short"], notClosed: ["2027-01-19", "2027-01-20", "2027-01-21", "2027-01-22"]),
        .init(["dates"], notClosed: ["2027-01-20", "2027-01-21"]),
        .init(["one"], notClosed: ["2027-01-20"]),
      ]),
    LaterWords(
      "reopen",
      [
        "공사가 일찍 끝나 오늘부터 정상 운영합니다", "공사가 예정보다 빨리 마무리되어 내일부터 문을 엽니다", "오늘부터 다시 엽니다",
        "재개관했습니다! 많이 찾아주세요", "다시 문 열었습니다", "정상 운영 중입니다", "오늘 오전 10시부터 정상 영업합니다", "공사 끝! 문 열었어요",
        "공사가 끝나 다시 손님을 맞이합니다", "내일(16일)부터 정상 운영합니다", "16일부터 다시 엽니다", "1월 16일(토) 재오픈합니다",
        "이번 주 토요일부터 정상영업해요", "다음 주부터 정상 운영합니다",
      ],
      than: [
        .init(
          ["closure"],
          notClosed: [
            "2027-01-18", "2027-01-19", "2027-01-25", "2027-01-26", "2027-01-30", "2027-01-31",
          ])
      ]),
    LaterWords(
      "from25",
      [
        "25일부터 정상 운영합니다", "공사가 앞당겨져 1월 25일(월)에 재개관합니다", "1월 25일부터 다시 문을 엽니다",
        "휴관이 1월 24일까지로 단축되었습니다", "1월 24일까지만 쉬고 25일에 엽니다", "재개관일이 1월 25일로 앞당겨졌습니다",
        "휴관 기간을 1월 24일까지로 줄입니다",
      ],
      than: [
        .init(
          ["closure"],
          notClosed: [
            "2027-01-25", "2027-01-26", "2027-01-28", "2027-01-29", "2027-01-30", "2027-01-31",
          ],
          notOpen: [
            "2027-01-15", "2027-01-16", "2027-01-20", "2027-01-21", "2027-01-23", "2027-01-24",
          ])
      ]),
    LaterWords(
      "extend",
      [
        "공사가 길어져 2월 12일까지 휴관을 연장합니다", "휴관 기간이 2월 12일까지 연장되었습니다", "재개관이 2월 13일로 미뤄졌습니다",
        "공사 지연으로 2월 12일까지 쉽니다", "2월 13일에 다시 열겠습니다. 공사가 늦어지고 있어요",
      ],
      than: [
        .init(
          ["closure"],
          notOpen: [
            "2027-01-15", "2027-01-16", "2027-01-24", "2027-01-25", "2027-02-02", "2027-02-05",
          ])
      ]),
    LaterWords(
      "indef",
      [
        "공사가 길어져 휴관을 당분간 연장합니다", "재개관이 무기한 연기되었습니다", "공사가 늦어져 언제 열지 모르겠습니다", "휴관이 길어질 것 같습니다",
        "재개관 일정은 다시 공지하겠습니다",
      ],
      than: [
        .init(["closure"], notOpen: ["2027-02-02", "2027-02-05"])
      ]),
    LaterWords(
      "open20",
      [
        "1월 20일은 정상 운영합니다", "20일(수)은 문을 엽니다", "20일은 휴관하지 않습니다", "20일 정상영업합니다!",
        "1월 20일(수) 휴관을 취소합니다", "20일은 예정과 달리 엽니다", "20일에는 쉬지 않아요",
      ],
      than: [
        .init(["closure", "short", "one"], notClosed: ["2027-01-20"]),
        .init(["dates"], notClosed: ["2027-01-20"], notOpen: ["2027-01-21"]),
        .init(["list"], notClosed: ["2027-01-20"], notOpen: ["2027-01-25"]),
        .init(["rule"], notClosed: ["2027-01-20"], notOpen: ["2027-01-27"]),
        .init(["ruledate"], notClosed: ["2027-01-20"], notOpen: ["2027-01-18", "2027-01-25"]),
      ]),
    LaterWords(
      "maybe20",
      [
        "1월 20일 휴관 여부는 미정입니다", "20일은 열 수도 있습니다", "20일에 쉴지 말지 고민 중입니다", "20일은 아직 모르겠어요",
        "20일 운영 여부는 추후 공지합니다", "20일은 문을 열지도 모릅니다",
      ],
      than: [
        .init(
          ["closure", "short", "dates", "one", "list", "rule", "ruledate"],
          notClosed: ["2027-01-20"], notOpen: ["2027-01-20"])
      ]),
    LaterWords(
      "swap",
      [
        "20일 대신 27일에 쉽니다", "1월 20일 휴관을 27일로 변경합니다", "20일 휴관은 27일로 옮겼습니다", "20일은 열고 27일에 쉽니다",
        "휴관일이 20일에서 27일로 바뀌었습니다", "1월 20일→1월 27일 휴관일 변경",
      ],
      than: [
        .init(
          ["dates", "one", "list", "ruledate"], notClosed: ["2027-01-20"], notOpen: ["2027-01-27"])
      ]),
    LaterWords(
      "also22",
      [
        "1월 22일도 쉽니다", "22일도 휴관합니다", "추가 휴관: 1월 22일", "22일 하루 더 쉽니다", "1/22 임시휴관 추가",
      ],
      than: [
        .init(["dates"], notOpen: ["2027-01-20", "2027-01-21", "2027-01-22"]),
        .init(["one"], notOpen: ["2027-01-20", "2027-01-22"]),
        .init(["list"], notOpen: ["2027-01-20", "2027-01-22", "2027-01-25"]),
        .init(["rule"], notOpen: ["2027-01-20", "2027-01-22", "2027-01-27"]),
        .init(["ruledate"], notOpen: ["2027-01-18", "2027-01-20", "2027-01-22", "2027-01-25"]),
      ]),
  ]
}

/// What is said after closings of several kinds were known, and what it means for each of them.
struct LaterWords: Sendable {
  /// Earlier texts that mean the same, and what no reading of the later ones may say with certainty.
  struct Known: Sendable {
    let kinds: [String]
    let notClosed: [String]
    let notOpen: [String]

    init(_ kinds: [String], notClosed: [String] = [], notOpen: [String] = []) {
      (self.kinds, self.notClosed, self.notOpen) = (kinds, notClosed, notOpen)
    }
  }

  private let name: String
  private let phrases: [String]
  private let known: [Known]

  init(_ name: String, _ phrases: [String], than known: [Known]) {
    (self.name, self.phrases, self.known) = (name, phrases, known)
  }

  var grids: [TextGrid] {
    known.map { known in
      TextGrid(
        name: name, reference: "2027-01-15",
        before: (known.kinds.flatMap { TextGrid.known[$0] ?? [] }, "2027-01-05"),
        groups: [.init(phrases, notClosed: known.notClosed, notOpen: known.notOpen)])
    }
  }
}
