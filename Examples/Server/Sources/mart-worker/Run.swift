import AlertQueue
import ArgumentParser
import Dispatch
import Foundation
import Logging
import MartHolidayKit
import ProgramSupport

/// Works on the nights that are in the queue.
struct Run: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Works until all shards are done.",
    discussion: """
      On SIGTERM it ends what is under way and gives its shard back.
      """)

  @OptionGroup var queue: QueueOptions
  @OptionGroup var sender: SenderOptions

  @Flag(help: "Wait for the next night.")
  var follow = false

  @Option(help: "How many seconds a shard is held without a sign of life.")
  var lease = 60

  @Option(help: "How many subscribers are read and recorded together.")
  var pageSize = 1_000

  @Option(help: ArgumentHelp("Rehearsal: what the clock shows.", valueName: "time"))
  var now: String?

  @Flag(help: "Say where the time went.")
  var profile = false

  func run() async throws {
    let stop = StopSignal()
    let isOutputLost = StopSignal()
    let lost: @Sendable () -> Void = {
      isOutputLost.raise()
      stop.raise()
    }
    let sources = [SIGTERM, SIGINT].map { Self.raise(stop, on: $0) }
    defer { sources.forEach { $0.cancel() } }
    var settings = AlertWorker.Settings()
    settings.lease = .seconds(max(1, lease))
    settings.pageSize = max(1, pageSize)
    settings.follows = follow
    let worker = AlertWorker(
      queue: try await queue.open(.worker, stop: stop),
      sender: try await sender.sender(whenOutputIsLost: lost), settings: settings,
      clock: try clock(), stop: stop, logger: .worker)
    var times = WorkTimes()
    let end = try await worker.run(times: &times)
    if profile { report(times) }
    if isOutputLost.isRaised { throw OutputError() }
    if case .misconfigured = end { throw ExitCode(EX_CONFIG) }
  }

  private func clock() throws -> KoreanClock {
    guard let now else { return KoreanClock() }
    guard let time = WallTime(now) else { throw ValidationError("not a time: \(now)") }
    return KoreanClock(showing: time)
  }

  private func report(_ times: WorkTimes) {
    for part in WorkTimes.Part.allCases {
      let text = times[part].formatted(
        .units(allowed: [.milliseconds], width: .narrow, fractionalPart: .hide))
      LineLog.standardError.add("\(part.rawValue) \(text)\n".utf8)
    }
  }

  private static func raise(_ stop: StopSignal, on number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { stop.raise() }
    source.resume()
    return source
  }
}
