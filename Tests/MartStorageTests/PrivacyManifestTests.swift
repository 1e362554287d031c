import Foundation
import Testing

/// What Apple wants a reason for, as its page "Describing use of required reason API" lists it.
private enum Category: String, CaseIterable {
  case userDefaults = "NSPrivacyAccessedAPICategoryUserDefaults"
  case fileTimestamp = "NSPrivacyAccessedAPICategoryFileTimestamp"
  case systemBootTime = "NSPrivacyAccessedAPICategorySystemBootTime"
  case diskSpace = "NSPrivacyAccessedAPICategoryDiskSpace"
  case activeKeyboards = "NSPrivacyAccessedAPICategoryActiveKeyboards"

  /// The names that a source says when it calls something of the category.
  var names: Set<String> {
    switch self {
    case .userDefaults: ["UserDefaults", "NSUserDefaults", "AppStorage"]
    case .fileTimestamp:
      [
        "creationDate", "modificationDate", "fileModificationDate", "creationDateKey",
        "contentModificationDateKey", "contentAccessDateKey", "attributesOfItem", "resourceValues",
        "getattrlist", "getattrlistbulk", "getattrlistat", "fgetattrlist", "stat", "fstat",
        "fstatat", "lstat",
      ]
    case .systemBootTime: ["systemUptime", "mach_absolute_time"]
    case .diskSpace:
      [
        "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
        "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey",
        "attributesOfFileSystem", "systemFreeSize", "systemSize", "statfs", "fstatfs", "statvfs",
        "fstatvfs",
      ]
    case .activeKeyboards: ["activeInputModes"]
    }
  }

  /// The categories that Swift code calls; comments call nothing.
  static func called(in code: String) -> Set<Category> {
    var words: Set<String> = []
    for line in code.split(separator: "\n") {
      let line = line.prefix(upTo: line.range(of: "//")?.lowerBound ?? line.endIndex)
      words.formUnion(line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
    }
    return Set(allCases.filter { !$0.names.isDisjoint(with: words) })
  }
}

/// The keys of `PrivacyInfo.xcprivacy` that Apple's page describes.
private struct PrivacyManifest: Decodable {
  struct Use: Decodable {
    var category: String
    var reasons: [String]

    enum CodingKeys: String, CodingKey {
      case category = "NSPrivacyAccessedAPIType"
      case reasons = "NSPrivacyAccessedAPITypeReasons"
    }
  }

  struct Datum: Decodable {}

  var tracks: Bool
  var trackingDomains: [String]
  var collected: [Datum]
  var uses: [Use]

  enum CodingKeys: String, CodingKey {
    case tracks = "NSPrivacyTracking"
    case trackingDomains = "NSPrivacyTrackingDomains"
    case collected = "NSPrivacyCollectedDataTypes"
    case uses = "NSPrivacyAccessedAPITypes"
  }
}

@Suite("The privacy manifest")
struct PrivacyManifestTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func manifest() throws -> PrivacyManifest {
    let file = Self.root.appending(path: "Sources/MartStorage/PrivacyInfo.xcprivacy")
    return try PropertyListDecoder().decode(PrivacyManifest.self, from: Data(contentsOf: file))
  }

  /// The categories that the sources of each module call.
  private func calls() throws -> [String: Set<Category>] {
    let sources = Self.root.appending(path: "Sources")
    var calls: [String: Set<Category>] = [:]
    let paths = FileManager.default.enumerator(atPath: sources.path)
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let code = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      calls[String(path.prefix { $0 != "/" }), default: []].formUnion(Category.called(in: code))
    }
    return calls
  }

  @Test("It names each category that the sources call, and no other")
  func categories() throws {
    let calls = try calls()
    #expect(calls.count > 10)
    let named = try manifest().uses.map(\.category)
    #expect(Set(named).count == named.count)
    #expect(Set(named) == Set(calls["MartStorage", default: []].map(\.rawValue)))
  }

  @Test("Only the module that has it calls what needs a reason")
  func modules() throws {
    #expect(try calls().filter { !$0.value.isEmpty }.keys.sorted() == ["MartStorage"])
  }

  @Test(
    "Each call of a category is found in code, and not in a comment",
    arguments: [
      ("let free = try url.resourceValues(forKeys: [.volumeAvailableCapacityKey])", "DiskSpace"),
      ("  guard unsafe statfs(path, &status) == 0 else { return nil }", "DiskSpace"),
      ("unsafe fstatat(directory, name, &status, 0)", "FileTimestamp"),
      ("ProcessInfo.processInfo.systemUptime", "SystemBootTime"),
      ("UITextInputMode.activeInputModes.count", "ActiveKeyboards"),
      ("UserDefaults.standard", "UserDefaults"),
    ])
  func scan(line: String, category: String) {
    let found = Category.called(in: line).map(\.rawValue)
    #expect(found.contains("NSPrivacyAccessedAPICategory" + category))
    #expect(Category.called(in: "let a = 1  // " + line).isEmpty)
    #expect(Category.called(in: "struct UserDefaultsFavoriteStore { let status = 1 }").isEmpty)
  }

  @Test("Its reasons are those that the guide explains, and nothing is collected or tracked")
  func reasons() throws {
    let manifest = try manifest()
    let reasons = Dictionary(manifest.uses.map { ($0.category, $0.reasons) }) { $0 + $1 }
    #expect(
      reasons == [
        Category.userDefaults.rawValue: ["CA92.1", "1C8F.1"],
        Category.fileTimestamp.rawValue: ["C617.1"],
      ])
    #expect(!manifest.tracks)
    #expect(manifest.trackingDomains.isEmpty)
    #expect(manifest.collected.isEmpty)
    let guide = try String(
      contentsOf: Self.root.appending(path: "Sources/MartStorage/MartStorage.docc/Privacy.md"),
      encoding: .utf8)
    for reason in reasons.values.joined() {
      #expect(guide.contains("| `\(reason)` | declared |"))
    }
  }
}
