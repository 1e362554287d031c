// Festivals and public holidays of the years 2027 and 2028, in the lines in which they stand.
extension TextGrid {
  private static func festival(
    _ phrase: String, on reference: String, notClosed: [String] = [], notOpen: [String] = []
  ) -> TextGrid {
    TextGrid(
      name: phrase, reference: reference,
      frames: [
        "{}", "[안내] {}", "안녕하세요. {}", "매장 안내\n{}", "{}\n감사합니다", "※ {} ※", "저희 매장은 {}",
        "{} (문의 02-123-4567)",
      ],
      groups: [Group([phrase], notClosed: notClosed, notOpen: notOpen)])
  }

  static let festivals: [TextGrid] = [
    festival(
      "설날 당일만 휴무", on: "2027-01-15",
      notClosed: ["2027-02-06", "2027-02-08"],
      notOpen: ["2027-02-07"]),
    festival(
      "설 연휴(2/6~2/9) 휴무", on: "2027-01-15",
      notClosed: ["2027-02-10", "2027-02-05"],
      notOpen: ["2027-02-06", "2027-02-07", "2027-02-09"]),
    festival(
      "설 연휴 기간 휴무합니다", on: "2027-01-15",
      notClosed: ["2027-02-10", "2027-02-05"],
      notOpen: ["2027-02-07"]),
    festival(
      "설 당일과 다음 날 휴무", on: "2027-01-15",
      notClosed: ["2027-02-05"],
      notOpen: ["2027-02-07", "2027-02-08"]),
    festival(
      "설 전날과 당일 쉽니다", on: "2027-01-15",
      notClosed: ["2027-02-09"],
      notOpen: ["2027-02-06", "2027-02-07"]),
    festival(
      "설날 휴무, 8일부터 정상영업", on: "2027-01-15",
      notClosed: ["2027-02-08"],
      notOpen: ["2027-02-07"]),
    festival(
      "설 연휴에도 정상영업, 당일만 쉽니다", on: "2027-01-15",
      notClosed: ["2027-02-06", "2027-02-08"],
      notOpen: ["2027-02-07"]),
    festival(
      "설 당일은 쉬고 연휴는 정상영업합니다", on: "2027-01-15",
      notClosed: ["2027-02-06"],
      notOpen: ["2027-02-07"]),
    festival(
      "2월 7일 설날 하루 쉽니다", on: "2027-01-15",
      notClosed: ["2027-02-08"],
      notOpen: ["2027-02-07"]),
    festival(
      "설날에도 문 엽니다", on: "2027-01-15",
      notClosed: ["2027-02-07"]),
    festival(
      "설 연휴 휴무 없이 영업합니다", on: "2027-01-15",
      notClosed: ["2027-02-06", "2027-02-07", "2027-02-08"]),
    festival(
      "설 다음 날인 8일만 쉽니다", on: "2027-01-15",
      notClosed: ["2027-02-07"],
      notOpen: ["2027-02-08"]),
    festival(
      "추석 당일 휴무", on: "2027-08-25",
      notClosed: ["2027-09-14", "2027-09-17"],
      notOpen: ["2027-09-15"]),
    festival(
      "추석 연휴 휴무: 9월 14일~16일", on: "2027-08-25",
      notClosed: ["2027-09-17"],
      notOpen: ["2027-09-14", "2027-09-16"]),
    festival(
      "추석 당일과 이튿날 휴무입니다", on: "2027-08-25",
      notClosed: ["2027-09-13"],
      notOpen: ["2027-09-15", "2027-09-16"]),
    festival(
      "추석 연휴 중 15일만 휴무", on: "2027-08-25",
      notClosed: ["2027-09-14", "2027-09-16"],
      notOpen: ["2027-09-15"]),
    festival(
      "추석 전날은 오후 3시까지, 당일은 휴무", on: "2027-08-25",
      notClosed: ["2027-09-14"],
      notOpen: ["2027-09-15"]),
    festival(
      "추석 연휴 3일간 쉽니다", on: "2027-08-25",
      notClosed: ["2027-09-18"],
      notOpen: ["2027-09-14", "2027-09-15", "2027-09-16"]),
    festival(
      "추석에는 쉬지 않습니다", on: "2027-08-25",
      notClosed: ["2027-09-15"]),
    festival(
      "추석 다음 날부터 정상영업합니다", on: "2027-08-25",
      notClosed: ["2027-09-16"]),
    festival(
      "추석 당일 정상영업, 다음 날 휴무", on: "2027-08-25",
      notClosed: ["2027-09-15"],
      notOpen: ["2027-09-16"]),
    festival(
      "추석(9/15) 전날부터 다음 날까지 3일간 휴무", on: "2027-08-25",
      notClosed: ["2027-09-17"],
      notOpen: ["2027-09-14", "2027-09-15", "2027-09-16"]),
    festival(
      "한가위 당일 하루 쉬어갑니다", on: "2027-08-25",
      notClosed: ["2027-09-17"],
      notOpen: ["2027-09-15"]),
    festival(
      "추석 휴무는 없습니다", on: "2027-08-25",
      notClosed: ["2027-09-15"]),
    festival(
      "명절 당일만 휴무", on: "2027-08-25",
      notClosed: ["2027-09-14"],
      notOpen: ["2027-09-15"]),
    festival(
      "어린이날 휴무", on: "2027-04-20",
      notClosed: ["2027-05-04"],
      notOpen: ["2027-05-05"]),
    festival(
      "어린이날은 정상영업합니다", on: "2027-04-20",
      notClosed: ["2027-05-05"]),
    festival(
      "크리스마스에 쉽니다", on: "2027-12-01",
      notClosed: ["2027-12-24"],
      notOpen: ["2027-12-25"]),
    festival(
      "성탄절 당일 영업, 26일 휴무", on: "2027-12-01",
      notClosed: ["2027-12-25"],
      notOpen: ["2027-12-26"]),
    festival(
      "12월 25일부터 1월 1일까지 연말 휴무", on: "2027-12-01",
      notClosed: ["2027-12-24"],
      notOpen: ["2027-12-25", "2027-12-31"]),
    festival(
      "삼일절 휴무, 3월 2일 정상진료", on: "2027-02-15",
      notClosed: ["2027-03-02"],
      notOpen: ["2027-03-01"]),
    festival(
      "공휴일 휴무", on: "2027-04-20",
      notClosed: ["2027-05-06"],
      notOpen: ["2027-05-05"]),
    festival(
      "공휴일은 정상 진료, 일요일 휴진", on: "2027-04-20",
      notClosed: ["2027-05-05"],
      notOpen: ["2027-05-09"]),
    festival(
      "일요일과 공휴일은 쉽니다. 단 5월 5일은 진료합니다", on: "2027-04-20",
      notClosed: ["2027-05-05"],
      notOpen: ["2027-05-09"]),
    festival(
      "어린이날, 부처님오신날 휴무", on: "2027-04-20",
      notClosed: ["2027-05-06"],
      notOpen: ["2027-05-05", "2027-05-13"]),
    festival(
      "석가탄신일 당일 휴무", on: "2027-04-20",
      notClosed: ["2027-05-14"],
      notOpen: ["2027-05-13"]),
  ]
}
