/// Tells the words of an address apart.
struct AddressParser {
  let trimmed: String
  private let words: [String]
  private var index = 0

  private(set) var writtenRegion: String?
  private(set) var region: KoreanRegion?
  private(set) var municipality: String?
  private(set) var district: String?
  private(set) var township: String?
  private(set) var neighbourhood: String?
  private(set) var road: String?
  private(set) var buildingNumber: String?
  private(set) var lotNumber: String?
  private(set) var details: [String] = []

  init?(_ text: String) {
    let (words, brackets) = Self.split(Self.trimmed(text))
    guard words.contains(where: { $0.unicodeScalars.contains { $0.value >= 0x41 } }) else {
      return nil
    }
    self.words = words
    details = brackets
    trimmed = Self.trimmed(text)
  }

  /// The words outside brackets, and the text inside each pair of them.
  static func split(_ text: String) -> (words: [String], brackets: [String]) {
    var words: [String] = []
    var brackets: [String] = []
    var word = String.UnicodeScalarView()
    var bracket = String.UnicodeScalarView()
    var depth = 0
    func finishWord() {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "(", "[", "（":
        if depth == 0 { finishWord() } else { bracket.append(scalar) }
        depth += 1
      case ")", "]", "）":
        guard depth > 0 else { continue }
        depth -= 1
        if depth == 0, !bracket.isEmpty {
          brackets.append(String(bracket))
          bracket = String.UnicodeScalarView()
        } else if depth > 0 {
          bracket.append(scalar)
        }
      case _ where depth > 0: bracket.append(scalar)
      case " ", "\t", "\n", "\r", "\u{A0}", "\u{3000}": finishWord()
      default: word.append(scalar)
      }
    }
    if !bracket.isEmpty { brackets.append(String(bracket)) }
    finishWord()
    return (words, brackets)
  }

  private static func trimmed(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    func isSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
    guard let first = scalars.firstIndex(where: { !isSpace($0) }),
      let last = scalars.lastIndex(where: { !isSpace($0) })
    else { return "" }
    var kept = String.UnicodeScalarView()
    kept.append(contentsOf: scalars[first...last])
    return String(kept)
  }
}

extension AddressParser {
  mutating func run() {
    if let first = words.first, let region = KoreanRegion(first), !isCityOfGwangjuInGyeonggi {
      writtenRegion = first
      self.region = region
      index = 1
    }
    readMunicipality()
    if let word = word(at: index), word.endsAs("읍", "면"), word.count >= 2 {
      township = word
      index += 1
    }
    if let word = word(at: index), word.isNeighbourhood {
      neighbourhood = word
      index += 1
      if let village = self.word(at: index), village.endsAs("리"), village.count >= 2,
        !village.isRoad
      {
        neighbourhood = word + " " + village
        index += 1
      }
    }
    readRoadOrLot()
    if index < words.count { details.insert(words[index...].joined(separator: " "), at: 0) }
  }

  private func word(at index: Int) -> String? { index < words.count ? words[index] : nil }

  /// 광주시 without its province is the city in Gyeonggi when no Gwangju district follows.
  private var isCityOfGwangjuInGyeonggi: Bool {
    words.first == "광주시" && !(word(at: 1)?.endsAs("구") ?? false)
  }

  private mutating func readMunicipality() {
    guard let first = word(at: index), first.endsAs("시", "군", "구"), first.count >= 2 else { return }
    municipality = first
    index += 1
    if first.endsAs("시"), let second = word(at: index), second.endsAs("구"), second.count >= 2 {
      district = second
      index += 1
    }
  }

  private mutating func readRoadOrLot() {
    if readRoad(at: index) { return }
    // A road written in two words, 방어진 순환도로 637.
    if let first = word(at: index), first.isPlainWord, readRoad(at: index + 1), let second = road {
      road = first + " " + second
      return
    }
    guard neighbourhood != nil || township != nil else { return }
    var start = index
    if word(at: start) == "산" { start += 1 }
    guard let word = word(at: start), let number = word.leadingNumber, number.rest.isLotSuffix
    else { return }
    lotNumber = (start > index ? "산 " : "") + number.number
    index = start + 1
  }

  /// A road and its number, in one word or in two.
  private mutating func readRoad(at start: Int) -> Bool {
    guard let word = word(at: start) else { return false }
    if word.isRoad, let next = self.word(at: start + 1), let number = next.leadingNumber,
      number.rest.isEndOfNumber
    {
      road = word
      buildingNumber = number.number
      index = start + 2
      return true
    }
    guard let glued = word.roadWithNumber else { return false }
    road = glued.road
    buildingNumber = glued.number
    index = start + 1
    return true
  }
}

extension String {
  fileprivate func endsAs(_ endings: Character...) -> Bool { last.map(endings.contains) ?? false }

  /// Whether the word is a neighbourhood: 신천동, 상대원1동, 을지로3가, and not a road.
  fileprivate var isNeighbourhood: Bool {
    guard count >= 2, let last else { return false }
    if last == "동" || last == "리" { return unicodeScalars.first.map { !$0.isDigit } ?? false }
    guard last == "가", let before = dropLast().last else { return false }
    return before.unicodeScalars.allSatisfy { $0.isDigit }
  }

  /// Whether the word is the name of a road: 올림픽로, 중앙대로, 평화로2169번길.
  fileprivate var isRoad: Bool {
    count >= 2 && endsAs("로", "길") && (unicodeScalars.first.map { !$0.isDigit } ?? false)
  }

  /// Whether the word has letters alone, as the first half of a road name has.
  fileprivate var isPlainWord: Bool { unicodeScalars.allSatisfy { $0.value >= 0xAC00 } }

  /// The number with which a word begins, `10` or `247-1`, and what follows it.
  fileprivate var leadingNumber: (number: String, rest: Substring)? {
    var end = unicodeScalars.startIndex
    var lastDigit = end
    var hasHyphen = false
    while end < unicodeScalars.endIndex {
      let scalar = unicodeScalars[end]
      let next = unicodeScalars.index(after: end)
      if scalar.isDigit {
        lastDigit = next
      } else if scalar == "-", !hasHyphen, lastDigit > unicodeScalars.startIndex {
        hasHyphen = true
      } else {
        break
      }
      end = next
    }
    guard lastDigit > unicodeScalars.startIndex else { return nil }
    return (String(self[..<lastDigit]), self[lastDigit...])
  }

  /// A road and its number written as one word, 올림픽로300.
  fileprivate var roadWithNumber: (road: String, number: String)? {
    var best: String.Index?
    for index in unicodeScalars.indices where index > unicodeScalars.startIndex {
      let before = unicodeScalars[unicodeScalars.index(before: index)]
      if unicodeScalars[index].isDigit, before == "로" || before == "길" { best = index }
    }
    guard let best, String(self[..<best]).isRoad, let number = String(self[best...]).leadingNumber,
      number.rest.isEndOfNumber
    else { return nil }
    return (String(self[..<best]), number.number)
  }
}

extension Substring {
  /// Whether a building's number ends here, at most with a comma or 번.
  fileprivate var isEndOfNumber: Bool { isEmpty || self == "," || self == "번" }
  /// Whether a lot's number ends here.
  fileprivate var isLotSuffix: Bool { isEndOfNumber || self == "번지" || self == "번지," }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { value >= 0x30 && value <= 0x39 }
}
