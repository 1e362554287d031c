import KoreanText
import MartModels

/// The mart and the branch that a name in the register means.
struct RegisterName: Hashable, Sendable {
  let mart: Mart
  /// The branch's own name; empty where the register has only that of the mart.
  let branch: String

  /// Reads a name as the register has it: company, mart and branch, with or without brackets.
  ///
  /// - Parameters:
  ///   - name: such as `(주)이마트 동해점` or `홈플러스 주식회사(계룡점)`.
  ///   - storeClass: how the law classifies the store, if the row says so.
  ///   - isHypermarket: whether the row calls the store a 대형마트.
  /// - Returns: `nil` for a shop that is no mart, or whose name tells only the operator.
  init?(_ name: String, storeClass: RegisterStore.StoreClass?, isHypermarket: Bool) {
    let letters = NameLetters(name)
    let isSmall = storeClass == .supermarket
    guard let found = FoundWords(letters, isSmall: isSmall) else { return nil }
    if let mart = found.mart {
      // An SSM that is only called 홈플러스 is 홈플러스 익스프레스.
      self.mart = mart == .homeplus && isSmall ? .homeplusExpress : mart
      branch = letters.branch(of: self.mart, found)
      return
    }
    let owner = isSmall ? found.owner?.small : isHypermarket ? found.owner?.large : nil
    if let owner {
      mart = owner
      branch = letters.branch(behind: found.end)
    } else if isSmall, found.owner == nil, let start = letters.endOfGS {
      // GS TEH FRESH: the supermarkets of GS have one name, however it is written.
      mart = .gsTheFresh
      branch = letters.branch(behind: start)
    } else {
      return nil
    }
  }
}

/// The words of a name that say whose store it is, from left to right.
private struct FoundWords {
  var owner: (large: Mart?, small: Mart?)?
  var mart: Mart?
  /// The letter at which the mart's name begins.
  var start = 0
  /// The letter behind the name of the mart, or else of the company.
  var end = 0
  /// The letter behind the company.
  var ownerEnd = 0

  /// - Returns: `nil` when the words before a mart's name, or without one, say that it is none.
  init?(_ name: NameLetters, isSmall: Bool) {
    var place = 0
    var wordEnd = 0
    while place < name.folded.count {
      let isStart = name.startsWord[place] || place == wordEnd
      guard let word = RegisterWord.longest(in: name.folded[place...], isStart: isStart) else {
        place += 1
        // What stands behind the name of the mart is that of the branch.
        if mart != nil { return }
        continue
      }
      let next = place + word.letters.count
      switch word.meaning {
      case .otherShop:
        if mart != nil { return }
        // An SSM may be named after a building: (주)지에스리테일 암사캐슬점.
        if !isSmall || owner == nil || place == ownerEnd { return nil }
      case .company(let large, let small):
        if mart != nil { return }
        // A company stands at the beginning, or it is where the branch is.
        if place == ownerEnd {
          if large != nil || small != nil || owner == nil { owner = (large, small) }
          (ownerEnd, end) = (next, next)
        }
      case .mart(let other):
        if let mart, mart != other, !Self.groups.contains(mart) { return }
        if mart == nil { start = place }
        mart = other
        end = next
      }
      (place, wordEnd) = (next, next)
    }
  }

  /// The marts that are companies too: (주)이마트 노브랜드 is 노브랜드.
  private static let groups: [Mart] = [.emart, .lotteMart, .homeplus]
}

/// The letters of a name without spaces, brackets and the words of companies.
private struct NameLetters {
  private(set) var folded: [Unicode.Scalar] = []
  private(set) var startsWord: [Bool] = []
  private var written: [Unicode.Scalar] = []
  private var isInBracket: [Bool] = []

