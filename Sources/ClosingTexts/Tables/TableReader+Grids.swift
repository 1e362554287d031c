import KoreanText

// Tables in which what happens stands where a row and a column meet.
extension TableReader {
  /// 점포 | 12/13 | 12/27⏎하남점 | 휴무 | 영업: whom each row is of, and what they do on the days of the columns.
  mutating func readDatesAbove() -> Bool {
    guard let head else { return false }
    let columns = head.indices.filter { head[$0].days != nil }
    guard !columns.isEmpty, let first = columns.first, first > 0,
      head.indices.allSatisfy({ $0 < first || columns.contains($0) }),
      rows.allSatisfy({ row in columns.allSatisfy { !row[$0].hasDays } }),
      rows.contains(where: { row in columns.contains { row[$0].saysOrMarks } })
    else { return false }
    let column = nameColumn(besides: columns)
    let names = rows.map { row in column.flatMap { row[$0].name } }
    if names.contains(where: { $0 == nil }) {
      // 오프라인 매장 | 휴무⏎고객센터 | 휴무: all that there are
      for column in columns {
        guard let days = head[column].days else { continue }
        let acts = rows.map { $0[column].verdict?.predicate?.act }
        // 이정훈 | 진료 | 휴진⏎최서연 | 휴진 | 진료: of several that are not known
        let isOne = rows.count == 1 || acts[0] != nil && acts.allSatisfy { $0 == acts[0] }
        sentences.append(isOne ? rows[0][column].line(of: nil, on: days) : doubtful(days))
      }
      return true
    }
    // 내용 | 휴무 | 영업: of one row, no name that is known
    guard names.count > 1 || names[0]?.isKnown == true else { return false }
    for (row, name) in zip(rows, names) {
      for column in columns where !row[column].isNothing {
        guard let days = head[column].days else { continue }
        sentences.append(row[column].line(of: name, on: days))
      }
    }
    return true
  }

  /// 날짜 | 하남점 | 제주점⏎12/13 | 휴무 | 영업: days, and what those above the columns do on them.
  mutating func readNamesAbove() -> Bool {
    guard let head else { return false }
    let names = head.dropFirst().compactMap { $0.name }
    guard names.count == head.count - 1, rows.allSatisfy({ $0[0].days != nil }),
      rows.allSatisfy({ $0.dropFirst().allSatisfy { !$0.hasDays && $0.name?.isKnown != true } }),
      rows.contains(where: { $0.dropFirst().contains { $0.saysOrMarks } })
    else { return false }
    let areKnown = names.allSatisfy { $0.isKnown }
    let areSome = names.contains { $0.isKnown }
    // 12/13 | 휴무 | 정기: the columns may say anything
    guard
      areKnown
        || names.count > 1 && rows.allSatisfy({ $0.dropFirst().allSatisfy { $0.saysOrMarks } })
    else { return false }
    for row in rows {
      guard let days = row[0].days else { continue }
      let acts = row.dropFirst().map { $0.verdict?.predicate?.act }
      if !areKnown, acts.allSatisfy({ $0 == acts[0] }) {
        // 9/25 | 휴무 | 휴무: all of them
        sentences.append(row[1].line(of: nil, on: days))
        continue
      }
      for (cell, name) in zip(row.dropFirst(), names)
      where !cell.isNothing && (!cell.isMark || name.isKnown || !areSome) {
        sentences.append(cell.line(of: name, on: days))
      }
      // 청과동 | 수산동: of the house as a whole nobody knows
      if !areKnown { sentences.append(doubtful(days)) }
    }
    return true
  }

  /// 이마트 | 홈플러스⏎13일, 27일 | 9일, 23일: names, and below each the days on which it does what the text says, or
  /// what the first cell of the row says.
  mutating func readDaysBelowNames() -> Bool {
    guard let head else { return false }
    let first =
      head[0].name != nil && rows.allSatisfy({ $0[0].days != nil || $0[0].isNone }) ? 0 : 1
    let names = head.dropFirst(first).compactMap { $0.name }
    // 월 | A동 | B동⏎4월 | 6일 | 7일
    let areDays = rows.allSatisfy { (first == 0 || $0[0].isNothing) && $0.dropFirst(first).areDays }
    guard names.count == head.count - first, names.count > 1,
      areDays || first == 1 && rows.contains(where: { $0[0].headsClosings })
    else { return false }
    for row in rows where first == 0 || row[0].headsClosings || row[0].isNothing {
      var label = first == 1 && row[0].hasDays ? row[0].sentences[0].clauses[0] : nil
      label?.isLabel = true
      let predicate = first == 1 && label == nil ? row[0].verdict?.predicate : nil
      for (cell, name) in zip(row.dropFirst(first), names) {
        if case .says(var clause) = cell.content {
          // 6/20~6/22 임시휴무
          clause.adjuncts.insert(name.adjunct, at: 0)
          var line = line([], nil)
          line.clauses = [clause]
          sentences.append(line)
          continue
        }
        guard let days = cell.days else { continue }
        var line = line([name.adjunct, Adjunct(days)], predicate)
        if let label { line.clauses.insert(label, at: 0) }
        sentences.append(line)
      }
    }
    return !sentences.isEmpty
  }

  /// 휴무일 | 이마트 | 홈플러스⏎12/9 | 하남, 오산 | 일산, 안양: days, and which branches of each brand close on them.
  mutating func readNamesBelowBrands() -> Bool {
    guard let head, rows.allSatisfy({ $0[0].days != nil }) else { return false }
    let brands = head.dropFirst().map { $0.brand }
    guard brands.allSatisfy({ $0 != nil }),
      rows.allSatisfy({ $0.dropFirst().allSatisfy { $0.name != nil || $0.isNone || $0.isNothing } }
      ),
      rows.contains(where: { $0.dropFirst().contains { $0.name != nil } })
    else { return false }
    for row in rows {
      guard let days = row[0].days else { continue }
      for (cell, brand) in zip(row.dropFirst(), brands) {
        guard let name = cell.name?.of(brand) else { continue }
        sentences.append(line([name.adjunct, Adjunct(days)], head[0].closes))
      }
    }
    return true
  }
}

extension Collection<TableCell> {
  /// Whether each has days, or says that there are none.
  fileprivate var areDays: Bool { allSatisfy { $0.days != nil || $0.isNone || $0.isNothing } }
}
