import Foundation
import MartHolidayKit
import MartStorage
import Testing

@Suite("favorites")
final class FavoritesTests {
  let program: Program
  let home: URL

  init() throws {
    program = try Program("favorites")
    home = FileManager.default.temporaryDirectory
      .appendingPathComponent("favorites-home-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: home) } catch { Issue.record(error) }
  }

  private func run(_ arguments: [String]) throws -> Program.Result {
    try program.run(arguments + ["--home", home.path, "--catalog", Program.knownStores])
  }

  /// Runs commands one after the other and writes down what each said and how it ended.
  private func transcript(_ commands: [[String]], _ flags: [String] = []) throws -> String {
    var text = ""
    for command in commands {
      let result = try run(command + flags)
      text += "$ favorites \(command.joined(separator: " "))\n"
      text += result.output + result.errors + "(\(result.exitCode))\n"
    }
    return text.replacingOccurrences(of: home.path, with: "HOME")
  }

  static let session = [
    ["list"], ["push", "코스트코 양재점", "1003"], ["push", "1003", "77", "78"],
    ["push", "1003", "77", "78", "--force"],
    ["note", "77", "주말 장보기"], ["move", "3", "1"], ["list"], ["pop", "5"],
    ["note", "5", "x"], ["move", "1", "1"], ["move", "1", "4"], ["pop", "코스트코 양재점", "77"],
    ["note", "1003"], ["list"], ["push", "0"], ["push", "양제점"],
  ]

  @Test("A session says in words what happened, and each command finds what the last one left")
  func korean() throws {
    try KeptOutput.check(transcript(Self.session), "favorites/session.txt")
  }

  @Test("The same session in English")
  func english() throws {
    try KeptOutput.check(transcript(Self.session, ["--english"]), "favorites/session-english.txt")
  }

  @Test("An archive of the original app comes in whole, also beyond the limit")
  func importing() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let members = NSSet(array: [0, 1001, 1002, 1003, 7014].map { NSNumber(value: $0) })
    archiver.encode(members, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let file = home.appendingPathComponent("FavoriteList.plist")
    try archiver.encodedData.write(to: file)
    let commands = [
      ["push", "7014"], ["import", file.path], ["import", file.path], ["push", "5", "--force"],
      ["list"],
    ]
    try KeptOutput.check(transcript(commands), "favorites/import.txt")
  }

  @Test("A stored list comes in with its notes")
  func importingList() throws {
    var list = FavoriteList<Int>()
    list.push(1001, note: "집")
    let file = home.appendingPathComponent("list.json")
    try Data(list.storedForm).write(to: file)
    #expect(try run(["import", file.path]).exitCode == 0)
    #expect(try run(["list"]).output.contains("집"))
  }

  @Test("What is no file of favorites is refused in one line")
  func importingGarbage() throws {
    let file = home.appendingPathComponent("garbage")
    for text in ["bplist00", "garbage", "{}"] {
      try Data(text.utf8).write(to: file)
      let result = try run(["import", file.path])
      #expect(result.exitCode == 65)
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
    }
    #expect(try run(["import", "/no/such/file"]).exitCode == 66)
  }

  @Test("An unreadable file is set aside and nothing is overwritten until one starts over")
  func unreadable() throws {
    let file = home.appendingPathComponent("favorites")
    try Data("garbage".utf8).write(to: file)
    for command in [["list"], ["push", "1001"], ["list"]] {
      let result = try run(command)
      #expect(result.exitCode == 65)
      #expect(result.output.isEmpty)
      #expect(result.errorLines.count == 1)
    }
    let aside = try FileManager.default.contentsOfDirectory(atPath: home.path)
      .filter { $0.hasPrefix("favorites.unreadable-") }
    #expect(aside.count == 1)
    #expect(try run(["start-over"]).exitCode == 0)
    #expect(try run(["push", "1001"]).exitCode == 0)
    let kept = try Data(contentsOf: home.appendingPathComponent(try #require(aside.first)))
    #expect(kept == Data("garbage".utf8))
  }

  @Test(
    "A folder that is not there, and one that is a file",
    arguments: [
      (["list", "--home", "/no/such/folder"], 66), (["list", "--home", "/dev/null"], 66),
      (["push", "1", "--home", "/dev/null"], 73), (["push", "1", "--limit=-1"], 64),
      (["list", "x"], 64), (["push"], 64), (["push", "양재점"], 64),
    ] as [([String], Int32)])
  func badInput(arguments: [String], exitCode: Int32) throws {
    let result = try program.run(
      arguments.contains("--home") ? arguments : arguments + ["--home", home.path])
    #expect(result.exitCode == exitCode, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errorLines.count == 1, "\(result.errors)")
  }

  @Test("Two programs at once lose nothing")
  func twoAtOnce() async throws {
    let (program, folder) = (program, home.path)
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for id in 1...8 {
        group.addTask {
          try program.run([
            "push", "--force", "\(id)", "--home", folder, "--limit", "20", "--catalog",
            Program.knownStores,
          ]).exitCode
        }
      }
      for try await code in group { #expect(code == 0) }
    }
    let bytes = try FileStore(url: home.appendingPathComponent("favorites")).load()
    #expect(try FavoriteList<Int>(storedForm: #require(bytes)).sorted() == Array(1...8))
  }

  @Test("Without a folder it uses the application data of the user", .enabled(if: isLinux))
  func standardFolder() throws {
    let environment = ["XDG_DATA_HOME": home.path, "HOME": home.path]
    #expect(try program.run(["push", "1001"], environment: environment).exitCode == 0)
    #expect(try program.run(["list"], environment: environment).output.contains("동해점"))
  }

  static let isLinux: Bool = {
    #if os(Linux)
      true
    #else
      false
    #endif
  }()
}
