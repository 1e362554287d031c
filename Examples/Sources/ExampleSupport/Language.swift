/// The languages in which the examples speak.
public enum Language: Hashable, Sendable {
  case korean, english

  /// The one of two texts that is in this language.
  public func callAsFunction(_ korean: String, _ english: String) -> String {
    self == .korean ? korean : english
  }
}
