import AlertQueue
import ArgumentParser
import Foundation

/// Where messages go.
struct SenderOptions: ParsableArguments {
  @Option(help: "The HTTP endpoint; without one, lines are written.")
  var endpoint: String?

  @Option(help: "Whose answers the endpoint gives: fcm or apns.")
  var service = HTTPSender.Service.fcm

  @Option(help: "How many requests are under way side by side.")
  var width = 32

  @Option(help: "The file that lines are added to; - is standard output.")
  var output = "-"

  @Option(help: "Rehearsal: of a thousand, so many are taken late.")
  var failRetried = 0

  @Option(help: "Rehearsal: of a thousand, so many answers are lost.")
  var failUnanswered = 0

  @Option(help: "Rehearsal: of a thousand, so many tokens are unknown.")
  var failForgotten = 0

  @Option(help: "Rehearsal: of a thousand, so many are refused.")
  var failDropped = 0

  @Option(help: "Rehearsal: which of them.")
  var seed: UInt64 = 1

  func sender() throws -> any AlertSender {
    let shares = FaultySender.Shares(
      retried: failRetried, unanswered: failUnanswered, forgotten: failForgotten,
      dropped: failDropped)
    return FaultySender(try faultless(), seed: seed, shares: shares)
  }

  private func faultless() throws -> any AlertSender {
    guard let endpoint else { return LineSender(to: try file()) }
    guard let url = URL(string: endpoint), url.host != nil else {
      throw ValidationError("not an address: \(endpoint)")
    }
    return HTTPSender(to: url, service: service, width: width)
  }

  private func file() throws -> FileHandle {
    guard output != "-" else { return .standardOutput }
    let descriptor = open(output, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard descriptor >= 0 else { throw ValidationError("cannot write: \(output)") }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}

extension HTTPSender.Service: ExpressibleByArgument {}
