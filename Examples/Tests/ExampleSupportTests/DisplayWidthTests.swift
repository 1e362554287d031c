import ExampleSupport
import Testing

@Suite("The columns that a text takes")
struct DisplayWidthTests {
  @Test(
    "Hangul takes two columns, composed or not, Latin letters and combining marks one and none",
    arguments: [
      ("양재점", 6), ("\u{1112}\u{1161}\u{11AB}", 2), ("Costco 양재점", 13), ("", 0),
      ("e\u{301}", 1), ("2·4", 3), ("（일）", 6), ("🛒", 2),
    ])
  func columns(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test("Padding counts columns and never cuts")
  func padding() {
    #expect(DisplayWidth.padded("오늘", to: 6) == "오늘  ")
    #expect(DisplayWidth.padded(leading: "오늘", to: 5) == " 오늘")
    #expect(DisplayWidth.centered("일", in: 4) == " 일 ")
    #expect(DisplayWidth.padded("양재점", to: 2) == "양재점")
  }

  @Test("A text is broken at spaces, and inside a word only when the word is too long")
  func wrapping() {
    #expect(DisplayWidth.wrapped("매월 둘째·넷째 일요일", to: 16) == ["매월 둘째·넷째", "일요일"])
    #expect(DisplayWidth.wrapped("가나다라마", to: 5) == ["가나", "다라", "마"])
    #expect(DisplayWidth.wrapped("", to: 5) == [])
  }

  @Test("A table aligns its columns and leaves no spaces at the ends of its lines")
  func table() {
    var table = TextTable()
    table.add(["이마트", "오늘", "영업"])
    table.add([TextTable.Cell("코스트코", .bold), "D-1", "휴무"])
    #expect(
      table.lines(TerminalStyle(isColored: false))
        == ["  이마트    오늘  영업", "  코스트코  D-1   휴무"])
    #expect(
      table.lines(TerminalStyle(isColored: true), indent: 0)[1]
        == "\u{1B}[1m코스트코\u{1B}[0m  D-1   휴무")
  }
}