  init(_ name: String) {
    let text = NormalizedText(name)
    var depth = 0
    var isStart = true
    var place = 0
    while place < text.cells.count {
      defer { place += 1 }
      let scalar = text.cells[place].scalar
      switch scalar {
      case "㈜", " ", "\n": isStart = true
      case "(", "[":
        isStart = true
        if let end = Self.endOfCompany(text, place) { place = end } else { depth += 1 }
      case ")", "]":
        isStart = true
        // 주)이마트평택점
        if depth == 0, folded == ["주"] { drop(last: 1) }
        depth = max(0, depth - 1)
      default:
        folded.append(Mart.spelled(scalar))
        written.append(scalar)
        startsWord.append(isStart)
        isInBracket.append(depth > 0)
        isStart = false
        if scalar == "사", folded.hasSuffix("주식회사") || folded.hasSuffix("유한회사") {
          drop(last: 4)
          isStart = true
        }
      }
    }
  }

  private mutating func drop(last count: Int) {
    folded.removeLast(count)
    written.removeLast(count)
    startsWord.removeLast(count)
    isInBracket.removeLast(count)
  }

  /// The closing bracket of (주), ( 주 ) or (유), which say nothing about the store.
  private static func endOfCompany(_ text: NormalizedText, _ start: Int) -> Int? {
    var place = start + 1
    if text.scalar(place) == " " { place += 1 }
    guard text.scalar(place) == "주" || text.scalar(place) == "유" else { return nil }
    place += 1
    if text.scalar(place) == " " { place += 1 }
    return text.scalar(place) == ")" || text.scalar(place) == "]" ? place : nil
  }

  /// The letter behind GS or 지에스 at the beginning, and further Latin letters.
  var endOfGS: Int? {
    if folded.starts(with: ["지", "에", "스"] as [Unicode.Scalar]) { return 3 }
    guard folded.starts(with: ["g", "s"] as [Unicode.Scalar]) else { return nil }
    return folded.firstIndex { !$0.isLatinLetter } ?? folded.count
  }

  /// The branch's name of what stands before and behind the name of a mart.
  func branch(of mart: Mart, _ found: FoundWords) -> String {
    let behind = branch(behind: found.end)
    let before = string(found.ownerEnd..<found.start) { _ in true }
    if mart == .hanaroMart {
      // 김천농협 하나로마트: a cooperative has one store, or names it besides.
      let owner = Self.shortened(before)
      return owner.isEmpty ? behind : behind.isEmpty ? owner : owner + " " + behind
    }
    // 광주신세계이마트
    let isGlued = found.start > found.ownerEnd && !startsWord[found.start]
    return behind.isEmpty && isGlued ? before : behind
  }

  /// The branch's name behind that of the mart; what a bracket has counts if there is nothing else.
  func branch(behind start: Int) -> String {
    let outside = string(start..<folded.count) { !isInBracket[$0] }
    let name = outside.isEmpty ? string(start..<folded.count) { isInBracket[$0] } : outside
    // 가맹점 is a kind of contract.
    guard name.hasSuffix("가맹점") else { return name }
    let rest = name.unicodeScalars.dropLast(3)
    let end = rest.lastIndex { $0 != " " }.map { rest.index(after: $0) } ?? rest.startIndex
    let own = String(rest[..<end])
    return own.isEmpty || own.hasSuffix("점") ? own : own + "점"
  }

  private func string(_ range: Range<Int>, where isMeant: (Int) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    for place in range where isMeant(place) {
      let scalar = written[place]
      if result.isEmpty {
        if Self.separators.contains(scalar) { continue }
      } else if startsWord[place] {
        result.append(" ")
      }
      result.append(scalar)
    }
    while let last = result.last, Self.separators.contains(last) || last == " " {
      result.removeLast()
    }
    return String(result)
  }

  private static let separators: [Unicode.Scalar] = ["-", "/", ",", ".", "_", "·", ":", "|"]

  /// A cooperative as everybody calls it: 서산농업협동조합 is 서산농협.
  private static func shortened(_ owner: String) -> String {
    for (long, short) in [("축산업협동조합", "축협"), ("농업협동조합", "농협")]
    where owner.hasSuffix(long) {
      return String(owner.unicodeScalars.dropLast(long.unicodeScalars.count)) + short
    }
    return owner
  }
}

extension [Unicode.Scalar] {
  fileprivate func hasSuffix(_ word: String) -> Bool {
    suffix(word.unicodeScalars.count).elementsEqual(word.unicodeScalars)
  }
}
