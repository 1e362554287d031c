import Foundation

/// What every picture needs.
public enum SVG {
  /// A number with one decimal, which is left out where it is zero.
  public static func fixed(_ value: Double) -> String {
    let text = String(format: "%.1f", value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A text as the content of an element, with `&`, `<` and `>` escaped.
  public static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
