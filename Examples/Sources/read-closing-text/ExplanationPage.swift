import ExampleSupport
import MartHolidayKit

/// The stages of a reading, each line with its words underlined.
struct ExplanationPage {
  private(set) var lines: [String] = []

  /// Wider texts are shown in part, around the words of each line.
  private static let widest = 76

  init(_ explanation: HolidayText.Explanation, _ language: Language) {
    let whole = UnderlinedText(explanation.text)
    let width = DisplayWidth.of(whole.shown)
    for stage in explanation.stages {
      lines.append("")
      lines.append(language("\(Self.koreanName(stage.name)) (\(stage.name))", stage.name))
      if width <= Self.widest, !whole.shown.isEmpty { lines.append("  " + whole.shown) }
      for line in stage.lines { add(line, explanation.text, whole, width) }
    }
  }

  private mutating func add(
    _ line: HolidayText.Explanation.Line, _ text: String, _ whole: UnderlinedText, _ width: Int
  ) {
    let label = String(repeating: "  ", count: line.depth) + UnderlinedText.plain(line.text)
    guard width > Self.widest else {
      let signs = DisplayWidth.padded(whole.underline(line.ranges), to: width)
      lines.append("  \(signs)  \(label)")
      return
    }
    lines.append("  " + label)
    guard let words = line.utf8Range else { return }
    let part = UnderlinedText(text, around: words, width: Self.widest)
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
