import Fetching
import MartCatalog
import MartModels
import Testing

@Suite("A source in words")
struct SourceWordsTests {
  @Test("A source is printed as it is written")
  func description() {
    #expect(DataSource.allCases.map { "\($0)" } == [".bundled", ".cache", ".server"])
  }

  @Test("A source says how old it is")
  func words() {
    let rows: [(Double, String, String)] = [
      (0, "방금 받은 자료", "up to date"), (59, "방금 받은 자료", "up to date"),
      (60, "1분 전 자료", "1 min old"), (3_599, "59분 전 자료", "59 min old"),
      (3_600, "1시간 전 자료", "1 h old"), (86_399, "23시간 전 자료", "23 h old"),
      (86_400, "1일 전 자료", "1 day old"), (200_000, "2일 전 자료", "2 days old"),
      (-1, "언제 받았는지 알 수 없는 자료", "data of an unknown age"),
      (.nan, "언제 받았는지 알 수 없는 자료", "data of an unknown age"),
      (1e300, "언제 받았는지 알 수 없는 자료", "data of an unknown age"),
    ]
    for (age, korean, english) in rows {
      let answer = SourcedContent("", from: .cache, fetchedAt: 0)
      #expect(answer.agePhrase(at: age, in: .korean) == korean)
      #expect(answer.agePhrase(at: age, in: .english) == english)
    }
    #expect(SourcedContent("", from: .bundled).agePhrase(at: 0, in: .english) == "data of the app")
    #expect(SourcedContent("", from: .cache).agePhrase(at: 0, in: .korean) == "언제 받았는지 알 수 없는 자료")
  }
}
