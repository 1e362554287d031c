import Foundation
import Testing

/// The recorded public API, read as text: what holds an answer offers what the answer rests on.
@Suite("The public surface says how certain its answers are")
struct CertaintySurfaceTests {
  /// A public member: the type, the name and the declaration.
  private struct Member {
    let type: String
    let name: String
    let declaration: String

    /// What it stores or computes without arguments: a property or the payload of a case.
    var holdsValue: Bool {
      declaration.hasPrefix("let ") || declaration.hasPrefix("var ")
        || declaration.hasPrefix("case ")
    }
  }

  /// Types whose values are answers about a store, or hold some.
  private static let answers = [
    "HolidayStatus", "OpeningAnswer", "NextClosing", "Closing", "WidgetState", "BranchSummary",
    "WidgetRow", "AlertAnnouncement", "AlertAnnouncement.Subject", "ClosingChange", "RuleChange",
    "DayClosings.Entry", "DayClosings.MartGroup", "DayClosings.RegionGroup", "MonthGrid.Cell",
    "FavoritesSummary.Entry", "OpenAlternatives.Alternative",
  ]

  /// A type that hands on its parts as they are: the rows themselves say what they rest on.
  private static let wrappers = ["WidgetEntry.Content", "FavoriteRow.Content"]

  private static func members() throws -> [Member] {
    let folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("../../Documentation/API").standardized
    var members: [Member] = []
    for module in ["MartModels", "MartCatalog", "HolidayNotices"] {
      let text = try String(
        contentsOf: folder.appendingPathComponent(module + ".txt"), encoding: .utf8)
      for line in text.split(separator: "\n") {
        let parts = line.components(separatedBy: " | ")
        guard parts.count > 1 else { continue }
        let path = parts[0].prefix { $0 != "(" }.split(separator: ".").map(String.init)
        guard path.count > 1, let name = path.last else { continue }
        members.append(
          Member(
            type: path.dropLast().joined(separator: "."), name: name,
            declaration: parts.dropFirst().joined(separator: " | ")))
      }
    }
    return members
  }

  /// The names of types in a declaration, such as `HolidayStatus` in `[Entry: HolidayStatus?]`.
  private static func types(in declaration: String) -> Set<String> {
    guard let start = declaration.firstIndex(where: { $0 == ":" || $0 == "(" }) else { return [] }
    return Set(
      declaration[start...].split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(String.init))
  }

  @Test("Every public type that holds an answer has its basis or its certainty")
  func holders() throws {
    let members = try Self.members()
    var holders: Set<String> = []
    for member in members where member.holdsValue {
      // A basis is what an answer rests on, not an answer.
      guard !member.type.hasPrefix("HolidayStatus.Basis"), !Self.wrappers.contains(member.type)
      else { continue }
      if !Self.types(in: member.declaration).isDisjoint(with: Self.answers) {
        holders.insert(member.type)
      }
    }
    holders.formUnion(Self.answers)
    #expect(holders.count >= 20)
    for holder in holders.sorted() {
      let own = members.filter { $0.type == holder }
      #expect(!own.isEmpty, "\(holder) is not in Documentation/API")
      let offers = own.contains { member in
        ["basis", "certainty"].contains(member.name) || member.declaration.contains("isTentative")
      }
      #expect(offers, "\(holder) holds an answer and drops what it rests on")
    }
  }

  @Test("Who counts open or closed stores also counts those that are only expected to be")
  func counts() throws {
    let members = try Self.members()
    let counting = Set(
      members.filter { member in
        let name = member.name.lowercased()
        return member.holdsValue && !name.contains("expected")
          && (name == "opencount" || name == "closedcount")
      }.map(\.type))
    #expect(counting == ["DayClosings", "OpenAlternatives"])
    for type in counting {
      #expect(members.contains { $0.type == type && $0.name.lowercased().contains("expected") })
    }
  }
}
