// The outline of a list; Embedded Swift cannot print values of every type.
#if !hasFeature(Embedded)
  extension ExpandableList: CustomStringConvertible {
    /// An outline of what is visible: `▾` before an expanded section, `▸` before a collapsed one.
    ///
    /// ```swift
    /// import MartHolidayKit
    ///
    /// var list = try ExpandableList(
    ///   [
    ///     ListSection("양재점", rows: ["11월 22일", "12월 13일"]),
    ///     ListSection("월계점", rows: ["11월 25일", "12월 9일"]),
    ///   ], preview: 1)
    /// list.expand("양재점")
    /// list.description  // "▾ 양재점\n    11월 22일\n    12월 13일\n▸ 월계점\n    11월 25일\n"
    /// ```
    public var description: String { visibleRows.description }
  }

  extension VisibleRows: CustomStringConvertible {
    /// An outline of what is visible: `▾` before an expanded section, `▸` before a collapsed one.
    public var description: String {
      var text = ""
      for section in sections {
        text += "\(section.isExpanded ? "▾" : "▸") \(section.section)\n"
        for row in section.rows { text += "    \(row.row)\n" }
      }
      return text
    }
  }
#endif
