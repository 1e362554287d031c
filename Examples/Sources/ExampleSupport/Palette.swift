/// The colors of a picture by name, for a light and for a dark page.
///
/// The rules that it writes contain the colors themselves: many programs that draw SVG know no
/// variables of CSS and would draw everything black. Programs without `@media` draw the light page.
public struct Palette: Sendable {
  private let colors: [String: (light: String, dark: String)]

  /// Makes the colors of a picture.
  public init(_ colors: KeyValuePairs<String, (light: String, dark: String)>) {
    self.colors = Dictionary(uniqueKeysWithValues: colors.map { ($0.key, $0.value) })
  }

  /// The style of a picture: its rules in light colors, then what the dark ones change.
  ///
  /// - Parameter rules: selectors with their declarations, with semicolons between them; a color of
  ///   the palette is named after a dollar sign.
  public func style(_ rules: KeyValuePairs<String, String>) -> String {
    let all = rules.map { ($0.key, $0.value.split(separator: ";")) }
    let colored = all.map { ($0, $1.filter { $0.contains("$") }) }.filter { !$1.isEmpty }
    return "\n" + written(all) { $0.light } + "@media (prefers-color-scheme:dark){\n"
      + written(colored) { $0.dark } + "}\n"
  }

  private func written(
    _ rules: [(selector: String, declarations: [Substring])],
    _ choose: ((light: String, dark: String)) -> String
  ) -> String {
    var text = ""
    for rule in rules {
      let declarations = rule.declarations.map { colored($0, choose) }
      text += rule.selector + "{" + declarations.joined(separator: ";") + "}\n"
    }
    return text
  }

  private func colored(
    _ declaration: Substring, _ choose: ((light: String, dark: String)) -> String
  ) -> String {
    guard let sign = declaration.firstIndex(of: "$") else { return String(declaration) }
    let name = String(declaration[sign...].dropFirst())
    guard let color = colors[name] else { preconditionFailure("no color is called \(name)") }
    return declaration[..<sign] + choose(color)
  }
}
