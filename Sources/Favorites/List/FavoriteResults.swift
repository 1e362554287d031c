/// What a push did.
///
/// It is not a Boolean, because "already there" and "no room" need different words in an app;
/// `succeeded` is there for a caller that only wants to know whether the list grew.
public enum PushResult: Hashable, Sendable {
  /// The favorite is now in the list, at this position.
  case added(at: Int)
  /// The favorite was there before, at this position, and nothing changed.
  case alreadyPresent(at: Int)
  /// The list has as many favorites as its limit allows, and nothing changed.
  case full(limit: Int)

  /// Whether the list grew.
  @inlinable public var succeeded: Bool {
    if case .added = self { true } else { false }
  }
}

extension PushResult {
  /// The same result with the limit that a keeper asks for: its list may hold more than that.
  package func limited(to limit: Int?) -> PushResult {
    if case .full = self, let limit { .full(limit: limit) } else { self }
  }
}

/// What a pop did.
public enum PopResult: Hashable, Sendable {
  /// The favorite and its note are gone; this was its position.
  case removed(at: Int)
  /// The favorite was not in the list, and nothing changed.
  case notPresent

  /// Whether the list shrank.
  @inlinable public var succeeded: Bool {
    if case .removed = self { true } else { false }
  }
}

/// What a toggle did.
public enum ToggleResult: Hashable, Sendable {
  /// The favorite is now in the list, at this position.
  case added(at: Int)
  /// The favorite and its note are gone; this was its position.
  case removed(at: Int)
  /// The favorite was not in the list and there was no room for it; nothing changed.
  case full(limit: Int)

  /// Whether the list changed.
  @inlinable public var succeeded: Bool {
    if case .full = self { false } else { true }
  }
}

extension ToggleResult {
  /// The same result with the limit that a keeper asks for: its list may hold more than that.
  package func limited(to limit: Int?) -> ToggleResult {
    if case .full = self, let limit { .full(limit: limit) } else { self }
  }
}
