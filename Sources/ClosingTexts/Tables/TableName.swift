import KoreanText

/// Who stands at the head of a row or a column.
struct TableName {
  /// The most days or names of a row or a column, of which each cell says something.
  static let most = 16
  var adjunct: Adjunct
  var isKnown: Bool
}

extension Clause {
  /// Somebody who is named, or words that nobody knows.
  var nameOfTable: TableName? {
    guard predicate == nil, notes.isEmpty, !isLabel, !saysBut, let first = adjuncts.first,
      let last = adjuncts.last
    else { return nil }
    if let subject = onlySubject {
      let isName =
        !subject.isExcepted && subject.kind != .some && subject.names.count <= TableName.most
      return isName ? TableName(adjunct: first, isKnown: true) : nil
    }
    if case .subject(let part) = first.kind, part.kind == .facility, !part.isExcepted,
      adjuncts.dropFirst().allSatisfy({ $0.isUnread(.unknownWord) })
    {
      // 야외 파도풀, 고객센터 상담
      return TableName(adjunct: first, isKnown: true)
    }
    guard isNothingKnown else { return nil }
    let cells = first.cells.lowerBound..<last.cells.upperBound
    return TableName(adjunct: Adjunct(branch: cells), isKnown: false)
  }
}

extension TableName {
  /// A branch of a brand; a house with a name, which is one of several.
  func of(
    _ brand: Range<Int>?, houses: Bool = false, _ text: NormalizedText? = nil
  ) -> TableName {
    if houses, let text, case .subject(let subject) = adjunct.kind, subject.kind == .store,
      let place = subject.place, text.isNameOfPlace(place)
    {
      return TableName(adjunct: Adjunct(branch: place), isKnown: true)
    }
    guard let brand, case .subject(var subject) = adjunct.kind, subject.kind == .branch,
      subject.brand == nil
    else { return self }
    var name = self
    subject.brand = brand
    name.adjunct.kind = .subject(subject)
    return name
  }

  init(_ names: [Range<Int>]) {
    let cells = names[0].lowerBound..<names[names.count - 1].upperBound
    let subject = Subject(kind: .branch, names: names)
    self.init(adjunct: Adjunct(kind: .subject(subject), cells: cells), isKnown: false)
  }
}

extension Sentence {
  /// 부산 : 연제점, 사상점: the branches behind a region.
  func namesOfRegion(in text: NormalizedText) -> TableName? {
    guard clauses.count == 2, clauses[0].isLabel, clauses[0].namesRegions(in: text),
      let name = clauses[1].nameOfTable ?? clauses[1].severalNames(in: text)
    else { return nil }
    return name
  }
}

extension Clause {
  /// A동(의류): without brackets that say nothing of days.
  var withoutRemarks: Clause {
    guard notes.allSatisfy({ $0.predicate == nil && $0.adjuncts.allSatisfy { $0.isUnread } }) else {
      return self
    }
    var clause = self
    clause.notes = []
    return clause
  }
}

extension Adjunct {
  /// 전통시장, 전체: whether it is the store and no part of it.
  var namesWhole: Bool {
    guard case .subject(let subject) = kind else { return false }
    return (subject.kind == .store || subject.kind == .everyBranch) && !subject.isExcepted
  }
}

extension Clause {
  /// 신촌점, 미아점, 디큐브시티: branches, and others that are in no list, between commas.
  func severalNames(in text: NormalizedText) -> TableName? {
    guard predicate == nil, notes.isEmpty, !isLabel, !saysBut, adjuncts.count > 1 else {
      return nil
    }
    var names: [Range<Int>] = []
    for adjunct in adjuncts {
      if case .subject(let subject) = adjunct.kind, subject.kind == .branch, !subject.isExcepted {
        names += subject.names
      } else if case .subject(let subject) = adjunct.kind, let place = subject.place,
        text.isNameOfPlace(place)
      {
        names.append(place)
      } else if adjunct.isUnread(.unknownWord) {
        names += text.parts(of: adjunct.cells)
      } else {
        return nil
      }
    }
    guard names.count > 1 else { return nil }
    for (name, next) in zip(names, names.dropFirst()) {
      guard
        (name.upperBound...next.lowerBound).contains(where: { text.divides($0) })
      else { return nil }
    }
    var name = TableName(names)
    name.isKnown = true
    return name
  }
}

extension Adjunct {
  /// The name of a branch, which stands in cells.
  init(branch name: Range<Int>) {
    self.init(kind: .subject(Subject(kind: .branch, names: [name])), cells: name)
  }
}

extension NormalizedText {
  /// Whether a name begins with a letter.
  func begins(_ name: TableName) -> Bool {
    let first = scalar(name.adjunct.cells.lowerBound)
    return first.isHangulSyllable || first.isLatinLetter
  }

  /// Whether a mark between names stands at a cell.
  fileprivate func divides(_ cell: Int) -> Bool { [",", "·", "/"].contains(scalar(cell)) }

  /// 강남, 신사·논현: the words between commas, dots and slashes.
  func parts(of cells: Range<Int>, atSpaces: Bool = false) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = cells.lowerBound
    for cell in cells.lowerBound...cells.upperBound {
      let isSpace = cell < cells.upperBound && scalar(cell) == " "
      let ends =
        cell == cells.upperBound || atSpaces && isSpace || divides(cell)
      if ends, cell > start { parts.append(start..<cell) }
      if ends || cell == start && isSpace { start = cell + 1 }
    }
    return parts
  }
}

extension Adjunct {
  init(_ days: [DayPhrase]) {
    self.init(
      kind: .days(days), cells: days[0].cells.lowerBound..<days[days.count - 1].cells.upperBound)
  }
}
