import AlertQueue
import ArgumentParser
import Logging
import MartHolidayKit
import ProgramSupport

/// Says how far the nights are.
struct Status: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Says how far each night is.")

  @OptionGroup var queue: QueueOptions

  func run() async throws {
    let queue = try await queue.open(.worker)
    let late = try await queue.newsCount()
    for night in try await queue.status() {
      let counts = night.counts
      try Program.say(
        "\(night.night) shards \(night.done)/\(night.shards) expired \(night.expired) cancelled \(night.cancelled)"
          + " read \(counts.read) sent \(counts.sent) deferred \(night.deferred)"
          + " forgotten \(counts.forgotten) dropped \(counts.dropped)"
          + " misconfigured \(counts.misconfigured) unreadable \(counts.unreadable) late \(late)")
    }
  }
}

/// Deletes what is not asked about any more.
struct Forget: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Deletes the records of days that are over.")

  @OptionGroup var queue: QueueOptions

  @Option(help: ArgumentHelp("Keep what this day needs.", valueName: "yyyy-MM-dd"))
  var before: CivilDate

  func run() async throws {
    let count = try await queue.open(.worker).forget(before: before)
    try Program.say("\(count) announcements forgotten")
  }
}
