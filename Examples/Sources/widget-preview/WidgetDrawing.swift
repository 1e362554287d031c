import ExampleSupport
import MartHolidayKit

/// The seven days as a picture, a widget for each day.
struct WidgetDrawing {
  /// The families of WidgetKit on a phone of 390 points width.
  enum Size: String, CaseIterable {
    case small, medium

    var rows: Int { self == .small ? 1 : 3 }
    var width: Double { self == .small ? 158 : 338 }
    var columns: Int { self == .small ? 4 : 2 }
    static let height = 158.0
  }

  enum Scheme: String, CaseIterable {
    case light, dark

    var page: String { self == .light ? "#e9ecf1" : "#0b0c0f" }
    var card: String { self == .light ? "#ffffff" : "#1c1e23" }
    var text: String { self == .light ? "#14171c" : "#f4f5f7" }
    var faint: String { self == .light ? "#5b6472" : "#a5adba" }

    /// The color of a sign, with a contrast to the card of at least 3:1.
    func color(_ symbol: WidgetSymbol) -> String {
      switch symbol {
      case .closedToday: self == .light ? "#c62828" : "#ff7a70"
      case .closesTomorrow, .earlyClosing: self == .light ? "#a85b00" : "#ffb44d"
      case .open: self == .light ? "#1b7a3d" : "#5fd38a"
      case .unknown, .missing: self == .light ? "#4a5568" : "#c3cad5"
      case .temporarilyClosed, .closedForGood: self == .light ? "#6b2d5c" : "#e0a3d2"
      }
    }
  }

  let timeline: WidgetTimeline
  let size: Size
  let scheme: Scheme
  let language: Language

  private static let margin = 20.0
  private static let caption = 24.0
  private static let padding = 14.0

  func svg() -> String {
    let first = timeline.entries.first?.date ?? timeline.lastDay
    let days = Array(first...timeline.lastDay)
    let rows = (days.count + size.columns - 1) / size.columns
    let width = Self.margin + Double(size.columns) * (size.width + Self.margin)
    let step = Size.height + Self.caption + Self.margin
    let height = Self.margin + Double(rows) * step
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(width)) \(Int(height))" \
      width="\(Int(width))" height="\(Int(height))" \
      font-family="'Noto Sans KR','Noto Sans CJK KR','Apple SD Gothic Neo','Malgun Gothic',sans-serif">
      <rect width="100%" height="100%" fill="\(scheme.page)"/>

      """
    for (place, date) in days.enumerated() {
      guard let entry = timeline.entry(on: date) else { continue }
      let x = Self.margin + Double(place % size.columns) * (size.width + Self.margin)
      let y = Self.margin + Double(place / size.columns) * step
      let day = date.phrase(in: language, relativeTo: first)
      svg += "<g transform=\"translate(\(Int(x)) \(Int(y)))\">\n"
      svg += text(day, 4, 14, 13, scheme.faint)
      svg += "<g transform=\"translate(0 \(Int(Self.caption)))\">\n"
      svg +=
        "<rect width=\"\(Int(size.width))\" height=\"\(Int(Size.height))\" rx=\"22\" "
        + "fill=\"\(scheme.card)\"/>\n"
      svg += card(entry)
      svg += "</g>\n</g>\n"
    }
    return svg + "</svg>\n"
  }

  private func card(_ entry: WidgetEntry) -> String {
    if let words = entry.emptyPhrase(in: language) { return empty(words) }
    var svg = ""
    for (place, row) in entry.rows.enumerated() {
      svg +=
        size == .small ? small(row, isAged: entry.dataAge != nil) : medium(row, place, of: entry)
    }
    if let age = entry.agePhrase(in: language) {
      svg += text(age, Self.padding, Size.height - 9, 10, scheme.faint)
    }
    return svg
  }

  private func empty(_ words: String) -> String {
    let room = size.width - 2 * Self.padding
    let lines = TextFit.wrapped(words, size: 14, width: room, most: 4)
    return lines.enumerated().map { place, line in
      text(line, Self.padding, 62 + 20 * Double(place), 14, scheme.text)
    }.joined()
  }

  private func small(_ row: WidgetRow, isAged: Bool) -> String {
    let room = size.width - 2 * Self.padding
    let color = scheme.color(row.symbol)
    let name = TextFit.block(
      row.displayName(in: language), sizes: [15, 14, 13, 12], width: room, most: 2)
    let words = TextFit.block(
      row.phrase(in: language), sizes: [14, 13, 12, 11], width: room, most: isAged ? 2 : 3)
    var svg = WidgetSign.svg(
      row.symbol, x: Self.padding + 15, y: 31, radius: 15, color: color, card: scheme.card)
    for (place, line) in name.lines.enumerated() {
      svg += text(
        line, Self.padding, 68 + 18 * Double(place), name.size, scheme.text, isBold: true)
    }
    let start = 68 + 18 * Double(name.lines.count) + 4
    for (place, line) in words.lines.enumerated() {
      svg += text(line, Self.padding, start + 16 * Double(place), words.size, color)
    }
    return svg
  }

  private func medium(_ row: WidgetRow, _ place: Int, of entry: WidgetEntry) -> String {
    let isAged = entry.dataAge != nil
    let height = (Size.height - (isAged ? 34 : 20)) / 3
    let top = 10 + height * (Double(place) + 0.5)
    let color = scheme.color(row.symbol)
    let left = Self.padding + 38
    let room = size.width - left - Self.padding
    let name = TextFit.fitted(row.displayName(in: language), sizes: [15, 14, 13, 12], width: room)
    let words = TextFit.fitted(row.phrase(in: language), sizes: [13, 12, 11], width: room)
    return WidgetSign.svg(
      row.symbol, x: Self.padding + 14, y: top, radius: 13, color: color, card: scheme.card)
      + text(name.text, left, top - 3, name.size, scheme.text, isBold: true)
      + text(words.text, left, top + 14, words.size, color)
  }

  private func text(
    _ text: String, _ x: Double, _ y: Double, _ size: Double, _ color: String, isBold: Bool = false
  ) -> String {
    let weight = isBold ? " font-weight=\"700\"" : ""
    return "<text x=\"\(SVG.fixed(x))\" y=\"\(SVG.fixed(y))\" font-size=\"\(SVG.fixed(size))\""
      + "\(weight) fill=\"\(color)\">\(SVG.escaped(text))</text>\n"
  }
}
