public import Fetching
public import MartModels

#if !hasFeature(Embedded)
  extension ScreenState {
    /// The line above or in place of the data, or `nil` when there is nothing to say.
    ///
    /// - Parameters:
    ///   - now: the moment, in seconds since 1970.
    ///   - language: the language.
    /// - Returns: that it loads; what failed, what can be done and how old the data are; their age
    ///   when that has to be said; `nil` for data that are not old.
    public func phrase(at now: Double, in language: PhraseLanguage) -> String? {
      switch self {
      case .nothingYet: language("아직 받은 자료가 없습니다.", "There are no data yet.")
      case .loading: language("불러오는 중입니다.", "Loading.")
      case .shown(let used, let isOld): isOld ? used.agePhrase(at: now, in: language) : nil
      case .failedShowing(let failure, let used):
        failure.phrase(in: language) + " (" + used.agePhrase(at: now, in: language) + ")"
      case .failed(let failure): failure.phrase(in: language, style: .long)
      }
    }
  }
#endif
