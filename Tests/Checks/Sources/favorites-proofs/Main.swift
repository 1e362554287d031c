import Foundation

let usage = """
  usage: favorites-proofs PROOF
    kill [--kills N] [--seed S] [--of WHAT]
                                   kills a writer N times (300) and looks at what it left
    two [--writers N] [--seconds S] [--seed S] [--of WHAT]
                                   N processes (2) write and one reads one file for S seconds (20)
    rival [--rounds N] [--processes M] [--of WHAT]
                                   begin beside an unreadable file at once: N rounds (2000) of two
                                   keepers, and M rounds (200) of two processes
    wait [--seconds S] [--of WHAT] a process holds the lock for S seconds (4) while four keepers wait
    tasks [--tasks N]              N tasks (1000) change one keeper; for the thread sanitizer
    memory                         the memory that reading the largest lists needs
    full [--of WHAT]               fills a small disk, where one can be mounted
    readonly [--of WHAT]           a file system for reading only, where one can be mounted
    links [--of WHAT]              symbolic links in place of the file and those beside it
    all [--short 1]                all of them, one after the other; short takes a minute

  WHAT is favorites unless told, or snapshot: what the file keeps.
  Each proof exits 0 when the promise holds, 77 when it cannot be made here, and 1 otherwise.
  """

/// A promise that was broken, or a proof that cannot be made.
struct ProofFailure: Error {
  var text: String
  init(_ text: String) { self.text = text }
}

/// The arguments after the name of the proof, in pairs.
struct Options {
  private var values: [String: String] = [:]

  init(_ arguments: [String]) throws(ProofFailure) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard name.hasPrefix("--"), let value = rest.popFirst() else {
        throw ProofFailure("unknown argument \(name)\n\(usage)")
      }
      values[name] = value
    }
  }

  func number(_ name: String, _ standard: Double) throws(ProofFailure) -> Double {
    guard let text = values[name] else { return standard }
    guard let number = Double(text), number >= 0 else {
      throw ProofFailure("\(name) needs a number, not \(text)")
    }
    return number
  }

  /// Whether the file of a proof keeps a snapshot, and not favorites.
  var isOfSnapshot: Bool {
    get throws(ProofFailure) {
      switch values["--of"] {
      case nil, "favorites"?: return false
      case "snapshot"?: return true
      case let other?: throw ProofFailure("--of favorites or snapshot, not \(other)")
      }
    }
  }

  func text(_ name: String) throws(ProofFailure) -> String {
    guard let text = values[name] else { throw ProofFailure("\(name) is missing") }
    return text
  }
}

@main
enum Main {
  static func main() async {
    // What the parent no longer reads must not end a child.
    signal(SIGPIPE, SIG_IGN)
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst(2)))
      switch CommandLine.arguments.dropFirst().first {
      case let proof? where try options.isOfSnapshot: try await snapshot(proof, options)
      case let proof?: try await favorites(proof, options)
      case nil: throw ProofFailure(usage)
      }
    } catch {
      say("favorites-proofs: \((error as? ProofFailure)?.text ?? "\(error)")", to: .standardError)
      exit(1)
    }
  }

  private static func favorites(_ proof: String, _ options: Options) async throws {
    switch proof {
    case "kill": try await KillProof(options).run()
    case "kill-writer": try await KillProof.write(options)
    case "two": try TwoProcessProof(options).run()
    case "two-writer": try await TwoProcessProof.write(options)
    case "two-reader": try TwoProcessProof.read(options)
    case "tasks": try await TasksProof(options).run()
    case "rival": try await RivalProof(options).run()
    case "rival-child": try await RivalProof.race(options)
    case "wait": try await WaitProof(options).run()
    case "wait-holder": try WaitProof.hold(options)
    case "memory": try await MemoryProof.run()
    case "memory-reader": try await MemoryProof.read(options)
    case "full": try await FullDiskProof.run()
    case "readonly": try await ReadOnlyProof.run()
    case "links": try await LinksProof.run()
    case "all": try await all(isShort: try options.number("--short", 0) > 0)
    default: throw ProofFailure(usage)
    }
  }

  private static func snapshot(_ proof: String, _ options: Options) async throws {
    switch proof {
    case "kill": try await KillProof(options).run()
    case "kill-writer": try await SnapshotWriter(options).writeForEver()
    case "two": try SnapshotTwoProcessProof(options).run()
    case "two-writer": try await SnapshotTwoProcessProof.write(options)
    case "two-reader": try SnapshotTwoProcessProof.read(options)
    case "rival": try await SnapshotRivalProof(options).run()
    case "rival-child": try await SnapshotRivalProof.race(options)
    case "wait": try await SnapshotWaitProof(options).run()
    case "wait-holder": try WaitProof.hold(options)
    case "full": try await SnapshotDiskProof.full()
    case "readonly": try await SnapshotDiskProof.readOnly()
    case "links": try await SnapshotDiskProof.links()
    default: throw ProofFailure(usage)
    }
  }
}

extension Main {
  /// Every proof; one that cannot be made here says so and does not hold up the others.
  static func all(isShort: Bool) async throws {
    let proofs: [[String]] = [
      ["kill", "--kills", isShort ? "20" : "400"],
      ["two", "--writers", "2", "--seconds", isShort ? "2" : "20"],
      ["two", "--writers", "4", "--seconds", isShort ? "2" : "20"],
      isShort ? ["rival", "--rounds", "200", "--processes", "10"] : ["rival"],
      ["wait", "--seconds", isShort ? "1" : "4"],
      ["tasks", "--tasks", isShort ? "100" : "1000"], ["memory"], ["full"], ["readonly"],
      ["links"],
      ["kill", "--of", "snapshot", "--kills", isShort ? "20" : "400"],
      ["two", "--of", "snapshot", "--writers", "2", "--seconds", isShort ? "2" : "20"],
      ["two", "--of", "snapshot", "--writers", "4", "--seconds", isShort ? "2" : "20"],
      ["rival", "--of", "snapshot"] + (isShort ? ["--rounds", "50", "--processes", "10"] : []),
      ["wait", "--of", "snapshot", "--seconds", isShort ? "1" : "4"],
      ["full", "--of", "snapshot"], ["readonly", "--of", "snapshot"],
      ["links", "--of", "snapshot"],
    ]
    for proof in proofs {
      let (process, output) = try child(proof)
      let text = try output.readToEnd() ?? Data()
      process.waitUntilExit()
      FileHandle.standardOutput.write(text)
      guard [0, 77].contains(process.terminationStatus) else {
        throw ProofFailure("\(proof.joined(separator: " ")): exit \(process.terminationStatus)")
      }
    }
  }
}

/// Writes a line at once, so that it is there when the process is killed.
func say(_ line: String, to handle: FileHandle = .standardOutput) {
  handle.write(Data((line + "\n").utf8))
}

/// A child that runs another part of this program.
func child(_ arguments: [String]) throws -> (process: Process, output: FileHandle) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
  process.arguments = arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  try process.run()
  return (process, pipe.fileHandleForReading)
}

/// A directory that is taken away at the end of a proof.
func inTemporaryDirectory(_ body: (URL) async throws -> Void) async throws {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("favorites-proof-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  try await body(url)
  try FileManager.default.removeItem(at: url)
}
