import Fetching
import MartCatalog
import MartModels
import Testing

@Suite("Failures in words, and those that a server put into words")
struct FetchFailureWordsTests {
  @Test("Every code has words of its own in both languages, short and long")
  func phrases() {
    let codes: [FetchFailure.Code] = [
      .client, .signedOut, .tooMany, .server, .offline, .timeout, .undecodable, .other,
    ]
    for language in PhraseLanguage.allCases {
      let short = codes.map { FetchFailure($0).phrase(in: language) }
      #expect(Set(short).count == codes.count)
      for (text, code) in zip(short, codes) {
        let long = FetchFailure(code).phrase(in: language, style: .long)
        #expect(long.hasPrefix(text + ". ") && long.hasSuffix("."))
      }
    }
    #expect(
      FetchFailure(.server, retryAfter: 61).phrase(in: .english, style: .long)
        == "The server has a problem. Please try again in 2 minutes.")
    #expect(
      FetchFailure(.server, retryAfter: 3_600).phrase(in: .korean, style: .long)
        == "서버에 문제가 생겼습니다. 1시간 뒤에 다시 시도해 주세요.")
    #expect(
      FetchFailure(.server, retryAfter: 1).phrase(in: .english, style: .long)
        == "The server has a problem. Please try again in 1 second.")
  }

  @Test(
    "A wait is never told as 60 minutes or 24 hours",
    arguments: [
      (59, "59 seconds"), (60, "1 minute"), (3_540, "59 minutes"), (3_541, "1 hour"),
      (3_600, "1 hour"), (3_601, "2 hours"), (82_800, "23 hours"), (82_801, "1 day"),
      (86_400, "1 day"), (86_401, "2 days"),
    ])
  func units(seconds: Double, words: String) {
    #expect(
      FetchFailure(.server, retryAfter: seconds).phrase(in: .english, style: .long)
        == "The server has a problem. Please try again in \(words).")
  }

  @Test(
    "An error that the server put into words is of the kind that its body says",
    arguments: [
      (CatalogError(.unauthorized), .signedOut, nil),
      (CatalogError(.tooManyRequests), .tooMany, nil),
      (CatalogError(.serverError), .server, nil), (CatalogError(.badParameter), .client, nil),
      (CatalogError(.badRequest), .client, nil), (CatalogError(.notFound), .client, nil),
      (CatalogError(CatalogError.Code(rawValue: "418")), .other, nil),
      (CatalogError(.serverError, status: 401), .signedOut, 401),
      (CatalogError(.serverError, status: 504), .timeout, 504),
      (CatalogError(.unauthorized, status: 0), .signedOut, nil),
    ] as [(CatalogError, FetchFailure.Code, Int?)])
  func words(error: CatalogError, code: FetchFailure.Code, status: Int?) {
    #expect(FetchFailure(error).code == code)
    #expect(FetchFailure(error).status == status)
    #expect(FetchFailure(error as any Error) == FetchFailure(error))
  }

  @Test("The words of the server are kept for a log")
  func kept() {
    let error = CatalogError(.badRequest, message: "경도(longitude)가 필요합니다.")
    #expect(FetchFailure(error).message == "경도(longitude)가 필요합니다.")
  }
}
