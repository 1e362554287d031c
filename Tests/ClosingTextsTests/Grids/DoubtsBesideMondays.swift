// Days that may close, and what is no closing, beside a rule that is known.
extension TextGrid {
  static let hedgesBesideMondays = besideMondays(
    "days that may close", Array(placedFrames.prefix(6)),
    [
      "쉴 수도 있습니다", "휴무 여부 미정입니다", "쉴지도 몰라요", "휴무를 검토 중입니다", "쉴까 합니다", "쉴 것 같아요", "휴무일 수 있으니 확인하세요",
      "쉬려고 생각 중이에요",
    ],
    [
      .init(
        [
          "12월 8일", "12/8", "12월 8일(화)",
        ],
        notClosed: ["2026-12-08"],
        notOpen: ["2026-12-08", "2026-12-07", "2026-12-14"]),
      .init(
        [
          "12월 첫째 화요일"
        ],
        notClosed: ["2026-12-01"],
        notOpen: ["2026-12-01", "2026-12-07"]),
    ])

  static let othersBesideMondays = besideMondays(
    "what is no closing", plainFrames,
    [
      "배송이 없습니다", "행사합니다", "할인합니다", "주차 불가합니다", "택배 접수 마감입니다", "단수 예정입니다", "재고 조사합니다", "시식회가 있습니다",
      "예약 마감되었습니다", "포인트 두 배", "김장 배추 입고", "직원 워크숍이 있습니다", "신메뉴 출시합니다", "수업이 없습니다", "엘리베이터 점검합니다",
    ],
    [
      .init(
        [
          "12월 8일", "12월 7일", "매주 화요일", "12월", "12월 8일부터", "다음 주",
        ],
        notClosed: ["2026-12-08", "2026-12-09"],
        notOpen: ["2026-12-07", "2026-12-14"])
    ])
}
