import MartModels

/// The forms of the verbs with which people ask when a store is open: 쉬나요, 닫았어요, 문 여는지.
///
/// They are made of a few stems and endings, because a list of whole forms always lacks some.
enum SpokenVerbs {
  /// Whether a word is such a form, alone or behind what belongs to it, as in 영업하나요 and 안열어요.
  static func contains(_ letters: ArraySlice<UInt16>) -> Bool {
    var rest = letters
    for lead in leads where rest.starts(with: lead) { rest = rest.dropFirst(lead.count) }
    return forms.contains(PlaceName(units: rest))
  }

  /// What stands before a verb, in this order.
  private static let leads = words("정상 영업 운영 오픈 휴무 휴업 휴점 마감 문 안").map { Array($0.utf16) }

  private static let forms: Set<PlaceName> = {
    var forms: Set<PlaceName> = []
    for verb in verbs {
      for (stem, endings) in zip(words(verb), endings) {
        for ending in endings { forms.insert(PlaceName(stem + ending)) }
      }
    }
    return forms
  }()

  /// The stems of each verb before 나, before 지, before 요, in the past, before 니까, and before 까.
  private static let verbs = [
    "쉬 쉬 쉬어 쉬었 쉽 쉴", "노 놀 놀아 놀았 놉 놀", "여 열 열어 열었 엽 열", "닫 닫 닫아 닫았 닫습 닫을",
    "하 하 해 했 합 할", "되 되 돼 됐 됩 될", "있 있 있어 있었 있습 있을", "열리 열리 열려 열렸 열립 열릴",
    "닫히 닫히 닫혀 닫혔 닫힙 닫힐", "끝나 끝나 끝나 끝났 끝납 끝날",
  ]

  /// What follows each of the stems.
  private static let endings = [
    words("나 나요 는 는지 는지요 는데 는데요 는가 는가요 니 냐 네 네요 는날 는요일 는시간 는곳"),
    words("지 지요 죠"), ["", "요"],
    words("어 어요 나 나요 는지 는데 지 지요 죠 니 냐 네 네요 습니까 습니다 을까 을까요 다"),
    words("니까 니다"), words("까 까요 지"),
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
