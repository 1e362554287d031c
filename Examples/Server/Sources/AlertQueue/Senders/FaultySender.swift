import MartHolidayKit

/// Fails on demand, always the same way for the same message, and passes the rest on.
///
/// Which messages fail follows from the seed and the identity of the message, on every machine.
public struct FaultySender: AlertSender {
  /// How many of a thousand messages fail in which way; each fails in at most one.
  public struct Shares: Sendable {
    /// The first attempt is not taken, and the message is to be sent again.
    public var retried = 0
    /// The first attempt is taken, but the answer is lost on its way back.
    public var unanswered = 0
    /// The token is no longer known.
    public var forgotten = 0
    /// The message is refused.
    public var dropped = 0

    public init(retried: Int = 0, unanswered: Int = 0, forgotten: Int = 0, dropped: Int = 0) {
      self.retried = retried
      self.unanswered = unanswered
      self.forgotten = forgotten
      self.dropped = dropped
    }
  }

  private let sender: any AlertSender
  private let seed: UInt64
  private let shares: Shares

  public var width: Int { sender.width }

  public init(_ sender: any AlertSender, seed: UInt64, shares: Shares) {
    self.sender = sender
    self.seed = seed
    self.shares = shares
  }

  public func renewKey() async -> Bool { await sender.renewKey() }

  public func send(
    _ message: AlertMessage, to token: String, attempt: Int
  ) async -> DeliveryOutcome {
    var rest = draw(message)
    func takes(_ share: Int) -> Bool {
      rest -= share
      return rest < 0 && rest >= -share
    }
    if takes(shares.retried), attempt == 0 { return .retry(afterSeconds: 1) }
    if takes(shares.unanswered), attempt == 0 {
      _ = await sender.send(message, to: token, attempt: attempt)
      return .retry(afterSeconds: 1)
    }
    if takes(shares.forgotten) { return .forgetToken }
    if takes(shares.dropped) { return .drop(.message) }
    return await sender.send(message, to: token, attempt: attempt)
  }

  /// A number in 0..<1000: the shard of the seed together with the identity.
  private func draw(_ message: AlertMessage) -> Int {
    let name = "\(seed) \(message.collapseIdentity?.description ?? "")"
    return AlertShard(containing: name, of: 1_000).map { $0.index - 1 } ?? 0
  }
}
