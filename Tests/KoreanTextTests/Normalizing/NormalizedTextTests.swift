import KoreanText
import MartTestSupport
import Testing

@Suite("Normalized text")
struct NormalizedTextTests {
  @Test(
    "What differs only in its spelling becomes one text",
    arguments: [
      // Decomposed Hangul, and letters that compose with nothing.
      ("\u{110B}\u{1175}\u{1106}\u{1161}\u{1110}\u{1173}", "이마트"),
      ("\u{1112}\u{1172}\u{1106}\u{116E}", "휴무"),
      ("\u{1103}\u{1161}\u{11B0}", "닭"), ("가\u{11A8}", "각"),
      ("\u{1100}", "ㄱ"), ("\u{1161}", "ㅏ"), ("각\u{11A8}", "각ㄱ"), ("ㄱㅏ", "ㄱㅏ"),
      ("ﾡￂ", "ㄱㅏ"),
      // Width, spaces, and what takes no room.
      ("１０：００～２２：００", "10:00~22:00"), ("ＡＢｃ（）", "ABc()"),
      ("가\u{A0}\u{3000}\t나", "가 나"), ("가\r\n나\r다\u{2028}라", "가\n나\n다\n라"),
      ("휴\u{200B}무\u{FEFF}", "휴무"), ("1\u{FE0F}\u{20E3}", "1"), ("\u{3164}가", "가"),
      // Dashes, tildes, dots, quotes.
      ("10—22−23‐24", "10-22-23-24"), ("10〜22∼23", "10~22~23"), ("2・4ㆍ5‧6•7", "2·4·5·6·7"),
      ("‘일’ “월” «화»", "'일' \"월\" \"화\""), ("【휴무】「안내」", "[휴무][안내]"), ("일요일、월요일。", "일요일,월요일."),
      ("㊐㈰", "日日"), ("第2", "제2"), ("ㅡ", "ㅡ"),
      // Markup.
      ("<p>2,4째<br/>일요일</p>", "\n2,4째\n일요일\n"), ("<b>휴</b>무", "휴무"),
      ("<a href=\"x\" title='휴무'>안내</a>", "안내"), ("<!-- <b>x</b> -->가", "가"),
      ("일산점,&nbsp;킨텍스점", "일산점, 킨텍스점"), ("&lt;휴무&gt;", "<휴무>"), ("<휴무>", "<휴무>"),
      ("<SALE> 휴무", "<SALE> 휴무"), ("&amp;nbsp;가&#39;&#x27;&#160;나", " 가'' 나"),
      ("&amp;lt;br&amp;gt;", "\n"), ("A&B &unknown; &;", "A&B &unknown; &;"),
      ("&#0;&#xD800;", "&#0;&#xD800;"),
      ("10 < 11 > 9", "10 < 11 > 9"), ("<b", "<b"), ("<b 휴무 >", "<b 휴무 >"), ("", ""),
    ] as [(String, String)])
  func forms(text: String, expected: String) {
    #expect(Array(NormalizedText(text).string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test("A cell knows the bytes of the original that it stands for")
  func places() throws {
    let text = "휴\u{1106}\u{116E}&nbsp;\u{3000}<b>일</b>"
    let normalized = NormalizedText(text)
    #expect(normalized.string == "휴무 일")
    let words = (0..<4).map { String(text.part(utf8: normalized.utf8Range($0..<$0 + 1))) }
    #expect(words == ["휴", "무", "&nbsp;\u{3000}", "일"])
    #expect(String(text.part(utf8: normalized.utf8Range(1..<4))) == "무&nbsp;\u{3000}<b>일")
    #expect(normalized.utf8Range(4..<4) == 24..<24)
    #expect(NormalizedText("").utf8Range(0..<0) == 0..<0)
    #expect(normalized.scalar(4) == "\0")
    #expect(NormalizedText(" \n 가 나 \t").trimmedIndices == 3..<6)
  }

  @Test(
    "Reading the result once more changes nothing, and places are in order, for any text",
    arguments: 1...8 as ClosedRange<UInt64>)
  func anyText(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_500 {
      let text = randomText(using: &random)
      let once = NormalizedText(text)
      let twice = NormalizedText(once.string)
      #expect(
        once.cells.map(\.scalar) == twice.cells.map(\.scalar),
        "seed \(seed): \(text.debugDescription)")
      let bounds = Set(
        text.unicodeScalars.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
      )
      .union([text.utf8.count])
      var last = 0
      for cell in once.cells {
        #expect(
          Int(cell.start) >= last && cell.start < cell.end && bounds.contains(Int(cell.start))
            && bounds.contains(Int(cell.end)), "seed \(seed): \(text.debugDescription)")
        last = Int(cell.end)
      }
    }
  }

  @Test(
    "A long text of anything is read in linear time",
    arguments: [
      "<", "<b ", "<b <!--", "-->", "&", "&amp;", "&#", ";", "<b '", "\u{1100}", "\u{1161}",
      "\"<\"", ">",
      "<!--<b>-->", "일", "이십시", "십일", "오전 ", "10:", "둘", "휴무<",
    ])
  func longTexts(unit: String) {
    let text = String(repeating: unit, count: 20_000)
    let clock = ContinuousClock()
    // A quadratic reader takes minutes.
    let time = clock.measure { _ = KoreanLexer.tokens(of: NormalizedText(text)) }
    #expect(time < .seconds(5))
  }
}

/// A text of pieces that change one another.
func randomText(using random: inout SplitMix64) -> String {
  let pieces = [
    "<", ">", "b", "br", "/", "!", "-", "--", "<!--", "-->", "&", "amp", "nbsp", "lt", "gt", "quot",
    ";",
    "#", "#x", "39", "60", "62", "1100", "4449", "\u{1100}", "\u{1161}", "\u{11A8}", "가", "휴무", " ",
    "\t", "\n", "\r", "\u{A0}", "\u{200B}", "\"", "'", "＜", "＞", "＆", "a=", "\u{FFA1}", "\u{1F600}",
    "é",
    "10", ":", "30", "시", "분", "반", "오전", "pm", "월", "일요일", "둘", "째", "주", "번", "점", "십", "이", "～",
  ]
  let length = Int.random(in: 0...16, using: &random)
  return (0..<length).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
}
