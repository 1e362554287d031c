// What stands around a notice on its page and says nothing of closings, however many digits it has.
extension Transform {
  /// A day before every sample's day of reading; a later one might be what the notice is about.
  private static let written = (dots: "2015.03.02", words: "2015년 3월 2일")

  static let surroundings: [Transform] = [
    .init("letterhead before") { "(주)한빛\n서울특별시 성동구 뚝섬로 377\n" + $0 },
    .init("postcode and address behind") { $0 + "\n(우)06771 서울특별시 서초구 매헌로 16" },
    .init("telephone of 2, 4 and 4 digits") { $0 + "\n02-1234-5678" },
    .init("telephone of 4 and 4 digits") { $0 + "\n고객센터 1588-1234" },
    .init("telephone of 4, 4 and 4 digits") { $0 + "\n☎ 0507-1341-9413" },
    .init("telephone with a bracket") { $0 + "\nTEL 02)2633-2432" },
    .init("telephone in brackets") { $0 + "\n(문의: 031-8085-1234)" },
    .init("fax behind") { $0 + "\nFAX 02-1234-5679" },
    .init("mail behind") { $0 + "\nhelp24@example.co.kr" },
    .init("link with digits") { $0 + "\nhttps://www.example.co.kr/notice/20261122?id=1213" },
    .init("link without a scheme") { $0 + "\nwww.example24.co.kr/11-22" },
    .init("number of a business behind") { $0 + "\n사업자등록번호 123-45-67890" },
    .init("day of writing before", isOfNotices: true) { "작성일: \(written.dots)\n" + $0 },
    .init("day of posting and views before", isOfNotices: true) {
      "게시일 \(written.dots) 조회수 1,234\n" + $0
    },
    .init("as of a day behind", isOfNotices: true) { $0 + "\n(\(written.dots). 기준)" },
    .init("day and signature behind", isOfNotices: true) { $0 + "\n\(written.words)\n점장" },
    .init("signature behind") { $0 + "\n점장 올림" },
    .init("square brackets around") { isSentence($0) ? "[" + $0 + "]" : nil },
    .init("round brackets around") { isSentence($0) ? "(" + $0 + ")" : nil },
  ]

  /// Whether a text is one sentence, as somebody may put in brackets.
  private static func isSentence(_ text: String) -> Bool {
    !text.contains { "\n☞:".contains($0) } && !text.contains(". ") && !text.contains("? ")
  }
}
