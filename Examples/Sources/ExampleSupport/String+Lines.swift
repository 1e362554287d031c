extension String {
  /// The text with a space for each control character, so that none can steer a terminal.
  public var withoutControls: String {
    String(
      unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control ? " " : Character(scalar)
      })
  }
}

extension String {
  /// The text without the spaces at its end.
  public func trimmingTrailingSpaces() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
