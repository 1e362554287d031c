/// The words that a text about hours may consist of.
enum OpeningHoursVocabulary {
  enum Meaning {
    case morning, afternoon
    case token(OpeningHoursToken.Kind)
  }

  struct Entry {
    let length: Int
    let meaning: Meaning
    fileprivate let scalars: [UInt32]

    fileprivate init(_ word: String, _ meaning: Meaning) {
      scalars = word.unicodeScalars.map { $0.value }
      length = scalars.count
      self.meaning = meaning
    }
  }

  /// The longest word with which some scalars begin.
  static func longestEntry(in scalars: ArraySlice<UInt32>) -> Entry? {
    var best: Entry?
    for entry in entries where entry.length > best?.length ?? 0 {
      if scalars.starts(with: entry.scalars) { best = entry }
    }
    return best
  }

  static func weekdayBit(ofLetter scalar: UInt32) -> UInt8? {
    letters.firstIndex(of: scalar).map { 1 << UInt8($0) }
  }

  private static let letters = "일월화수목금토".unicodeScalars.map { $0.value }

  private static let entries: [Entry] =
    words.flatMap { list, meaning in
      list.split(separator: " ").map { Entry(String($0), meaning) }
    }

  private static let words: [(String, Meaning)] = [
    ("오전 새벽 아침 am", .morning),
    ("오후 저녁 밤 pm", .afternoon),
    ("정오", .token(.time(720, marked: true))),
    ("자정", .token(.time(1_440, marked: true))),
    ("부터 에서", .token(.to)),
    ("매일 매주 daily everyday", .token(.days(0x7F))),
    ("평일 주중 weekday weekdays", .token(.days(0b011_1110))),
    ("주말 weekend weekends", .token(.days(0b100_0001))),
    ("공휴일 법정공휴일 holiday holidays", .token(.days(0))),
    ("일요일 sunday sundays sun", .token(.days(1 << 0))),
    ("월요일 monday mondays mon", .token(.days(1 << 1))),
    ("화요일 tuesday tuesdays tue", .token(.days(1 << 2))),
    ("수요일 wednesday wednesdays wed", .token(.days(1 << 3))),
    ("목요일 thursday thursdays thu", .token(.days(1 << 4))),
    ("금요일 friday fridays fri", .token(.days(1 << 5))),
    ("토요일 saturday saturdays sat", .token(.days(1 << 6))),
    ("전일 전날 이브", .token(.eve)),
    ("신정 새해", .token(.festival(.newYear))),
    ("설 설날 구정", .token(.festival(.seollal))),
    ("추석 한가위", .token(.festival(.chuseok))),
    ("명절", .token(.festival(.both))),
    ("브레이크타임 휴게시간 준비시간 점심시간 break", .token(.breakTime)),
    (
      "영업시간 운영시간 이용시간 쇼핑시간 매장 점포 영업 운영 정상영업 시간 은 는 및 과 와 의 당일 "
        + "연중무휴 까지 오픈 개점 개장 폐점 마감 종료 영업종료 합니다 입니다 open hours and",
      .token(.noise)
    ),
  ]
}
