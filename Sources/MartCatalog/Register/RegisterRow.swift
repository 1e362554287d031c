/// One row of the register as it was published, without what no store needs.
struct RegisterRow: Hashable, Sendable {
  private var values = [String](repeating: "", count: RegisterField.allCases.count)

  /// A value without spaces at its ends; empty where there is none.
  subscript(field: RegisterField) -> String {
    get { values[field.rawValue] }
    set { values[field.rawValue] = newValue.trimmed }
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    guard let first = utf8.first, let last = utf8.last,
      first <= 0x20 || last <= 0x20 || first >= 0x80 || last >= 0x80
    else { return self }
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }) else { return "" }
    var end = scalars.endIndex
    while end > start, scalars[scalars.index(before: end)].properties.isWhitespace {
      end = scalars.index(before: end)
    }
    return start == startIndex && end == endIndex ? self : String(self[start..<end])
  }
}
