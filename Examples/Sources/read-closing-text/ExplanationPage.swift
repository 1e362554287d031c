import ExampleSupport
import MartHolidayKit

/// The stages of a reading, each line with its words underlined.
struct ExplanationPage {
  private(set) var lines: [String] = []

  /// Wider texts are shown in part, around the words of each line.
  private static let widest = 76
  private let widestPart: Int
  private let isInParts: Bool

  private static func label(_ line: HolidayText.Explanation.Line) -> String {
    String(repeating: "  ", count: line.depth) + UnderlinedText.plain(line.text)
  }

  init(_ explanation: HolidayText.Explanation, _ language: Language) {
    let whole = UnderlinedText(explanation.text)
    let width = DisplayWidth.of(whole.shown)
    let columns = PageWidth.ofRun ?? .max
    let labels = explanation.stages.flatMap(\.lines).map(Self.label)
    // Labels stand beside the whole text if all have room there, else each above a part of it.
    let widest = columns - 4 - (labels.map(DisplayWidth.of).max() ?? 0)
    widestPart = min(Self.widest, columns - 4)
    isInParts = width > min(Self.widest, widest)
    for stage in explanation.stages {
      lines.append("")
      lines.append(language("\(Self.koreanName(stage.name)) (\(stage.name))", stage.name))
      if !isInParts, !whole.shown.isEmpty { lines.append("  " + whole.shown) }
      for line in stage.lines { add(line, explanation.text, whole, width) }
    }
  }

  private mutating func add(
    _ line: HolidayText.Explanation.Line, _ text: String, _ whole: UnderlinedText, _ width: Int
  ) {
    let label = Self.label(line)
    guard isInParts else {
      let signs = DisplayWidth.padded(whole.underline(line.ranges), to: width)
      lines.append("  \(signs)  \(label)")
      return
    }
    lines.append("  " + label)
    guard let words = line.utf8Range else { return }
    let part = UnderlinedText(text, around: words, width: widestPart)
    lines.append("    " + part.shown)
    lines.append("    " + part.underline(line.ranges))
  }

  private static func koreanName(_ stage: String) -> String {
    switch stage {
    case "tokens": "낱말"
    case "tree": "구조"
    case "statements": "진술"
    case "resolution": "결론"
    default: stage
    }
  }
}
