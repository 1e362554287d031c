import ExampleSupport
import Foundation
import MartHolidayKit
import Testing

@testable import BoardingPlan

/// A card with defaults for everything that a test is not about.
func card(
  _ id: String, by author: String = "u1", at time: Double = 0, city: City? = nil,
  title: String = "title", likes: [String] = [], saves: Int = 0, reports: Int = 0,
  category: String = "관광", coordinate: Coordinate? = nil
) -> TravelCard {
  TravelCard(
    id: id, author: author, writtenAt: time, media: .photo, urls: ["\(id).jpg"], place: nil,
    country: city?.country, city: city?.city, coordinate: coordinate, weather: nil, title: title,
    content: "content of \(id)", stars: 5, category: category, likedBy: Set(likes), saves: saves,
    reports: reports)
}

@Suite("Cards of boarding-plan")
struct CardTests {
  @Test("A card whose place nobody knows has none, and not 0,0 or a text that says so")
  func unknownPlace() throws {
    let json = """
      {"id":"a","author":"u","writtenAt":1,"media":"video","urls":[],"title":"t","content":"c",
      "stars":3,"category":"사진","likedBy":["x","y"],"saves":0,"reports":0}
      """
    let card = try JSONDecoder().decode(TravelCard.self, from: Data(json.utf8))
    #expect(card.place == nil && card.country == nil && card.coordinate == nil)
    #expect(card.media == .video)
    #expect(card.likes == 2)
  }

  @Test("A card needs a title, a content, stars and a category, and a video of 15 seconds at most")
  func draft() {
    var draft = CardDraft()
    #expect(draft.problems == [.noTitle, .noContent, .noStars, .noCategory])
    draft = CardDraft(title: "t", content: "c", stars: 1, category: .맛집, videoLength: 15)
    #expect(draft.problems.isEmpty)
    draft.videoLength = 15.01
    #expect(draft.problems == [.videoTooLong])
    draft = CardDraft(title: "t", content: "c", stars: 0, category: .맛집)
    #expect(draft.problems == [.noStars])
  }

  @Test("A card is sent when the last step is done: picture, video, card, level")
  func upload() async {
    var taken: [UploadStep] = []
    var steps = OrderedSteps<UploadStep>()
    let refused = await steps.run(absentIsDone: false) { step throws(FetchFailure) in
      taken.append(step)
      if step == .card { throw FetchFailure(.server, status: 404) }
    }
    #expect(refused == .stopped(at: .card, FetchFailure(.server, status: 404)))
    #expect(taken == [.picture, .video, .card])
    #expect(await steps.run { _ in } == .done)
  }

  @Test("The parts of a card are deleted at once, each with an outcome, and an absent one is gone")
  func deletion() async throws {
    let left = try await CardPart.deleteAll { part in
      if part == .video { throw FetchFailure(.client, status: 404) }
      if part == .level { throw FetchFailure(.timeout) }
    }
    #expect(left == [.level: FetchFailure(.timeout)])
  }

  @Test("Likes are counted from the people who like")
  func likes() {
    var card = card("a", likes: ["x"])
    card.toggleLike(by: "y")
    card.toggleLike(by: "y")
    card.toggleLike(by: "z")
    #expect(card.likes == 2)
  }

  @Test("Only what is missing of a place is filled in, and each field says who knows it")
  func placeFacts() {
    var facts = PlaceFacts()
    #expect(!facts.needsLookUp)
    facts.coordinate = Coordinate(latitude: 48.8584, longitude: 2.2945)
    facts.city = .init(text: "빠리", source: .user)
    #expect(facts.needsLookUp)
    facts.fill(from: PlaceAnswer(name: "Eiffel", country: nil, city: "Paris"))
    #expect(facts.name == .init(text: "Eiffel", source: .place))
    #expect(facts.country == nil)
    #expect(facts.city == .init(text: "빠리", source: .user))
    facts.fill(from: PlaceAnswer(country: "프랑스"), source: .photo)
    #expect(!facts.needsLookUp)
  }

  @Test("The minutes 01:05 and 13:05 of two photos differ")
  func timeOfPhoto() {
    let times = [1, 13].map { WallTime(CivilDate(2024, 5, 9), $0, 5) }
    #expect(times.map(\.description) == ["2024-05-09T01:05", "2024-05-09T13:05"])
    #expect(PlaceFacts(time: times[0]) != PlaceFacts(time: times[1]))
  }

  @Test("An answer about a place that cannot be read is a failure, and no empty place")
  func lookUp() throws {
    let found = Data(#"{"results":[{"formatted_address":"5 Av.","place_id":"p"}]}"#.utf8)
    let details = Data(#"{"result":{"name":"Eiffel","overview":"a tower"}}"#.utf8)
    let answer = try PlaceAnswer.lookUp(geocode: found) { $0 == "p" ? details : Data() }
    #expect(answer == PlaceAnswer(name: "Eiffel", vicinity: "5 Av.", overview: "a tower"))
    let none = try PlaceAnswer.lookUp(geocode: Data(#"{"results":[]}"#.utf8)) { _ in Data() }
    #expect(none == nil)
    for bad in ["", "{}", #"{"results":[{}]}"#] {
      let error = #expect(throws: FetchFailure.self) {
        try PlaceAnswer.lookUp(geocode: Data(bad.utf8)) { _ in Data() }
      }
      #expect(error?.code == .undecodable)
    }
  }

  @Test("Comments are oldest first or most liked, without those of blocked people")
  func comments() {
    let comments = [("b", 2.0, 1), ("a", 1.0, 1), ("c", 3.0, 5), ("x", 0.0, 9)].map {
      CardComment(author: $0, writtenAt: $1, text: "", likes: $2)
    }
    let oldest = CardComment.shown(comments, .oldestFirst, blocked: ["x"])
    #expect(oldest.map(\.author) == ["a", "b", "c"])
    let liked = CardComment.shown(comments, .mostLiked, blocked: ["x"])
    #expect(liked.map(\.author) == ["c", "a", "b"])
  }
}
