import Foundation

/// `closing-text-probes COMMAND`: what the reader of closing texts makes of texts whose meaning is
/// known; README.md lists the commands.
@main
struct Main {
  static func main() {
    do {
      let isRight = try run(Array(CommandLine.arguments.dropFirst()))
      exit(isRight ? 0 : 1)
    } catch let error as UsageError {
      FileHandle.standardError.write(Data("error: \(error.message)\n\(usage)\n".utf8))
      exit(64)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(66)
    }
  }

  private static let usage = """
    closing-text-probes [fresh|new|notices|fresh2|kinds|more|public|public2|all] [--verbose] [--id N]
    closing-text-probes institutions FILE [--json]
    closing-text-probes properties [--verbose]
    closing-text-probes foreign [--held-out] [--every N] [--verbose]
    closing-text-probes linear [COMBINATIONS] [SEED]
    """

  private static func run(_ arguments: [String]) throws -> Bool {
    var rest = arguments[...]
    switch rest.first {
    case "institutions":
      rest.removeFirst()
      guard let file = rest.popFirst() else { throw UsageError("institutions needs a file") }
      let printsJSON = rest.first == "--json"
      return try InstitutionCommand(file: URL(fileURLWithPath: file), printsJSON: printsJSON).run()
    case "properties":
      return try PropertyCommand(isVerbose: rest.contains("--verbose")).run()
    case "foreign":
      var command = ForeignCommand()
      command.isVerbose = rest.contains("--verbose")
      command.isHeldOut = rest.contains("--held-out")
      if let place = rest.firstIndex(of: "--every") {
        guard let count = rest.dropFirst(place - rest.startIndex + 1).first.flatMap({ Int($0) }),
          count > 0
        else { throw UsageError("--every needs a number") }
        command.every = count
      }
      return try command.run()
    case "linear":
      let numbers = rest.dropFirst().compactMap { UInt64($0) }
      var command = LinearCommand()
      if let count = numbers.first { command.combinations = Int(clamping: count) }
      if numbers.count > 1 { command.seed = numbers[1] }
      return try command.run()
    default: return try probes(rest)
    }
  }

  private static func probes(_ arguments: ArraySlice<String>) throws -> Bool {
    var command = ProbeCommand(tables: ProbeTable.all)
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "all": command.tables = ProbeTable.all
      case "--verbose": command.isVerbose = true
      case "--id":
        guard let id = rest.popFirst() else { throw UsageError("--id needs a number") }
        command.id = id
      default:
        guard let file = ProbeTable.files[argument] else {
          throw UsageError("unknown argument \(argument)")
        }
        command.tables = [file]
      }
    }
    return try command.run()
  }
}

struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
