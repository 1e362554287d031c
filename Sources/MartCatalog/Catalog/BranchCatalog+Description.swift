import KoreanCalendar
import MartModels

extension BranchCatalog: CustomStringConvertible {
  /// The day and the branches, such as `2026-11-21: 이마트 성수점 (7)`.
  public var description: String {
    let names = branches.map { $0.description }.joined(separator: ", ")
    return asOf.map { "\($0): " + names } ?? names
  }
}
