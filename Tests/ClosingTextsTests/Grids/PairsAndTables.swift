// Two days and two verbs in one sentence, and what questions, reports and tables say of one day.
private let closingFirst = [
  "쉬고", "쉬며", "쉬지만", "쉬는데", "휴무이고", "휴무이며", "휴무고", "휴무지만", "문을 닫고", "휴무,", "휴무 /", "쉬구요", "휴무하고",
  "쉬고요",
  "쉬는 대신", "쉽니다.", "휴무.", "휴관하며", "닫고",
]
private let openFirst = [
  "열고", "열며", "영업하고", "영업하며", "영업하지만", "정상영업이고", "정상영업,", "정상영업 /", "문을 열고", "영업하는데", "엽니다.",
  "정상영업.", "쉬지 않고",
  "휴무 없이 열고", "정상 운영하며", "여는데", "영업하구요",
]
private let closes = [
  "쉽니다", "휴무입니다", "문을 닫습니다", "휴무", "쉬어요", "휴관합니다", "쉴게요", "안 엽니다", "영업하지 않습니다",
]
private let opens = [
  "엽니다", "영업합니다", "정상영업입니다", "정상영업", "문을 엽니다", "합니다", "쉬지 않습니다", "열어요", "정상 운영합니다",
]
private let dates = [
  "12월 8일은 # 12월 9일은 %", "12월 8일에 # 9일에 %", "12/8 # 12/9 %", "12월 8일(화)은 # 9일(수)은 %",
]
private let weekdays = ["월요일은 # 화요일은 %", "매주 월요일 # 매주 화요일 %", "월요일에 # 화요일에 %"]

extension TextGrid {
  private static func pair(
    _ name: String, _ frames: [String], _ first: [String], _ second: [String],
    notClosed: [String], notOpen: [String]
  ) -> TextGrid {
    let verbs = phrases(first, second) { $0 + "%" + $1 }
    return TextGrid(
      name: name, reference: "2026-11-25",
      groups: [
        Group(
          phrases(frames, verbs) { frame, verbs in
            let parts = verbs.split(separator: "%").map(String.init)
            return frame.replacing("#", with: parts[0]).replacing("%", with: parts[1])
          }, notClosed: notClosed, notOpen: notOpen)
      ])
  }

  static let pairsOfVerbs: [TextGrid] = [
    pair(
      "a date closes and another opens", dates, closingFirst, opens,
      notClosed: ["2026-12-09", "2026-12-10"], notOpen: ["2026-12-08"]),
    pair(
      "a date opens and another closes", dates, openFirst, closes,
      notClosed: ["2026-12-08", "2026-12-10"], notOpen: ["2026-12-09"]),
    pair(
      "a weekday closes and another opens", weekdays, closingFirst.filter { !$0.hasSuffix("대신") },
      opens, notClosed: ["2026-12-08", "2026-12-09"], notOpen: ["2026-12-07"]),
    pair(
      "a weekday opens and another closes", weekdays, openFirst, closes,
      notClosed: ["2026-12-07", "2026-12-09"], notOpen: ["2026-12-08"]),
  ]

  static let answers = TextGrid(
    name: "a question and its answer", reference: "2026-11-25",
    frames: phrases(
      [
        "Q. 12월 8일에 #\nA. {}", "12월 8일 # - {}", "Q: 12월 8일(화) #\nA: 안녕하세요. {}",
        "[질문] 12월 8일에 #\n[답변] {}",
      ],
      [
        "여나요?", "쉬나요?", "영업하나요?", "휴무인가요?", "문 여시나요?", "하나요?", "쉬시나요?", "정상영업인가요?",
      ]
    ) { $0.replacing("#", with: $1) },
    groups: [
      .init(
        [
          "쉽니다", "휴무입니다", "그날은 쉽니다", "8일은 휴무예요",
        ],
        notClosed: ["2026-12-09"],
        notOpen: ["2026-12-08"]),
      .init(
        [
          "정상영업합니다", "문 엽니다", "영업합니다", "그날은 영업합니다", "8일은 엽니다",
        ],
        notClosed: ["2026-12-08", "2026-12-09"]),
    ])

