/// The words that the lenient form of a value may use for the strict ones.
enum LenientExpressionWords {
  private static let words: [(words: StaticString, replacement: StaticString)] = [
    ("일 일요일 sun sunday su", "Su"), ("월 월요일 mon monday mo", "Mo"),
    ("화 화요일 tue tues tuesday tu", "Tu"), ("수 수요일 wed wednesday we", "We"),
    ("목 목요일 thu thur thurs thursday th", "Th"), ("금 금요일 fri friday fr", "Fr"),
    ("토 토요일 sat saturday sa", "Sa"),
    ("매일 매주 daily everyday", "Mo-Su"), ("평일 주중 weekdays", "Mo-Fr"),
    ("주말 weekend weekends", "Sa-Su"), ("공휴일 휴일 ph holiday holidays", "PH"), ("sh 방학", "SH"),
    ("휴무 휴점 휴업 휴무일 쉼 의무휴업 정기휴무 off closed close", "off"),
    ("영업 정상영업 open", "open"), ("unknown 미정", "unknown"), ("연중무휴", "24/7"),
    ("jan january", "Jan"), ("feb february", "Feb"), ("mar march", "Mar"), ("apr april", "Apr"),
    ("may", "May"), ("jun june", "Jun"), ("jul july", "Jul"), ("aug august", "Aug"),
    ("sep sept september", "Sep"), ("oct october", "Oct"), ("nov november", "Nov"),
    ("dec december", "Dec"), ("week weeks", "week"), ("day", "day"), ("days", "days"),
    ("easter", "easter"), ("to 부터 에서", "-"), ("까지 매월 매달", ""),
  ]

  private static let entries: [(word: [UInt32], replacement: StaticString)] =
    words.flatMap { list, replacement in
      list.description.split(separator: " ").map {
        ($0.unicodeScalars.map { $0.value }, replacement)
      }
    }

  static func replacement(of word: [UInt32]) -> StaticString? {
    entries.first { $0.word == word }?.replacement
  }

  static func weekday(_ word: [UInt32]) -> StaticString? {
    entries.prefix(35).first { $0.word == word && $0.replacement.utf8CodeUnitCount == 2 }?
      .replacement
  }

  static func month(_ number: Int) -> StaticString? {
    let names: [StaticString] = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    return number >= 1 && number <= 12 ? names[number - 1] : nil
  }

  static func ordinal(_ scalar: UInt32) -> StaticString? {
    switch scalar {
    case 0x31, 0xCCAB: "1"  // 첫
    case 0x32, 0xB458, 0xB450: "2"  // 둘, 두
    case 0x33, 0xC14B, 0xC138: "3"  // 셋, 세
    case 0x34, 0xB137, 0xB124: "4"  // 넷, 네
    case 0x35: "5"
    default: nil
    }
  }
}
