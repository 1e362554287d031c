/// One id that occurred more than once and was numbered.
@frozen
public struct ListRepair<SectionID: Hashable, RowID: Hashable>: Hashable {
  /// The key of the section, or of the section that the row is in.
  public let section: ListKey<SectionID>
  /// The key of the row; `nil` when the section's own id was repeated.
  public let row: ListKey<RowID>?

  @inlinable
  init(section: ListKey<SectionID>, row: ListKey<RowID>?) {
    self.section = section
    self.row = row
  }
}

extension ListRepair: Sendable where SectionID: Sendable, RowID: Sendable {}

extension ListRepair: CustomStringConvertible
where SectionID: CustomStringConvertible, RowID: CustomStringConvertible {
  /// The assigned key, such as `양재점#2` or `양재점: 11월 22일#2`.
  public var description: String {
    row.map { "\(section.description): \($0.description)" } ?? section.description
  }
}

extension ExpandableList {
  /// What the list reports about one repeated id.
  public typealias Repair = ListRepair<Section.ID, Row.ID>

  /// The repeated ids that were numbered when the sections came, in the order of the list.
  @inlinable
  public var repairs: [Repair] { repaired }

  /// Makes a list from sections in which ids may repeat; `repairs` says which did.
  ///
  /// Nothing is dropped: the second section or row with an id gets the key `id#2`. It keeps that
  /// key as long as it is the second with its id.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let list = ExpandableList(repairing: [
  ///   ListSection("양재점", rows: ["11월 22일", "11월 22일"])
  /// ])
  /// list.repairs.map(\.description)  // ["양재점: 11월 22일#2"]
  /// list.sections[0].rows.count  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - sections: the sections in order.
  ///   - preview: the number of rows that a collapsed section shows, 0 or more.
  ///   - mode: how many sections may be expanded at once.
  ///   - state: what was expanded when the app last ran.
  /// - Precondition: the preview is not negative.
  /// - Complexity: O(*n*) in the number of sections and rows.
  @inlinable
  public init(
    repairing sections: [ListSection<Section, Row>], preview: Int = 0,
    mode: ExpansionMode = .multiple,
    restoring state: ExpansionState<Section.ID> = ExpansionState()
  ) {
    var repairs: [Repair] = []
    let numbered = Self.numbered(sections, repairs: &repairs)
    var indices = [ListKey<Section.ID>: Int](minimumCapacity: numbered.count)
    for index in numbered.indices { indices[numbered[index].key] = index }
    self.init(
      unchecked: numbered, indices: indices, repairs: repairs, preview: preview, mode: mode,
      restoring: state)
  }

  /// Replaces all sections by others in which ids may repeat; `repairs` says which did.
  ///
  /// - Parameter sections: the new sections in order.
  /// - Returns: the batches, as in `replaceSections(_:)`.
  /// - Complexity: O(*n*) in the number of sections and rows; O(*n* log *n*) where rows move.
  @inlinable @discardableResult
  public mutating func replaceSections(
    repairing sections: [ListSection<Section, Row>]
  ) -> ListChanges<Section, Row> {
    var repairs: [Repair] = []
    let numbered = Self.numbered(sections, repairs: &repairs)
    do throws(ListError) {
      let changes = try replaceSections(numbered)
      repaired = repairs
      return changes
    } catch {
      preconditionFailure("numbered keys are unique")
    }
  }

  /// The sections, with the second of each id numbered 2, and so on.
  @inlinable
  static func numbered(
    _ sections: [ListSection<Section, Row>], repairs: inout [Repair]
  ) -> [ListSection<Section, Row>] {
    repairs = []
    var counts: [Section.ID: Int] = [:]
    var numbered: [ListSection<Section, Row>] = []
    numbered.reserveCapacity(sections.count)
    for section in sections {
      let occurrence = counts[section.id, default: 0] + 1
      counts[section.id] = occurrence
      let key = ListKey(section.id, occurrence: occurrence)
      if occurrence > 1 { repairs.append(Repair(section: key, row: nil)) }
      var rowCounts: [Row.ID: Int] = [:]
      var occurrences: [Int] = []
      for row in section.rows.indices {
        let id = section.rows[row].id
        let rowOccurrence = rowCounts[id, default: 0] + 1
        rowCounts[id] = rowOccurrence
        if rowOccurrence > 1 {
          if occurrences.isEmpty {
            occurrences = [Int](repeating: 1, count: section.rows.count)
          }
          occurrences[row] = rowOccurrence
          repairs.append(Repair(section: key, row: ListKey(id, occurrence: rowOccurrence)))
        }
      }
      numbered.append(
        ListSection(
          uncheckedSection: section.section, occurrence: occurrence, rows: section.rows,
          rowOccurrences: occurrences))
    }
    return numbered
  }
}
