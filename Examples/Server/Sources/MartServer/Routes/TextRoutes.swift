import Foundation
import Hummingbird
import MartHolidayFoundation
import MartHolidayKit
import MartStore

/// Closing texts, as stores publish them, submitted for a branch and read into its schedule.
struct TextRoutes {
  let server: Server

  func add(to table: RouteTable) {
    table.add(
      "/api/marts/{id}/closing-texts",
      [.get: { try await list($0, $1) }, .post: { try await submit($0, $1) }])
  }

  private struct Submission: Decodable {
    let text: String
    /// The day on which the text was seen; without it, today.
    let asOf: CivilDate?
    /// What the text is known to be: without it, a notice.
    let kind: HolidayText.Kind?
  }

  /// The most characters of a text; a notice of a store has some hundred.
  private static let longestText = 10_000
  /// How many days `asOf` may be away from today.
  private static let furthestDay = 3_660

  private func submit(_ request: Request, _ context: MartContext) async throws -> Response {
    try server.authorize(request)
    let id = try server.branchID(context)
    let submission = try JSONDecoder.makeMartHolidayDecoder()
      .decode(Submission.self, from: Data(await server.body(of: request)))
    let language = try request.language()
    let (text, branch) = try await server.store.submit(
      try reading(of: submission), forBranch: id, at: server.settings.seconds)
    try await server.catalog.take(branch)
    server.metrics.count(text.reading)
    return try JSONAnswer.response(
      TextAnswer(text, branch.branch, server.settings.wallTime.date, language), status: .created,
      headers: [.location: "/api/marts/\(id)/schedule"])
  }

  private func reading(of submission: Submission) throws -> HolidayText {
    let today = server.settings.wallTime.date
    let date = submission.asOf ?? today
    var errors: [(field: String, message: String)] = []
    if submission.text.allSatisfy({ $0.isWhitespace }) {
      errors.append(("text", "휴무일 안내문이 필요합니다."))
    } else if submission.text.unicodeScalars.count > Self.longestText {
      errors.append(("text", "\(Self.longestText)자까지 가능합니다."))
    } else if submission.text.unicodeScalars.contains("\0") {
      errors.append(("text", "NUL 문자는 쓸 수 없습니다."))
    }
    if abs(today.days(until: date)) > Self.furthestDay {
      errors.append(("asOf", "오늘부터 10년 안의 날짜여야 합니다."))
    }
    guard errors.isEmpty else { throw ServerError.badFields(errors) }
    return HolidayText(submission.text, relativeTo: date, as: submission.kind ?? .notice)
  }

  private func list(_ request: Request, _ context: MartContext) async throws -> Response {
    let id = try server.branchID(context)
    let language = try request.language()
    let texts = try await server.store.texts(ofBranch: id)
    let tag = EntityTag("\(id)-\(texts.first?.id ?? 0)-\(language == .korean ? "ko" : "en")")
    return try request.answer(tag: tag) { headers in
      try JSONAnswer.response(texts.map { SubmittedText($0, language) }, headers: headers)
    }
  }
}

/// A text that was submitted, what was read from it, and what was not understood.
private struct SubmittedText: Encodable {
  struct Unread: Encodable {
    let text: String
    let reason: String
    let explanation: String
  }

  let id: Int
  let submittedAt: String
  let reading: HolidayText
  let isUnderstood: Bool
  let notUnderstood: [Unread]

  init(_ text: StoredText, _ language: PhraseLanguage) {
    id = text.id
    submittedAt =
      WallTime(inKoreaAt: Date(timeIntervalSince1970: TimeInterval(text.submittedAt))).description
    reading = text.reading
    isUnderstood = text.reading.unread.isEmpty
    notUnderstood = text.reading.unread.map { part in
      Unread(
        text: part.text, reason: part.reason.rawValue, explanation: part.phrase(in: language))
    }
  }
}

/// The answer to a submission: the text, and what is known of the branch with it.
private struct TextAnswer: Encodable {
  let submission: SubmittedText
  let schedule: HolidaySchedule
  let today: HolidayStatus
  let nextClosing: String

  init(_ text: StoredText, _ branch: Branch, _ today: CivilDate, _ language: PhraseLanguage) {
    submission = SubmittedText(text, language)
    schedule = branch.schedule
    self.today = branch.schedule.status(on: today)
    nextClosing = branch.schedule.nextClosing(onOrAfter: today)
      .phrase(in: language, relativeTo: today)
  }
}
