import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Turns subscribers into messages, one JSON object a line each.
struct AlertPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alert-plan",
    abstract: "구독자 목록에서 보낼 알림을 만듭니다. Plans the alerts for subscribers.",
    discussion: """
      표준 입력의 한 줄 {"id":"token","favorites":[7014]}이 구독자 하나이고, 출력의 한 줄이 메시지
      하나입니다. 키는 Examples/README.md에 있습니다.
      A line of standard input is a subscriber, and a line of the output a message; the keys are in
      Examples/README.md.
      """)

  @Option(help: ArgumentHelp("오늘. Today in Korea.", valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(
    help: ArgumentHelp("지금 시각. The time of the run; 11:00 when absent.", valueName: "HH:mm"))
  var time: String?

  @Option(help: "며칠 전에, 예 3,1. How many days ahead, 0…31, such as 3,1.")
  var leads = "1"

  @Option(help: "여덟 중 둘째 몫이면 2/8. The part of the subscribers, such as 2/8.")
  var shard = "1/1"

  @Option(help: "보낸 알림 파일: 한 줄에 하나. A file of what was sent, an identity a line.")
  var sent: String?

  @Option(help: "이 구독자 다음부터. The subscriber after whom to go on; the input is sorted by id.")
  var resumeAfter: String?

  @Option(help: "매장 목록 파일. A file with the branches to use.")
  var catalog: String?

  @Flag(help: "오류와 요약을 영어로. Errors and the summary in English.")
  var english = false

  func run() throws {
    let today = try KoreaToday.parse(date)
    let minute = try ClockArgument.minute(time) ?? 660
    guard let now = WallTime(date: today, minuteOfDay: minute) else { return }
    guard let shard = AlertShard(shard) else {
      throw ExampleFailure(
        .usage, korean: "몫이 아닙니다: \"\(shard)\" (예: 2/8)",
        english: "not a shard: \"\(shard)\" (for example 2/8)")
    }
    let known = try readSent()
    let branches = try catalog.map(ExampleCatalog.load) ?? ExampleCatalog.bundled()
    let plan = AlertPlan(for: branches, at: now, leads: try parsedLeads())
    let input = SubscriberLines(
      language: english ? .english : .korean,
      isWatched: isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 0)
    var output = StandardOutput()
    var count = 0
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let batches = plan.batches(
      for: input, shard: shard, resumingAfter: resumeAfter, isSent: { known.contains($0) })
    for batch in batches {
      for message in batch.messages {
        output.bytes += try encoder.encode(MessageLine(message))
        try output.endLine()
      }
      count += batch.messages.count
      // What is printed is whole when the next batch begins, as after a call of a push service.
      try output.flush()
    }
    try output.flush()
    try input.end(messages: count)
  }

  private func parsedLeads() throws -> LeadDays {
    let numbers = leads.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let days = numbers.compactMap { $0 }
    guard days.count == numbers.count, let leads = LeadDays(validating: days) else {
      throw ExampleFailure(
        .usage, korean: "0…31일이 아닙니다: \"\(leads)\" (예: 3,1)",
        english: "not days ahead: \"\(leads)\" (0…31, for example 3,1)")
    }
    return leads
  }

  private func readSent() throws -> Set<AlertIdentity> {
    guard let sent else { return [] }
    let text: String
    do {
      text = try String(contentsOfFile: sent, encoding: .utf8)
    } catch {
      throw ExampleFailure(
        .noInput, korean: "파일을 읽을 수 없습니다: \(sent)", english: "cannot read: \(sent)")
    }
    var known: Set<AlertIdentity> = []
    for (number, line) in text.split(whereSeparator: \.isNewline).enumerated() {
      guard let identity = AlertIdentity(String(line)) else {
        throw ExampleFailure(
          .badData, korean: "\(sent) \(number + 1)째 줄은 알림이 아닙니다.",
          english: "\(sent), line \(number + 1): not an identity")
      }
      known.insert(identity)
    }
    return known
  }
}
