import Fetching
import KoreanCalendar
import MartCatalog
import MartModels
import Testing

@Suite("Times that an integer of 32 bits does not hold")
struct LongWaitTests {
  @Test("A server may name a date of any year from 1970 to 9999")
  func datesOfAnyYear() throws {
    var disagreements = 0
    for year in 1970...9_999 {
      let text = String(year)
      let padded = "Fri, 01 Jan " + text + " 00:00:00 GMT"
      let failure = try #require(FetchFailure(statusCode: 503, retryAfter: padded, at: 0))
      // The rule of leap years, apart from the calendar of the package.
      let before = Int64(year - 1)
      let days = before * 365 + before / 4 - before / 100 + before / 400 - 719_162
      if failure.retryAfter != Double(days * 86_400) { disagreements += 1 }
    }
    #expect(disagreements == 0)
  }

  @Test(
    "The seconds that a server names are read, however many",
    arguments: [
      ("2147483647", 2_147_483_647), ("2147483648", 2_147_483_648),
      ("4294967296", 4_294_967_296), ("9999999999", 9_999_999_999),
      ("9007199254740993", 1e15), ("99999999999999999999999", 1e15),
    ] as [(String, Double)])
  func seconds(header: String, expected: Double) throws {
    let failure = try #require(FetchFailure(statusCode: 429, retryAfter: header, at: 0))
    #expect(failure.retryAfter == expected)
    for language in [PhraseLanguage.korean, .english] {
      #expect(!failure.phrase(in: language, style: .long).isEmpty)
    }
  }

  @Test("Of what a server asks for a week counts, in the wait, the advice and the words")
  func wordsOfAWeek() throws {
    for seconds in [604_800, 604_801, 3_000_000_000, 9_999_999_999] as [Double] {
      let failure = FetchFailure(.tooMany, retryAfter: seconds)
      #expect(failure.advice == .after(604_800))
      #expect(failure.phrase(in: .english, style: .long).hasSuffix("again in 7 days."))
    }
  }

  @Test("The age of what was fetched is told beyond 68 years")
  func ages() {
    let answer = SourcedContent("", from: .cache, fetchedAt: 0)
    #expect(answer.agePhrase(at: 2_147_483_647, in: .english) == "24855 days old")
    #expect(answer.agePhrase(at: 2_147_483_648, in: .english) == "24855 days old")
    #expect(answer.agePhrase(at: 3_199_999_999, in: .english) == "37037 days old")
  }

  @Test("The numbers of a user's branches leave room to both ends")
  func numbersToGive() {
    let numbers = UserBranches.numbersToGive
    #expect(numbers.contains(-1) && numbers.contains(-1_000_000_000))
    #expect(!numbers.contains(0) && !numbers.contains(Int.min) && !numbers.contains(1))
    #expect(numbers.lowerBound - 1_000_000 > Int.min)
    #expect(Int64(numbers.lowerBound) >= -9_007_199_254_740_992)
  }
}