  static let reports = TextGrid(
    name: "what somebody heard, and who else closes", reference: "2026-11-25",
    frames: ["{}", "안내드립니다. {}", "{}\n감사합니다", "※ {}", "[공지] {}"],
    groups: [
      .init(
        [
          "작년 12월 8일에는 쉬었습니다", "12월 8일에 쉰다는 소문은 사실이 아닙니다", "12월 8일 휴무라고 알고 계신데 아닙니다",
          "12월 8일에 쉬는 줄 알았는데 엽니다",
          "12월 8일은 원래 쉬는 날이지만 엽니다", "12월 8일 휴무 예정이었으나 정상영업합니다", "12월 8일 휴무를 취소합니다",
          "옆 가게가 12월 8일에 쉽니다",
          "12월 8일에 쉬려다가 열기로 했습니다", "12월 8일 휴무 안내가 잘못 나갔습니다. 정상영업합니다", "12월 8일은 쉬지 않기로 했습니다",
          "12월 8일 쉬는 거 아니에요", "12월 8일에 안 쉽니다", "12월 8일에는 쉬지 못합니다", "12월 8일 휴무 아님", "12월 8일 휴무 X",
          "12월 8일 휴무 없음", "12월 8일에 문을 닫지 않습니다", "12월 8일은 휴무가 아니라 단축영업입니다", "12월 8일은 휴무일이 아닙니다",
          "12월 8일 영업 안 하는 거 아닙니다", "12월 8일에 쉬는 직원이 있습니다", "12월 8일 배송 휴무", "12월 8일 택배 휴무",
          "12월 8일 고객센터 휴무",
          "12월 8일 주차장 휴무", "김 선생님 12월 8일 휴무", "12월 8일 원장님 휴진", "은행 휴무일 12월 8일", "12월 8일 관공서 휴무",
          "12월 8일은 다른 지점이 쉽니다",
        ],
        notClosed: ["2026-12-08", "2026-12-09"])
    ])

  static let tablesOfDates = TextGrid(
    name: "dates and what happens on them", reference: "2026-11-25",
    frames: [
      "| 날짜 | 운영 |\n|---|---|\n| 12/8(화) | {} |\n| 12/9(수) | 정상영업 |",
      "날짜 | 내용\n12월 8일 | {}\n12월 9일 | 정상영업",
      "12/8(화) : {}\n12/9(수) : 정상영업", "12월 8일(화)\t{}\n12월 9일(수)\t정상영업", "12/8 {}, 12/9 정상영업",
      "- 12월 8일: {}\n- 12월 9일: 정상영업", "12월 8일({}) 12월 9일(정상영업)",
      "일정 안내\n12.8.(화) {}\n12.9.(수) 정상영업",
      "[12/8 {}] [12/9 정상영업]", "{}: 12월 8일\n정상영업: 12월 9일",
    ],
    groups: [
      .init(
        [
          "휴무", "휴관", "쉼", "휴점",
        ],
        notClosed: ["2026-12-09", "2026-12-10"],
        notOpen: ["2026-12-08"]),
      .init(
        [
          "정상영업", "개관", "단축운영", "영업", "오전만 영업", "정상 운영",
        ],
        notClosed: ["2026-12-08", "2026-12-09", "2026-12-10"]),
    ])

  static let hoursWithSundays = TextGrid(
    name: "hours of a week without Sunday", reference: "2026-11-25",
    frames: ["{}", "영업 안내\n{}", "{}\n주차 가능", "{}\n문의 02-123-4567"],
    groups: [
      .init(
        [
          "월~금 10:00~18:00, 토 10:00~14:00, 일 휴무", "평일 10:00~18:00\n토요일 10:00~14:00\n일요일 휴무",
          "월 10:00-18:00\n화 10:00-18:00\n수 10:00-18:00\n목 10:00-18:00\n금 10:00-18:00\n토 10:00-14:00\n일 휴무",
          "영업시간: 월-토 10시~18시 (일요일 휴무)", "Mon-Sat 10:00-18:00, Sun closed",
          "월~토 10:00~18:00 / 일요일은 쉽니다",
          "평일·토요일 10:00~18:00 일요일 정기휴무", "진료시간 평일 09:00~18:00 토 09:00~13:00 일 휴진",
          "| 월~금 | 10:00~18:00 |\n| 토 | 10:00~14:00 |\n| 일 | 휴무 |", "월화수목금토 10-18 일 휴무",
          "운영시간 10:00~18:00 휴무 일요일", "일요일을 제외한 매일 10:00~18:00", "일요일 휴무\n그 외 10:00~18:00",
          "일요일 빼고 다 엽니다 10시~18시", "매주 일요일 휴무 / 영업 10:00~18:00 / 브레이크타임 15:00~17:00",
          "영업시간 10:00~18:00 라스트오더 17:30 (일요일 휴무)",
        ],
        notClosed: ["2026-12-07", "2026-12-09", "2026-12-12"],
        notOpen: ["2026-12-06", "2026-12-13"])
    ])
}
