public import Keeping

#if !hasFeature(Embedded)
  /// What to show now, where it comes from, how old it is, and what went wrong.
  public struct SnapshotAnswer<Content: Sendable, Context: Hashable & Sendable>: Sendable {
    /// What to show, with its source and time; `nil` when no source has anything.
    public let used: SourcedContent<Content>?
    /// Why each stronger source was not used, strongest first.
    public let skipped: [SkippedSource]
    /// Whether the stored data is still good, at the time of the answer.
    public let verdict: FreshnessVerdict<Context>
    /// The age of what is shown in seconds; `nil` when it is not known.
    public let age: Double?
    /// Whether to mark it as old: it has expired, is for a different context or was never fetched.
    public let isOld: Bool
    /// Why the fetched data could not be stored; it is shown anyway.
    public let storingFailed: StoreError?

    /// What to show; `nil` when no source has anything.
    public var content: Content? { used?.content }

    /// The failure of the attempt that this answer comes from, or of the last one before it.
    ///
    /// `nil` when the last attempt succeeded, and when it was canceled.
    public var failure: FetchFailure? {
      for passed in skipped where passed.source == .server {
        if case .failed(let failure) = passed.reason { return failure }
      }
      return nil
    }
  }
#endif
