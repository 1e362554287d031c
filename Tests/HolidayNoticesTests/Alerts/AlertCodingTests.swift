import Foundation
import HolidayNotices
import KoreanCalendar
import MartModels
import Testing

@Suite("Stored subscribers")
struct AlertCodingTests {
  private func subscriber(_ json: String) throws -> AlertSubscriber {
    try JSONDecoder().decode(AlertSubscriber.self, from: Data(json.utf8))
  }

  private func stored(_ subscriber: AlertSubscriber) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(subscriber), as: UTF8.self)
  }

  @Test(
    "A language tag is kept unless it is one of the two that are spoken",
    arguments: [
      ("ko", PhraseLanguage.korean, "ko"), ("ko-KR", .korean, "ko"), ("en", .english, "en"),
      ("en_US", .english, "en"), ("EN", .english, "en"),
      ("fr", PhraseLanguage(rawValue: "fr"), "fr"), ("kok", PhraseLanguage(rawValue: "kok"), "kok"),
      ("zh-Hant-TW", PhraseLanguage(rawValue: "zh-Hant-TW"), "zh-Hant-TW"),
      ("enm", PhraseLanguage(rawValue: "enm"), "enm"),
    ])
  func language(tag: String, language: PhraseLanguage, written: String) throws {
    let subscriber = try subscriber(#"{"id":"a","language":"\#(tag)"}"#)
    #expect(subscriber.language == language)
    #expect(try stored(subscriber) == #"{"favorites":[],"id":"a","language":"\#(written)"}"#)
  }

  @Test("The messages to a subscriber of an unknown language are Korean")
  func speaksKorean() throws {
    let store = Branch(
      id: 7, mart: .costco, name: "양재점", schedule: HolidaySchedule(rule: .nth([4], .sunday)))
    let plan = AlertPlan(for: [store], at: WallTime(CivilDate(2026, 11, 21), 12, 0), leads: [1])
    let message = try #require(
      plan.message(for: try subscriber(#"{"id":"a","favorites":[7],"language":"fr"}"#)))
    #expect(message.language == PhraseLanguage(rawValue: "fr"))
    #expect(message.body == "코스트코 양재점은 내일(11월 22일 일요일) 쉽니다.")
    #expect(message.title.contains("휴무") || message.title.contains("코스트코"))
  }

  @Test(
    "An empty name or language is refused",
    arguments: [#"{"id":""}"#, #"{"id":"a","language":""}"#, #"{"id":"","language":""}"#])
  func empty(json: String) {
    #expect(throws: DecodingError.self) { try subscriber(json) }
  }
}
