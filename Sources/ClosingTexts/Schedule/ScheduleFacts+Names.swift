import KoreanText
import MartModels

// Names of branches and houses, and where a text has them.
extension ScheduleFacts {
  /// Whether a text is of a branch with the same name of another mart, or of the one other branch that a line of its own
  /// names: 이마트 세종점은 … asked of 노브랜드 세종점, and 롯데마트 송파점 휴무 안내 of 롯데마트 잠실점.
  static func isOfAnother(_ name: String, in text: HolidayText) -> Bool {
    let wanted = bareName(name)
    if text.branchNotices.contains(where: { $0.names.contains { bareName($0) == wanted } }) {
      return true
    }
    guard name.hasSuffix("점"), text.branchNotices.isEmpty, !text.general.statesNothing,
      text.text.contains("점")
    else { return false }
    let written = NormalizedText(text.text)
    let tokens = KoreanLexer.tokens(of: written, vocabulary: .marts)
    let branches = tokens.indices.filter { tokens[$0].kind == .branch }
    guard let first = branches.first, isHeading(first, tokens) || beginsSentence(first, tokens),
      !tokens.contains(where: { $0.kind == .place(.everyBranch) })
    else { return false }
    // 신세계 센텀시티점 and 신세계백화점 센텀시티점 are one.
    return branches.allSatisfy { place in
      let last = written.string(tokens[place].cells).split(separator: " ").last ?? ""
      return !wanted.hasSuffix(withoutEnding(String(last)))
    }
  }

  /// Whether a line has a name and no particle behind it, and no day but a month, and is not the only one.
  private static func isHeading(_ place: Int, _ tokens: [KoreanToken]) -> Bool {
    let start = tokens[..<place].lastIndex { $0.kind == .lineEnd }.map { $0 + 1 } ?? 0
    let end = tokens[place...].firstIndex { $0.kind == .lineEnd } ?? tokens.endIndex
    return end - start < tokens.count
      && tokens[start..<end].indices.allSatisfy { place in
        switch tokens[place].kind {
        // 동탄점 11월 휴관일 안내
        case .number:
          place + 1 < end && [.unit(.month), .unit(.year)].contains(tokens[place + 1].kind)
        case .particle, .weekdays, .ordinal, .festival, .time: false
        default: true
        }
      }
  }

  /// 은평점 폐점합니다, and not 은평점을 이용해 주세요: whether a sentence begins with a name that is no object.
  private static func beginsSentence(_ place: Int, _ tokens: [KoreanToken]) -> Bool {
    let before = tokens[..<place].last { $0.kind != .filler && $0.kind != .place(.brand) }
    guard [nil, .lineEnd, .stop].contains(before?.kind), place + 1 < tokens.count else {
      return false
    }
    if case .particle(let particle) = tokens[place + 1].kind { return particle == .topic }
    return true
  }

  /// 이마트 세종점이: the mart that stands before a name, one word or two.
  static func mart(of name: String, in text: HolidayText) -> Mart? {
    let written = NormalizedText(text.text)
    let name = lowered(NormalizedText(name).string)
    guard let place = written.cells.indices.first(where: { written.has(name, at: $0) }) else {
      return nil
    }
    let line = (max(0, place - 24)..<place).last { written.scalar($0) == "\n" }.map { $0 + 1 }
    let words = written.string((line ?? max(0, place - 24))..<place).split(separator: " ")
    return [2, 1].lazy.compactMap { Mart(recognizing: words.suffix($0).joined(separator: " ")) }
      .first
  }

  /// Whether a house that is no branch comes up behind the first sentence, as what a sentence is about.
  ///
  /// What was said before may be of another: 도매시장은 2일에 쉰다. 수산물공판장은 문을 열고 ….
  static func isNamedLater(_ name: String, in text: HolidayText) -> Bool {
    if name.hasSuffix("점") || text.general.statesNothing { return false }
    let name = lowered(NormalizedText(name).string)
    guard !name.isEmpty, !name.hasSuffix("점") else { return false }
    let written = NormalizedText(text.text)
    var isBehindSentence = false
    for cell in written.cells.indices {
      if written.has(name, at: cell) {
        let end = written.scalar(cell + name.unicodeScalars.count)
        return isBehindSentence && ["은", "는", "만", "과", "와"].contains(end)
      }
      switch written.scalar(cell) {
      case "\n": isBehindSentence = true
      case "." where written.scalar(cell + 1) == " ": isBehindSentence = true
      // 시립도서관은 휴관하지만, 장산도서관과 작은도서관은 정상 운영한다
      case "," where ["만", "며", "고", "나"].contains(written.scalar(cell - 1)):
        isBehindSentence = true
      default: break
      }
    }
    return false
  }

  /// 기간 중에는 둔산점을 이용해 주세요: whether a branch is where to go meanwhile.
  static func isResort(_ name: String, in text: HolidayText) -> Bool {
    if text.general.statesNothing { return false }
    let written = NormalizedText(text.text)
    let ends = written.cells.indices.filter { cell in
      ["점을 이용", "점을 찾아", "점으로 방문"].contains { written.has($0, at: cell) }
    }
    if ends.isEmpty { return false }
    let name = lowered(bareName(name))
    return ends.contains {
      $0 >= name.unicodeScalars.count && written.has(name, at: $0 - name.unicodeScalars.count)
    }
  }

  /// A name without its spaces.
  static func joined(_ name: String) -> String {
    NormalizedText(name).string.filter { $0 != " " }
  }

  /// 하남 and 하남점 are one name.
  static func withoutEnding(_ name: String) -> String {
    let name = joined(name)
    return name.hasSuffix("점") ? String(name.dropLast()) : name
  }

  static func lowered(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.loweredLatin }))
  }

  /// A name without its brand, its spaces and 점.
  static func bareName(_ name: String) -> String {
    let mart = Mart(recognizing: name)
    var name = joined(name)
    if name.hasSuffix("점"), name.count > 2 { name.removeLast() }
    if let mart {
      let names = ([mart.displayName, mart.shortName] + mart.aliases).map {
        $0.filter { $0 != " " }
      }
      for prefix in names.sorted(by: { $0.count > $1.count }) where name.hasPrefix(prefix) {
        let rest = String(name.dropFirst(prefix.count))
        if !rest.isEmpty { return rest }
      }
    }
    return name
  }
}
