/// How many sections of a list may be expanded at once.
public enum ExpansionMode: Hashable, Sendable {
  /// Expanding a section collapses the one that was expanded.
  case single
  /// Every section is expanded or collapsed on its own.
  case multiple
}
