/// Whether the last fetched data is still good, and if not, why.
public enum FreshnessVerdict<Context: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing was ever fetched.
  case missing
  /// It was fetched for something else, such as another month or district; both are known.
  case contextChanged(from: Context, to: Context)
  /// It is too old to be shown as current, or its age is unknown because the clock was set back.
  case expired
  /// It can be shown, and a new one is due.
  case stale
  /// It is good; do not fetch.
  case fresh
  /// A new one is due, but attempts failed; the next one should wait until this time.
  case backingOff(until: Double)

  /// Whether to fetch now.
  public var isFetchDue: Bool {
    switch self {
    case .missing, .contextChanged, .expired, .stale: true
    case .fresh, .backingOff: false
    }
  }

  /// Whether to show the stored data without waiting for a fetch.
  ///
  /// Otherwise fetch first, and if that fails, show the stored data as old.
  public var showsStoredFirst: Bool {
    switch self {
    case .stale, .fresh, .backingOff: true
    case .missing, .contextChanged, .expired: false
    }
  }
}

#if !hasFeature(Embedded)
  extension FreshnessVerdict: CustomStringConvertible {
    /// The verdict as written in code, such as `.stale`.
    public var description: String {
      switch self {
      case .missing: ".missing"
      case .contextChanged(let old, let new): ".contextChanged(from: \(old), to: \(new))"
      case .expired: ".expired"
      case .stale: ".stale"
      case .fresh: ".fresh"
      case .backingOff(let time): ".backingOff(until: \(time))"
      }
    }
  }

  extension FreshnessVerdict: Codable where Context: Codable {}
#endif
