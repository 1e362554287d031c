import ArgumentParser

/// Sends the night's alerts from a queue that several workers share.
@main
struct MartWorker: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mart-worker",
    abstract: "밤마다 보낼 휴무 알림을 처리합니다. Sends the night's closing alerts.",
    subcommands: [Enqueue.self, Run.self, Status.self, Forget.self])
}
