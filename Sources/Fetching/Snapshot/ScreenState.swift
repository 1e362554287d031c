#if !hasFeature(Embedded)
  /// What a screen or a widget has to show: one of five states, and nothing in between.
  ///
  /// Existing data are always shown: a fetch that runs or has failed never replaces them.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let first = ScreenState<String>(showing: nil, failure: FetchFailure(.offline))
  /// first.phrase(at: 0, in: .korean)  // "인터넷에 연결되어 있지 않습니다. 연결을 확인해 주세요."
  /// let later = ScreenState(showing: SourcedContent("…", from: .cache, fetchedAt: 0), isOld: true)
  /// later.phrase(at: 86_400, in: .korean)  // "1일 전 자료"
  /// ```
  public enum ScreenState<Content: Sendable>: Sendable {
    /// Nothing was asked for yet, and nothing is stored.
    case nothingYet
    /// The first answer is on its way, and there is nothing to show meanwhile.
    case loading
    /// There are data; if `isOld` is true, say their age.
    case shown(SourcedContent<Content>, isOld: Bool)
    /// The last attempt failed, and older data are shown.
    case failedShowing(FetchFailure, SourcedContent<Content>)
    /// The last attempt failed, and there is nothing to show.
    case failed(FetchFailure)

    /// Decides what to show.
    ///
    /// - Parameters:
    ///   - used: the data, or `nil` when there are none.
    ///   - failure: why the last attempt failed, or `nil`.
    ///   - isOld: whether the age of the data is to be said.
    ///   - isLoading: whether an attempt runs now.
    public init(
      showing used: SourcedContent<Content>?, failure: FetchFailure? = nil, isOld: Bool = false,
      isLoading: Bool = false
    ) {
      switch (used, failure) {
      case (let used?, let failure?): self = .failedShowing(failure, used)
      case (let used?, nil): self = .shown(used, isOld: isOld)
      case (nil, _) where isLoading: self = .loading
      case (nil, let failure?): self = .failed(failure)
      case (nil, nil): self = .nothingYet
      }
    }

    /// The data to show, or `nil` when there are none.
    public var used: SourcedContent<Content>? {
      switch self {
      case .shown(let used, _), .failedShowing(_, let used): used
      case .nothingYet, .loading, .failed: nil
      }
    }

    /// Why the last attempt failed, or `nil`.
    public var failure: FetchFailure? {
      switch self {
      case .failedShowing(let failure, _), .failed(let failure): failure
      case .nothingYet, .loading, .shown: nil
      }
    }
  }

  extension ScreenState: Equatable where Content: Equatable {}
  extension ScreenState: Hashable where Content: Hashable {}

  extension SnapshotAnswer {
    /// What a screen or a widget has to show.
    ///
    /// - Parameter isLoading: whether an attempt runs now.
    public func screenState(isLoading: Bool = false) -> ScreenState<Content> {
      ScreenState(showing: used, failure: failure, isOld: isOld, isLoading: isLoading)
    }
  }
#endif
