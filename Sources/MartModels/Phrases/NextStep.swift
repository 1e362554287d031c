public import Favorites
public import Keeping

/// What a person can do after something could not be read or stored, for a button.
public enum NextStep: String, Phrasable, CaseIterable, Hashable, Sendable {
  /// Try the same again.
  case retry
  /// Begin again with an empty list; the unreadable data stay where they were set aside.
  case startOver
  /// Update the app, which is older than the data.
  case updateApp
  /// Free up storage space, and then try again.
  case freeSpace

  /// The words for a button.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// StoreError(.damaged, value: "crc").nextStep?.phrase(in: .korean)  // "새로 시작"
  /// ```
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch self {
    case .retry: language("다시 시도", "Try Again")
    case .startOver: language("새로 시작", "Start Over")
    case .updateApp: language("앱 업데이트", "Update App")
    case .freeSpace: language("저장 공간 비우기", "Free Up Space")
    }
  }
}

extension StoreError {
  /// What a person can do, or `nil` when only the developer can.
  public var nextStep: NextStep? {
    switch code {
    case .truncated, .malformed, .emptyFile, .damaged, .unexpectedClass, .pastVersion, .setAside:
      .startOver
    case .futureVersion: .updateApp
    case .diskFull: .freeSpace
    case .lockTimedOut, .notDurable, .systemError: .retry
    default: nil
    }
  }
}

extension FavoriteError {
  /// What a person can do; `nil` if the error's phrase says it, or only the developer can do it.
  public var nextStep: NextStep? {
    switch code {
    case .truncated, .malformed: .startOver
    case .futureVersion: .updateApp
    case .staleOffset: .retry
    default: nil
    }
  }
}

// Errors of any type; Embedded Swift has none.
#if !hasFeature(Embedded)
  /// What went wrong with the favorites, whatever a store threw, in the words of the app's language.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let full = FavoriteProblem(StoreError(.diskFull, value: "error 28"))
  /// full?.phrase(in: .english, style: .long)
  /// // "There is not enough storage space. Please free up some space and try again."
  /// full?.nextStep  // .freeSpace
  /// FavoriteProblem(CancellationError()) == nil  // true
  /// ```
  public struct FavoriteProblem: Error, Phrasable, Hashable, Sendable {
    private enum Cause: Hashable, Sendable {
      case list(FavoriteError)
      case store(StoreError)
    }

    private let cause: Cause

    /// Takes what a keeper threw.
    ///
    /// - Parameter error: any error; one of another type counts as a failure of the store.
    /// - Returns: `nil` for a cancellation, which is not a problem.
    public init?(_ error: any Error) {
      switch error {
      case let error as FavoriteError: cause = .list(error)
      case let error as StoreError: cause = .store(error)
      case is CancellationError: return nil
      default: cause = .store(StoreError(.systemError, value: "\(error)"))
      }
    }

    /// What a person can do; `nil` if the phrase says it, or only the developer can do it.
    public var nextStep: NextStep? {
      switch cause {
      case .list(let error): error.nextStep
      case .store(let error): error.nextStep
      }
    }

    /// What went wrong, in words for a person.
    ///
    /// - Parameters:
    ///   - language: the language.
    ///   - style: `long` adds what the person can do.
    public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
      switch cause {
      case .list(let error): error.phrase(in: language, style: style)
      case .store(let error): error.phrase(in: language, style: style)
      }
    }
  }

  extension FavoriteProblem: CustomStringConvertible {
    /// The line for a log, with the value, the path and what remains.
    public var description: String {
      switch cause {
      case .list(let error): error.description
      case .store(let error): error.description
      }
    }
  }
#endif
