import AlertQueue
import ArgumentParser
import Foundation
import Logging

/// Where messages go.
struct SenderOptions: ParsableArguments {
  @Option(help: "The HTTP endpoint; without one, lines are written.")
  var endpoint: String?

  @Option(help: "Whose answers the endpoint gives: fcm or apns.")
  var service = HTTPSender.Service.fcm

  @Option(help: "A file with the key that the endpoint asks for; read again when it is refused.")
  var keyFile: String?

  @Option(help: "A command that prints the key; run again when the key is refused.")
  var keyCommand: String?

  @Option(help: "The most seconds that a message takes.")
  var timeout = 10.0

  @Option(help: "How many requests run at the same time.")
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

  @Option(help: "Rehearsal: decides which messages fail.")
  var seed: UInt64 = 1

  func validate() throws {
    guard timeout > 0, timeout <= 600 else {
      throw ValidationError("--timeout is above 0 and at most 600")
    }
    guard width > 0 else { throw ValidationError("--width is above 0") }
    guard keyFile == nil || keyCommand == nil else {
      throw ValidationError("--key-file or --key-command, not both")
    }
  }

  func sender(whenOutputIsLost lost: @escaping @Sendable () -> Void) async throws -> any AlertSender
  {
    let shares = FaultySender.Shares(
      retried: failRetried, unanswered: failUnanswered, forgotten: failForgotten,
      dropped: failDropped)
    return FaultySender(try await faultless(lost), seed: seed, shares: shares)
  }

  private func faultless(_ lost: @escaping @Sendable () -> Void) async throws -> any AlertSender {
    guard let endpoint else { return LineSender(to: try file(), whenLost: lost) }
    guard let url = URL(string: endpoint), url.host != nil else {
      throw ValidationError("not an address: \(endpoint)")
    }
    let key = keyFile.map { KeySource.file($0) } ?? keyCommand.map { KeySource.command($0) }
    let sender = HTTPSender(to: url, service: service, key: key, width: width, timeout: timeout)
    do {
      try await sender.prepare()
    } catch {
      Logger.worker.critical("\(error)")
      throw ExitCode(EX_CONFIG)
    }
    return sender
  }

  private func file() throws -> FileHandle {
    guard output != "-" else { return .standardOutput }
    let descriptor = open(output, O_WRONLY | O_CREAT | O_APPEND, 0o644)
    guard descriptor >= 0 else { throw ValidationError("cannot write: \(output)") }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}

extension HTTPSender.Service: ExpressibleByArgument {}
