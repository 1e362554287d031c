import ArgumentParser
import ExampleSupport
import Foundation
import MartHolidayKit

/// Turns subscribers into messages, one JSON object per line.
struct AlertPlanCommand: ParsableCommand {
  static let configuration = CommandConfiguration.example(
    "alert-plan", "구독자 목록에서 보낼 알림을 만듭니다.", "Plans the alerts for subscribers.",
    details: (
      """
      표준 입력의 한 줄이 {"id":"token","favorites":[7014]} 같은 구독자 하나이고, 출력의 한 줄이 메시지 \
      하나입니다. 키는 Examples/README.md에 있습니다.
      """,
      """
      A line of standard input is a subscriber such as {"id":"token","favorites":[7014]}, and a line \
      of the output a message; the keys are in Examples/README.md.
      """
    ))

  @Option(
    help: .text(
      "오늘로 볼 날; 없으면 한국의 오늘.", "The day of the run; by default today in Korea.",
      valueName: "yyyy-MM-dd"))
  var date: String?

  @Option(
    help: .text("지금 시각; 없으면 11:00.", "The time of the run; 11:00 when absent.", valueName: "HH:mm"))
  var time: String?

  @Option(help: .text("며칠 전에, 0…31, 예: 3,1.", "How many days ahead, 0…31, such as 3,1."))
  var leads = "1"

  @Option(help: .text("구독자의 몫; 여덟 중 둘째면 2/8.", "The part of the subscribers, such as 2/8."))
  var shard = "1/1"

  @Option(
    help: .text(
      "보낸 알림 파일: 한 줄에 하나.", "A file of what was sent, an identity a line.", valueName: "file"))
  var sent: String?

  @Option(
    help: .text(
      "이 구독자 다음부터; 입력은 id 순서.", "Continues after this subscriber; the input is sorted by id.",
      valueName: "id"))
  var resumeAfter: String?

  @Option(help: .catalog)
  var catalog: String?

  @OptionGroup var languages: LanguageOptions

  func run() throws {
    let today = try KoreaToday.parse(date)
    let now = WallTime(today, try ClockArgument.time(time) ?? TimeOfDay(11, 0))
    guard let shard = AlertShard(shard) else {
      throw ExampleFailure(
        .usage, korean: "몫이 아닙니다: \"\(shard)\" (예: 2/8)",
        english: "not a shard: \"\(shard)\" (for example 2/8)")
    }
    let known = try readSent()
    let branches = try ExampleCatalog.branches(in: catalog)
    let plan = AlertPlan(for: branches, at: now, leads: try parsedLeads())
    StandardError.say(
      waitingFor: "구독자를 한 줄에 하나씩 입력하세요.", "Type one subscriber on each line.")
    let input = SubscriberLines(
      language: .ofRun,
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
      // Like a call of a push service, a batch is printed whole before the next one begins.
      try output.flush()
    }
    try output.flush()
    try input.end(messages: count)
  }

  private func parsedLeads() throws -> LeadDays {
    let numbers = leads.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let days = numbers.compactMap { $0 }
    guard days.count == numbers.count, let leads = LeadDays(days) else {
      throw ExampleFailure(
        .usage, korean: "0…31일이 아닙니다: \"\(leads)\" (예: 3,1)",
        english: "not days ahead: \"\(leads)\" (0…31, for example 3,1)")
    }
    return leads
  }

  private func readSent() throws -> Set<AlertIdentity> {
    guard let sent else { return [] }
    let file = InputFile(sent, korean: "보낸 알림", english: "list of what was sent")
    var known: Set<AlertIdentity> = []
    for (number, line) in try file.lines() where !line.isEmpty {
      guard let identity = AlertIdentity(line) else {
        throw ExampleFailure(
          .badData, korean: "\(sent) \(number)째 줄은 알림이 아닙니다.",
          english: "\(sent), line \(number): not an identity")
      }
      known.insert(identity)
    }
    return known
  }
}
