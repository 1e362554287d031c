import Foundation

/// What every picture needs.
public enum SVG {
  /// A number with one decimal.
  public static func fixed(_ value: Double) -> String { String(format: "%.1f", value) }

  /// A text within an element.
  public static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
