import ExampleSupport
import Foundation
import Testing

@Suite("expandable-list on a terminal", .serialized)
struct ExpandableListTerminalTests {
  static func terminal(rows: Int = 24, columns: Int = 80) throws -> Terminal {
    let terminal = try Terminal(
      rows: rows, columns: columns, program: Program("expandable-list"),
      arguments: ["--date", "2026-11-21"])
    terminal.receive(until: "↑↓")
    return terminal
  }

  @Test("Arrow keys select, Enter toggles, q quits and the terminal is as it was")
  func keys() throws {
    let terminal = try Self.terminal()
    #expect(!terminal.isRestored)
    #expect(terminal.screen.rows[2] == "› ▸ 코스트코 양재점  +5")
    terminal.type("\u{1B}[B\r")
    terminal.receive(until: "12월 9일")
    #expect(
      Array(terminal.screen.rows[2...9]) == [
        "  ▸ 코스트코 양재점  +5", "      11월 22일 (일)        내일", "› ▾ 이마트 양재점",
        "      11월 25일 (수)        D-4", "      12월 9일 (수)         D-18",
        "      12월 23일 (수)        D-32", "      2027년 1월 13일 (수)  D-53",
        "      2027년 1월 27일 (수)  D-67",
      ])
    terminal.type("q")
    #expect(terminal.waitForEnd())
    #expect(terminal.process.terminationStatus == 0)
    #expect(terminal.isRestored)
    #expect(terminal.screen.unknown.isEmpty)
  }

  @Test("Expanding writes the header and the new rows, and not one line more")
  func onlyNamedLines() throws {
    let terminal = try Self.terminal()
    terminal.forgetWrites()
    terminal.type("\r")
    let output = terminal.receive(until: "12월 13일")
    #expect(terminal.screen.written == [2, 4, 5, 6, 7, 8])
    #expect(!output.contains("이마트 양재점"))
    #expect(terminal.screen.rows[9] == "  ▸ 이마트 양재점  +4")
    terminal.forgetWrites()
    terminal.type("\r")
    terminal.receive(until: "코스트코")
    #expect(terminal.screen.written == [2])
    #expect(terminal.screen.rows[4] == "  ▸ 이마트 양재점  +4")
  }

  @Test("After many keys the screen is what drawing everything anew gives", arguments: [24, 7])
  func sameAsDrawnAnew(rows: Int) throws {
    let terminal = try Self.terminal(rows: rows, columns: 60)
    let keys =
      "\rjj rsap jk\r\u{1B}[B\u{1B}[C\u{1B}[A\u{1B}[Dpp asr jxr aps\r k\rjjjj \u{1B}OApr s"
    for part in keys.split(separator: " ") {
      terminal.type(String(part))
      terminal.receive(quiet: 0.15)
      let drawn = terminal.screen.rows
      kill(terminal.process.processIdentifier, SIGWINCH)
      terminal.receive(until: "휴무일", quiet: 0.15)
      #expect(terminal.screen.rows == drawn, "after \(part)")
    }
    #expect(terminal.screen.unknown.isEmpty)
    #expect(terminal.screen.rows.allSatisfy { $0.count <= 60 })
  }

  @Test(
    "A signal ends the program and leaves the terminal as it was",
    arguments: [
      SIGTERM, SIGINT, SIGHUP, SIGQUIT,
    ])
  func signals(number: Int32) throws {
    let terminal = try Self.terminal()
    #expect(!terminal.isRestored)
    kill(terminal.process.processIdentifier, number)
    #expect(terminal.waitForEnd())
    #expect(terminal.process.terminationReason == .uncaughtSignal)
    #expect(terminal.process.terminationStatus == number)
    #expect(terminal.isRestored)
  }

  @Test("Control-C, which a raw terminal hands over as a key, quits")
  func controlC() throws {
    let terminal = try Self.terminal()
    terminal.type("\u{3}")
    #expect(terminal.waitForEnd())
    #expect(terminal.process.terminationStatus == 0)
    #expect(terminal.isRestored)
  }
}

/// Runs at the same time as the suite above, which is waiting most of the time.
@Suite("expandable-list on terminals of other sizes")
struct ExpandableListSizeTests {
  @Test(
    "However narrow the terminal is, no row wraps and the way out is on it",
    arguments: [40, 60, 200])
  func widths(columns: Int) throws {
    for rows in columns == 40 ? [24, 8] : [24] {
      let terminal = try ExpandableListTerminalTests.terminal(rows: rows, columns: columns)
      terminal.type("a")
      terminal.receive(until: "▾")
      #expect(terminal.screen.rows.last { !$0.isEmpty }?.hasSuffix("q 끝") == true)
      for row in terminal.screen.rows { #expect(DisplayWidth.of(row) <= columns, "\(row)") }
      #expect(!terminal.screen.rows.contains { $0.contains("…") })
      terminal.type("q")
      #expect(terminal.waitForEnd())
    }
  }
}
