/// Whether there is a connection, as far as anybody has said.
public enum NetworkState: String, Hashable, Sendable {
  /// Nobody has said yet; that is no reason for a notice.
  case unknown
  /// There is one.
  case online
  /// There is none.
  case offline
}

/// A notice for a person that something could not be fetched.
public struct FetchNotice: Hashable, Sendable {
  /// The failure that tells most.
  public let failure: FetchFailure
  /// How many parts of the load failed; 1 or more.
  public let count: Int
}

/// Turns many failures into one notice, and says once that there is no connection.
///
/// A load that failed in ten parts is one notice, and the next failure is one only after a success or
/// after a person tried again. That there is no connection is said when it goes, and once more each
/// time the app comes back while it is still away; reports that repeat it say nothing. At first the
/// network is unknown, which is not offline.
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
  /// Whether there is a connection, as far as anybody has said.
  public private(set) var network = NetworkState.unknown
  private var hasSpoken = false
  private var hasSaidOffline = false

  /// Begins with an unknown network and nothing said.
  public init() {}

  /// Takes a report of the network, also a repeated one.
  ///
  /// - Returns: a notice when the connection has gone and nobody has said so yet.
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

  /// Notes that the app came back, for example from the settings.
  ///
  /// - Returns: a notice when there is still no connection. Where nobody reports the network, the next
  ///   load that fails for that reason is said again instead.
  public mutating func returned() -> FetchNotice? {
    guard network != .offline else { return sayOffline() }
    hasSaidOffline = false
    return nil
  }

  /// Notes that a person tries again, so that the next failure is said.
  public mutating func retriedByHand() {
    hasSpoken = false
    hasSaidOffline = false
  }

  /// Notes that a load has ended.
  ///
  /// - Parameter failures: those of all its parts; none when it succeeded. What was canceled is none.
  /// - Returns: one notice for all of them, when nobody has been told since the last success.
  public mutating func loadEnded(failures: [FetchFailure]) -> FetchNotice? {
    guard !failures.isEmpty else {
      hasSpoken = false
      // An answer came, so there was a connection; only a report says that there is none.
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
  /// Which of several failures explains most to a person; the smallest does.
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
