public import Fetching
public import MartModels

extension FetchFailure: Phrasable {
  /// What went wrong, in words for a person.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let failure = FetchFailure(statusCode: 429, retryAfter: "120")
  /// failure?.phrase(in: .korean, style: .long)
  /// // "요청이 너무 많습니다. 2분 뒤에 다시 시도해 주세요."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` adds what the person can do.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let words = words(in: language)
    guard style == .long else { return words }
    return words + ". " + adviceWords(in: language)
  }

  fileprivate func words(in language: PhraseLanguage) -> String {
    switch code {
    case .client: language("서버가 요청을 받아들이지 않았습니다", "The server refused the request")
    case .signedOut: language("로그인이 확인되지 않았습니다", "The sign-in was not confirmed")
    case .tooMany: language("요청이 너무 많습니다", "There were too many requests")
    case .server: language("서버에 문제가 생겼습니다", "The server has a problem")
    case .offline: language("인터넷에 연결되어 있지 않습니다", "There is no internet connection")
    case .timeout: language("제시간에 응답이 없었습니다", "No answer came in time")
    case .undecodable: language("받은 자료를 읽을 수 없습니다", "The answer cannot be read")
    default: language("자료를 받지 못했습니다", "The data could not be fetched")
    }
  }

  fileprivate func adviceWords(in language: PhraseLanguage) -> String {
    switch advice {
    case .later: language("잠시 뒤에 다시 시도해 주세요.", "Please try again a little later.")
    case .after(let seconds):
      language(
        "\(Span(seconds).words(in: .korean)) 뒤에 다시 시도해 주세요.",
        "Please try again in \(Span(seconds).words(in: .english)).")
    case .whenOnline: language("연결을 확인해 주세요.", "Please check the connection.")
    case .renewSession: language("다시 시도해 주세요.", "Please try again.")
    case .notAgain: language("앱을 업데이트해 주세요.", "Please update the app.")
    }
  }
}

extension FetchNotice: Phrasable {
  /// What went wrong with how many parts, in words for a person.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// var notices = FetchNotices()
  /// let failed = Array(repeating: FetchFailure(.timeout), count: 10)
  /// notices.loadEnded(failures: failed)?.phrase(in: .korean)
  /// // "제시간에 응답이 없었습니다 (10건)"
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` adds what the person can do.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let number = count > 1 ? language(" (\(count)건)", " (\(count) times)") : ""
    let words = failure.words(in: language) + number
    return style == .short ? words : words + ". " + failure.adviceWords(in: language)
  }
}
