import ExampleSupport
import MartHolidayKit

/// A card before it is sent.
struct CardDraft {
  enum Problem: Hashable { case noTitle, noContent, noStars, noCategory, videoTooLong }

  /// The longest video in seconds.
  static let longestVideo = 15.0

  var title = ""
  var content = ""
  var stars: Int?
  var category: TravelCategory?
  /// The length of the video in seconds; `nil` for a photo.
  var videoLength: Double?

  /// What is missing or too long; a card without problems may be sent.
  var problems: [Problem] {
    var problems: [Problem] = []
    if title.isEmpty { problems.append(.noTitle) }
    if content.isEmpty { problems.append(.noContent) }
    if !(1...5).contains(stars ?? 0) { problems.append(.noStars) }
    if category == nil { problems.append(.noCategory) }
    if let videoLength, !(videoLength <= Self.longestVideo) { problems.append(.videoTooLong) }
    return problems
  }
}

/// The steps of sending a card; it is sent when the last one is done.
enum UploadStep: String, CaseIterable { case picture, video, card, level }

/// The parts of a card to delete at once; one that is not there counts as deleted.
enum CardPart: String, CaseIterable {
  case picture, video, card, level

  /// Deletes all parts and waits for every one.
  ///
  /// - Returns: the parts that are still there, with the reason.
  static func deleteAll(
    _ delete: @escaping @Sendable (CardPart) async throws -> Void
  ) async throws -> [CardPart: FetchFailure] {
    let outcomes = try await Gathering.outcomes(of: allCases, ask: delete)
    return zip(allCases, outcomes).reduce(into: [:]) { left, part in
      guard let failure = part.1.failure, failure.status != 404 else { return }
      left[part.0] = failure
    }
  }
}
