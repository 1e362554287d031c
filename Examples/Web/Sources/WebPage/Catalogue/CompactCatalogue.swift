public import MartModels

/// The catalogue as it enters a program without `Codable`: lines of fields with tabs between them.
///
/// A line begins with a letter that says what it is. A branch comes first, and the lines of its
/// schedule follow it:
///
/// | line | fields |
/// | --- | --- |
/// | `B` | id, mart, name, region, address, phone, hours, page, latitude, longitude, hours as read |
/// | `R` | a rule in its Korean text, from, through, source, tentative rule |
/// | `M` | the same of a municipality |
/// | `P` | month, closed days, covered days, tentative days |
/// | `X` | a day on which it is closed, reason |
/// | `O` | a day on which it is open, reason |
/// | `V` | the day from which a closing moved, the day to which, reason |
/// | `C` | the first and the last day of a closure |
/// | `G` | the day from which the branch is closed for good |
///
/// A field that is not known is empty. Days of a month are `8,22` or `25-30`, `*` for the whole
/// month. A backslash, a tab and a line feed in a text are written `\\`, `\t` and `\n`. Every
/// value is written as the library prints it, so the library's own initializers read it.
public enum CompactCatalogue {
  /// Reads the branches of a catalogue.
  ///
  /// - Parameter text: the whole of it.
  /// - Throws: `CompactCatalogueError` with the number of the first line that cannot be read; a
  ///   shorter catalogue is never returned.
  public static func branches(
    _ text: some Sequence<UInt8>
  ) throws(CompactCatalogueError) -> [Branch] {
    let bytes = Array(text)
    var branches: [Branch] = []
    var draft: BranchDraft?
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      number += 1
      if line.isEmpty { continue }
      let fields = CompactLine(line, number: number)
      if fields.kind == UInt8(ascii: "B") {
        if let draft { branches.append(try draft.branch()) }
        draft = try BranchDraft(fields)
      } else {
        guard draft != nil else { throw fields.error }
        try draft?.add(fields)
      }
    }
    if let draft { branches.append(try draft.branch()) }
    return branches
  }
}

/// A line of a catalogue that cannot be read.
public struct CompactCatalogueError: Error, Hashable, Sendable {
  /// The number of the line, counted from 1.
  public let line: Int
}
