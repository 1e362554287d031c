import KoreanCalendar

// The dates of every branch and of the one that the notice is for.
extension NoticeReader {
  /// The closed and the open dates, in order, each once and in one of the two.
  ///
  /// A date that is both is open: 휴무일 8일, 22일 (22일은 정상영업). What is said of the one branch goes
  /// before what is said of all.
  mutating func mergedDates() -> (closed: [CivilDate], open: [CivilDate]) {
    let open = general.openDates.sortedUniquely()
    let closed = general.closedDates.sortedUniquely().without(open)
    guard let ofBranch else { return (closed, open) }
    let openThere = (ofBranch.openDates + ofBranch.exceptedDates).sortedUniquely()
    let closedThere = ofBranch.closedDates.sortedUniquely().without(openThere)
    var others = closed.without(openThere)
    if !ofBranch.addsDates {
      // 전점 11/8, 11/22 휴무, 하남점은 11/11, 11/25 휴무
      others.removeAll { date in
        closedThere.contains(month: date.yearMonth) && !openThere.contains(month: date.yearMonth)
      }
      if others.count < closed.count, openThere.isEmpty, let range = branchRange {
        report(.anotherBranch, range.lowerBound, range.upperBound)
      }
    }
    return (
      (others + closedThere).sortedUniquely(),
      (open.without(closedThere) + openThere).sortedUniquely()
    )
  }
}

extension [CivilDate] {
  func sortedUniquely() -> [CivilDate] {
    guard count > 1 else { return self }
    var unique: [CivilDate] = []
    for date in sorted() where unique.last != date { unique.append(date) }
    return unique
  }

  /// The first place of a sorted list from which a condition holds.
  func partitioningIndex(where holds: (CivilDate) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// A sorted list without the dates of another.
  fileprivate func without(_ others: [CivilDate]) -> [CivilDate] {
    others.isEmpty
      ? self
      : filter { date in
        let place = others.partitioningIndex { $0 >= date }
        return place == others.count || others[place] != date
      }
  }

  /// Whether a sorted list has a date of a month.
  func contains(month: YearMonth) -> Bool {
    let place = partitioningIndex { $0.yearMonth >= month }
    return place < count && self[place].yearMonth == month
  }
}
