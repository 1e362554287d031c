/// An older name of `SourcedContent`.
@available(*, deprecated, renamed: "SourcedContent")
public typealias Sourced<Content: Sendable> = SourcedContent<Content>

/// An older name of `SkippedSource`.
@available(*, deprecated, renamed: "SkippedSource")
public typealias PassedOver = SkippedSource

#if !hasFeature(Embedded)
  /// An older name of `FetchRecord`.
  @available(*, deprecated, renamed: "FetchRecord")
  public typealias StoredFetch<Content: Sendable, Context: Hashable & Sendable> = FetchRecord<
    Content, Context
  >

  extension SnapshotAnswer {
    /// An older name of `skipped`.
    @available(*, deprecated, renamed: "skipped")
    public var passedOver: [SkippedSource] { skipped }
  }
#endif
