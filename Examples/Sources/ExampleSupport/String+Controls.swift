extension String {
  /// The text with a space for each control character, so that it stays in its line and steers nothing.
  public var withoutControls: String {
    String(
      unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control ? " " : Character(scalar)
      })
  }
}
