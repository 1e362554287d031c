import KoreanText
import MartModels

// 서울 전 점포, 수원·화성: …: some of the stores, by where they are.
extension StatementReader {
  /// 서울 전 점포: gives a clause the region whose every store it means.
  func takeRegion(_ said: inout Saying) {
    guard said.parts.audience == .store else { return }
    let adjuncts = said.clause.adjuncts
    for (word, subject) in zip(adjuncts, adjuncts.dropFirst()) {
      guard case .subject(let who) = subject.kind, who.kind == .everyBranch, who.brand == nil,
        word.isUnread(.unknownWord), word.role == nil || word.role == .also, let region = region(endingIn: word)
      else { continue }
      said.parts.audience = Audience(kind: .others, names: [region])
      said.parts.unread.removeAll { $0.cells == word.cells }
    }
  }

  /// 수원·화성:, and no other word: the regions of a label.
  func regions(of label: Clause) -> Audience? {
    guard label.predicate == nil, label.notes.isEmpty else { return nil }
    var names: [Range<Int>] = []
    for adjunct in label.adjuncts {
      guard adjunct.isUnread(.unknownWord), let region = region(endingIn: adjunct),
        region == adjunct.cells
      else { return nil }
      names.append(region)
    }
    return names.isEmpty ? nil : Audience(kind: .others, names: names)
  }

  /// The last word of some, if it is the name of a place.
  private func region(endingIn words: Adjunct) -> Range<Int>? {
    let start = words.cells.lastIndex { text.scalar($0) == " " }.map { $0 + 1 }
    let word = (start ?? words.cells.lowerBound)..<words.cells.upperBound
    return PlaceBook.korea.hasPlace(PlaceName(text, word)) ? word : nil
  }
}
