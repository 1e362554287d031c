import AlertQueue
import ArgumentParser
import MartStore
import ProgramSupport

/// Sends the night's alerts from a queue that several workers share.
@main
struct MartWorker: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mart-worker",
    abstract: "Sends the night's closing alerts.",
    version: Program.version,
    subcommands: [Enqueue.self, Run.self, Cancel.self, Status.self, Forget.self])

  static func main() async {
    await Program.run(Self.self) { error in
      (error as? MartStoreError)?.exitCode ?? (error as? QueueError)?.exitCode
    }
  }
}

extension QueueError {
  /// The code of `sysexits.h` that the program ends with.
  var exitCode: Int32 {
    switch code {
    case .shardsDiffer: 64
    default: 65
    }
  }
}
