public import MartModels

extension CatalogError: Phrasable {
  /// What went wrong, in words for a person.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let error = CatalogError(.serverError, status: 500)
  /// error.phrase(in: .korean)  // "서버에 문제가 생겼습니다."
  /// error.phrase(in: .english, style: .long)  // "The server has a problem. Please try again later."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` adds what the person can do, or what the server says.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let (what, advice): (String, String)
    switch code {
    case .badParameter, .badRequest:
      what = language("잘못된 요청입니다.", "The request is wrong.")
      advice = message ?? ""
    case .unauthorized:
      what = language("로그인이 필요합니다.", "The session has expired.")
      advice = language("다시 로그인해 주세요.", "Please sign in again.")
    case .notFound:
      what = language("매장을 찾을 수 없습니다.", "There is no such store.")
      advice = message ?? ""
    case .tooManyRequests:
      what = language("요청이 너무 많습니다.", "Too many requests.")
      advice = language("잠시 후 다시 시도해 주세요.", "Please try again in a while.")
    case .serverError:
      what = language("서버에 문제가 생겼습니다.", "The server has a problem.")
      advice = language("나중에 다시 시도해 주세요.", "Please try again later.")
    default:
      what = language("서버가 오류를 알렸습니다.", "The server answered an error.")
      advice = message ?? code.rawValue
    }
    return style == .short || advice.isEmpty ? what : what + " " + advice
  }
}
