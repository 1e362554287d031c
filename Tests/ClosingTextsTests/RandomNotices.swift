import MartTestSupport

/// Texts of the words and signs of notices in any order.
enum RandomNotices {
  private static let words = [
    "매월 ", "둘째", "넷째", "·", ", ", "일요일", "수요일", "월", "2,4주", "째주 ", "휴무", "휴관 ", "정상영업", "연중무휴",
    "11/22", "11월 22일", "(일)", "25일", "~", "부터 ", "까지 ", "을 ", "로 ", "에서 ", "변경", "설날", "추석 ", "당일",
    "연휴", "전날", "공휴일", "인 경우 ", "이면 ", "다음 날 ", "제외 ", "(", ")", "\n", ". ", ": ", "단, ", "일산점",
    "하남점은 ",
    "전점 ", "수영장은 ", "격주 ", "10:00~22:00", "19시까지 ", "12월은 ", "매주 ", "대부분 ", "점포별 상이", "2026년 ",
    "다음 달 ",
    "말일 ", "임시휴업", "모르는말 ", "변경될 수 있습니다", "<b>", "&nbsp;", "🛒", "제", "1", "31", "휴무일: ", "오늘 ",
    "3일간 ",
    "원래 ", "대신 ", "도 ", "만 ", "은 ", "이번 ", "음력 ", "8월 ", "없음", "취소", "→",
  ]

  static func text(_ random: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...24, using: &random) {
      text += words[Int.random(in: words.indices, using: &random)]
    }
    return text
  }
}
