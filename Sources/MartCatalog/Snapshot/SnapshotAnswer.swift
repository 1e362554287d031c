#if !hasFeature(Embedded)
  /// What is to be shown now, where it comes from, how old it is, and what went wrong.
  public struct SnapshotAnswer<Content: Sendable, Context: Hashable & Sendable>: Sendable {
    /// What is to be shown, with its source and time; `nil` when there is nothing anywhere.
    public let used: Sourced<Content>?
    /// Why each stronger source was not used, strongest first.
    public let passedOver: [PassedOver]
    /// Whether what is stored is still good, at the moment of the answer.
    public let verdict: FreshnessVerdict<Context>
    /// The age of what is shown in seconds; `nil` when it is not known.
    public let age: Double?
    /// Whether what is shown has to be marked as old: it has expired, is for something else or was never
    /// fetched.
    public let isOld: Bool
    /// Why what was fetched could not be stored; it is shown all the same.
    public let storingFailed: SnapshotError?

    /// What is to be shown; `nil` when there is nothing anywhere.
    public var content: Content? { used?.content }

    /// The failure of the attempt that this answer comes from, or of the last one before it.
    ///
    /// `nil` when the last attempt succeeded, and when it was canceled.
    public var failure: FetchFailure? {
      for passed in passedOver where passed.source == .server {
        if case .failed(let failure) = passed.reason { return failure }
      }
      return nil
    }
  }
#endif
