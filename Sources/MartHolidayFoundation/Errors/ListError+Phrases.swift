public import ExpandableListState
public import MartModels

// Here, because a list knows no language and the modules with phrases know no list.
extension ListError: Phrasable {
  /// What two parts of a list have in common, and where they are.
  ///
  /// ```swift
  /// import MartHolidayFoundation
  ///
  /// do {
  ///   _ = try ExpandableList([ListSection("양재점", rows: ["22일", "22일"])], preview: 1)
  /// } catch {
  ///   error.phrase(in: .korean)  // "구역 0의 행 0, 1의 ID가 같습니다: 22일"
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    guard language.spoken == .korean else { return description }
    let places = indices.map { String($0) }.joined(separator: ", ")
    let words =
      switch code {
      case .duplicateSection: "구역 \(places)의 ID가 같습니다"
      case .duplicateRow: "구역 \(section)의 행 \(places)의 ID가 같습니다"
      default: "보여 줄 수 없는 목록입니다 (\(code.rawValue))"
      }
    return id.isEmpty ? words : words + ": " + id
  }
}
