import Foundation
import KoreanCalendar
import MartModels

/// A table of texts with questions about single days, as README.md describes it.
struct ProbeTable: Decodable {
  /// The file of each table.
  static let files = [
    "fresh": "fresh-probes.json", "new": "new-texts.json", "notices": "notice-probes.json",
    "fresh2": "fresh-probes-2.json", "kinds": "kinds-of-notices.json",
    "more": "more-notices.json", "public": "public-notices.json",
    "public2": "public-notices-2.json", "public3": "public-notices-3.json",
    "outside": "outside-notices.json",
  ]
  /// All files; the reader answers no text of theirs wrong.
  static let all = files.values.sorted()
  /// The files whose texts the properties are tried on.
  static let settled = ["fresh-probes.json", "new-texts.json", "kinds-of-notices.json"]

  var table: String
  var rows: [ProbeRow]

  static func load(_ name: String) throws -> ProbeTable {
    try JSONDecoder().decode(ProbeTable.self, from: Data(contentsOf: Folder.file(name)))
  }
}

/// One text with its questions.
struct ProbeRow: Decodable {
  var id: String
  var kind: String
  var text: String
  var relativeTo: CivilDate
  var expected: String?
  var why: String?
  var mustReadWhole: Bool
  /// The rule of the store before the text, if the answers need it.
  var known: HolidayRule?
  /// The texts of the same place that were read before, in their order.
  var before: [Earlier]?
  var probes: [Probe]

  struct Earlier: Decodable {
    var text: String
    var relativeTo: CivilDate
  }

  /// What the text means, for people.
  var meaning: String { expected ?? why ?? "" }

  /// Whether the text has a word for closing or opening.
  ///
  /// One without, such as 매주 월, 토, 일, is a field of closings and no notice: beside a line of something else it closes
  /// nothing.
  var hasClosingWord: Bool {
    ["휴", "쉬", "쉽", "쉼", "닫", "영업", "중단", "폐", "열", "운영"].contains { text.contains($0) }
  }

  /// Whether the text says anything of a day.
  var saysSomething: Bool {
    probes.contains { $0.expect != .open && $0.expect != .notClosed || $0.stated == true }
  }
}

/// One question about one day.
struct Probe: Decodable {
  enum Expectation: String, Decodable {
    case closed, open, notClosed, notOpen, uncertain
  }

  var date: CivilDate
  var expect: Expectation
  var stated: Bool?
  var branch: String?
  var facility: String?
}

/// The folder of the tables.
enum Folder {
  static var url: URL {
    URL(fileURLWithPath: ProcessInfo.processInfo.environment["PROBES_FOLDER"] ?? ".")
  }

  static func file(_ name: String) -> URL { url.appendingPathComponent(name) }
}
