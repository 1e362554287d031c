/// A version of an app, compared part by part: 1.10 is newer than 1.9.
struct AppVersion: Comparable, Hashable, CustomStringConvertible {
  private let parts: [Int]

  /// Reads a version such as `1.10` or `2.0.1`.
  ///
  /// - Returns: `nil` for anything but one to three whole numbers with dots between them.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
    }
    guard 1...3 ~= parts.count, !parts.contains(nil) else { return nil }
    self.parts = (parts.compactMap { $0 } + [0, 0]).prefix(3).map { $0 }
  }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.parts.lexicographicallyPrecedes(rhs.parts) }

  private var major: Int { parts[0] }
  var description: String { parts.map { "\($0)" }.joined(separator: ".") }

  /// What an app of some version is to do.
  enum Verdict: Hashable { case upToDate, updateOffered, updateForced }

  /// What the running app is to do.
  ///
  /// - Parameters:
  ///   - client: the version that runs.
  ///   - latest: the newest that can be had.
  ///   - oldest: the oldest version allowed, by its major number; `nil` when any is.
  static func verdict(client: AppVersion, latest: AppVersion, oldest: AppVersion?) -> Verdict {
    if let oldest, oldest.major > client.major, client < latest { return .updateForced }
    return client < latest ? .updateOffered : .upToDate
  }
}

/// A banner that stays closed until there is a newer one.
struct Banner: Hashable {
  private var closed: AppVersion?

  func isShown(_ version: AppVersion) -> Bool { closed.map { version > $0 } ?? true }

  mutating func close(_ version: AppVersion) { closed = max(closed ?? version, version) }
}
