import KoreanText
import MartModels

// Some of the stores, by their region or their owner: 서울 전 점포, 수원·화성: ….
extension StatementReader {
  /// 서울 전 점포: gives a clause the region whose every store it means.
  func takeRegion(_ said: inout Saying) {
    let adjuncts = said.clause.adjuncts
    if said.parts.audience == nil {
      for (word, subject) in zip(adjuncts, adjuncts.dropFirst()) {
        // 청주의 대형마트는 12일에 쉰다
        guard case .subject(let who) = subject.kind, who.kind == .brand, subject.role == .topic,
          word.isUnread(.unknownWord), word.role == .genitive,
          let region = region(endingIn: word.cells)
        else { continue }
        said.parts.audience = Audience(kind: .others, names: [region])
      }
    }
    guard said.parts.audience == .store else { return }
    for adjunct in adjuncts {
      // 서울 매장, and not 수원 중앙도서관
      guard case .subject(let who) = adjunct.kind, who.kind == .store, let place = who.place,
        !text.isNameOfPlace(place), isSign(of: place)
      else { continue }
      if let words = who.qualifier, let region = region(endingIn: words) {
        said.parts.audience = Audience(kind: .others, names: [region])
      } else if text.has("분의", in: max(0, place.lowerBound - 8)..<place.lowerBound) {
        // 3분의 2가량 점포는
        said.parts.hedge = said.parts.hedge ?? (.softStatement, adjunct.cells)
      }
    }
    for (word, subject) in zip(adjuncts, adjuncts.dropFirst()) {
      guard case .subject(let who) = subject.kind, who.kind == .everyBranch, who.brand == nil,
        word.isUnread(.unknownWord), word.role == nil || word.role == .also,
        let region = region(endingIn: word.cells)
      else { continue }
      said.parts.audience = Audience(kind: .others, names: [region])
      said.parts.unread.removeAll { $0.cells == word.cells }
    }
  }

  /// 백화점은, 백화점 휴점일:, where a mart is named: the house in which the mart is.
  func takeHost(_ said: inout Saying) {
    if said.clause.predicate?.act == .closes, let next = said.next, !next.isVerdict,
      let market = said.clause.adjuncts.lazy.compactMap({ self.market($0, before: next) }).first
    {
      // 꽃시장이 12/6 휴장이라 생화가 없어요: why the store lacks something
      said.parts.audience = Audience(kind: .branches, names: [market])
    }
    guard topics.hasBrand else { return }
    if said.parts.brand != nil, let host = said.context.audience.names.first, isHost(host) {
      // 백화점은 정상영업하며, 마트는 24일 휴점
      said.context.audience = .store
    }
    guard said.parts.audience == .store, said.parts.brand == nil else { return }
    for adjunct in said.clause.adjuncts {
      guard said.clause.isLabel || adjunct.role == .topic || adjunct.role == .subject,
        case .subject(let subject) = adjunct.kind, subject.kind == .store,
        let place = subject.place, isHost(place)
      else { continue }
      said.parts.audience = Audience(kind: .branches, names: [place])
    }
  }

  /// The name of a market that is the subject of a clause, and not its topic.
  private func market(_ adjunct: Adjunct, before next: Clause) -> Range<Int>? {
    guard adjunct.role == .subject || adjunct.role == nil && next.saysOfThing,
      case .subject(let subject) = adjunct.kind, subject.kind == .store, let place = subject.place,
      place.count > 1
    else { return nil }
    let end = place.upperBound - 2..<place.upperBound
    return place.count > 2 && text.isWord("시장", end) || text.isWord("공장", end) ? place : nil
  }

  func isHost(_ place: Range<Int>) -> Bool {
    text.isWord("백화점", place) || text.isWord("아울렛", place) || text.isWord("시장", place)
  }

  /// 신세계백화점 휴점일 / 신정 / 명절: reports the closing days of a mart or of the house in a list that names none of
  /// them.
  mutating func pointAtDaysOfHouse(_ notice: WrittenText) {
    let areFestivals = result.list.allSatisfy { statement in
      if case .festival = statement.days { true } else { false }
    }
    guard areFestivals, !result.list.isEmpty else { return }
    for sentence in notice.sentences.prefix(48) where sentence.clauses.count > 1 {
      let clause = sentence.clauses[0]
      guard !clause.isLabel, !clause.hasDays, let verb = clause.predicate,
        verb.act == .closes, verb.namesDays || ClauseParts(clause).noun != nil,
        case .subject(let house)? = clause.adjuncts.first?.kind, clause.adjuncts[0].role == nil,
        house.kind == .brand || house.kind == .store
      else { continue }
      return report(.reference, clause.cells, touching: .everything)
    }
  }

  /// 휴점일: 13일 ※ 트레이더스는 9일: a brand that is the topic behind days of the store may be another one.
  mutating func takeOtherBrand(_ said: inout Saying) {
    guard let brand = said.parts.brand, said.parts.audience == nil, said.parent == nil else {
      return
    }
    let name = text.string(brand)
    let isBehindStore = result.list[nearIndices(since: 0)].contains {
      $0.effect == .closes && $0.audience == .store
    }
    if !isBehindStore, ownBrands.count < 8 { ownBrands.insert(name) }
    guard isBehindStore, !ownBrands.contains(name), said.clause.hasBrandTopic,
      !said.parts.lists.isEmpty
    else { return }
    said.parts.audience = Audience(kind: .branches, names: [brand])
    report(.anotherBranch, said.clause.cells, touching: Report.Touch(said.days))
  }

  /// 수원·화성:, and no other word: the regions of a label.
  func regions(of label: Clause) -> Audience? {
    guard label.namesRegions(in: text) else { return nil }
    return Audience(kind: .others, names: label.adjuncts.map { $0.cells })
  }

  /// Whether a word means any store, and no house of its own: 매장, 점포, 지점.
  func isSign(of place: Range<Int>) -> Bool {
    text.isWord("매장", place) || text.isWord("점포", place) || text.isWord("지점", place)
  }

  /// The last of some words, if it is the name of a place.
  private func region(endingIn words: Range<Int>) -> Range<Int>? {
    let start = words.last { text.scalar($0) == " " }.map { $0 + 1 }
    let word = (start ?? words.lowerBound)..<words.upperBound
    return PlaceBook.korea.hasPlace(PlaceName(text, word)) ? word : nil
  }
}

extension Clause {
  /// 청주시의 대형마트는 12일에 쉰다: the clause as it is where no other region is spoken of.
  var withoutRegions: Clause {
    var clause = self
    for place in adjuncts.indices {
      guard case .subject(var subject) = adjuncts[place].kind, subject.kind == .region,
        subject.brand != nil
      else { continue }
      subject.kind = .brand
      clause.adjuncts[place].kind = .subject(subject)
    }
    return clause
  }

  /// Whether it says that something closes or opens.
  fileprivate var isVerdict: Bool {
    switch predicate?.act {
    case .closes?, .opens?, .neverCloses?, .ends?, .changes?, .keeps?, .cancels?, .roster?: true
    case .other?, nil: false
    }
  }

  /// 생선 입고가 없습니다, 27일에는 발주를 받지 않습니다: whether it says something of a thing.
  fileprivate var saysOfThing: Bool {
    let hasDays = adjuncts.contains { if case .days = $0.kind { true } else { false } }
    return adjuncts.contains { $0.role == .subject || hasDays && $0.role == .object }
  }
}
