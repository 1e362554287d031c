/// Whether what was fetched last is still good, and if not, why.
public enum FreshnessVerdict<Context: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing was ever fetched.
  case missing
  /// It was fetched for something else, such as another month or district; both are known.
  case contextChanged(from: Context, to: Context)
  /// It is too old to be shown as it is, or the clock was set back and its age is not known.
  case expired
  /// It can be shown, and a new one is due.
  case stale
  /// It is good, and nothing is to be fetched.
  case fresh
  /// A new one is due, but attempts failed; the next one is to wait until this moment.
  case backingOff(until: Double)

  /// Whether something is to be fetched now.
  public var isFetchDue: Bool {
    switch self {
    case .missing, .contextChanged, .expired, .stale: true
    case .fresh, .backingOff: false
    }
  }

  /// Whether what is stored is shown without waiting for a fetch.
  ///
  /// Otherwise it is fetched first, and what is stored is shown as old when that fails.
  public var showsStoredFirst: Bool {
    switch self {
    case .stale, .fresh, .backingOff: true
    case .missing, .contextChanged, .expired: false
    }
  }
}

#if !hasFeature(Embedded)
  extension FreshnessVerdict: CustomStringConvertible {
    /// The verdict as one writes it, such as `.stale`.
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
