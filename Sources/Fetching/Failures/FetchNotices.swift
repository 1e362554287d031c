/// Whether there is a connection, as far as reported.
public enum NetworkState: String, Hashable, Sendable {
  /// Not reported yet; that is not a reason for a notice.
  case unknown
  /// There is one.
  case online
  /// There is none.
  case offline
}

/// A notice for a person that something could not be fetched.
public struct FetchNotice: Hashable, Sendable {
  /// The most informative failure.
  public let failure: FetchFailure
  /// The number of parts of the load that failed; 1 or more.
  public let count: Int
}

/// Turns many failures into one notice, and reports a lost connection once.
///
/// A load that failed in ten parts makes one notice, and the next failure makes one only after a
/// success or after a person tried again. A lost connection is reported when it is lost, and once
/// more each time the app returns while it is still missing; repeated reports make no notice. At
/// first the network is unknown, which is not offline.
///
/// ```swift
/// import MartHolidayKit
///
/// var notices = FetchNotices()
/// let atLaunch = notices.returned()  // nil
/// let first = notices.network(became: .offline)
/// first?.failure.code  // .offline
/// let second = notices.network(became: .offline)  // nil
/// let again = notices.returned()
/// again?.failure.code  // .offline
/// ```
public struct FetchNotices: Hashable, Sendable {
  /// Whether there is a connection, as far as reported.
  public private(set) var network = NetworkState.unknown
  private var hasSpoken = false
  private var hasSaidOffline = false

  /// Begins with an unknown network and no notices.
  public init() {}

  /// Takes a report about the network, possibly a repeated one.
  ///
  /// - Returns: a notice when the connection was lost and no notice has said so yet.
  public mutating func network(became state: NetworkState) -> FetchNotice? {
    let old = network
    network = state
    switch state {
    case .unknown: return nil
    case .online:
      hasSaidOffline = false
      return nil
    case .offline:
      guard old != .offline, !hasSaidOffline else { return nil }
      return sayOffline()
    }
  }

  /// Records that the app came back, for example from the settings.
  ///
  /// - Returns: a notice when there is still no connection. If nobody reports the network, the next
  ///   load that fails for that reason makes a notice again instead.
  public mutating func returned() -> FetchNotice? {
    guard network != .offline else { return sayOffline() }
    hasSaidOffline = false
    return nil
  }

  /// Records that a person tries again, so that the next failure makes a notice.
  public mutating func retriedByHand() {
    hasSpoken = false
    hasSaidOffline = false
  }

  /// Records that a load of one part has ended.
  ///
  /// - Parameter failure: why it failed; `nil` for a success.
  /// - Returns: the same as for a load of several parts.
  public mutating func loadEnded(failure: FetchFailure?) -> FetchNotice? {
    loadEnded(failures: failure.map { [$0] } ?? [])
  }

  /// Records that a load has ended.
  ///
  /// - Parameter failures: those of all its parts; empty when it succeeded. A cancellation is not a
  ///   failure.
  /// - Returns: one notice for all of them, if there has been none since the last success.
  public mutating func loadEnded(failures: [FetchFailure]) -> FetchNotice? {
    guard !failures.isEmpty else {
      hasSpoken = false
      // An answer came, so there was a connection; only a report can say that there is none.
      if network != .offline { hasSaidOffline = false }
      return nil
    }
    let others = failures.filter { $0.code != .offline && $0.code != .timeout }
    let news = hasSaidOffline ? others : failures
    guard let worst = news.min(by: { $0.weight < $1.weight }) else { return nil }
    if worst.code == .offline {
      hasSaidOffline = true
    } else if hasSpoken {
      return nil
    }
    if worst.code != .offline || !others.isEmpty { hasSpoken = true }
    return FetchNotice(failure: worst, count: failures.count)
  }

  private mutating func sayOffline() -> FetchNotice {
    hasSaidOffline = true
    return FetchNotice(failure: FetchFailure(.offline), count: 1)
  }
}

extension FetchFailure {
  /// The order of failures by how much they explain to a person; the smallest explains most.
  fileprivate var weight: Int {
    switch code {
    case .signedOut: 0
    case .offline: 1
    case .tooMany: 2
    case .server: 3
    case .timeout: 4
    case .undecodable: 5
    case .client: 6
    default: 7
    }
  }
}
