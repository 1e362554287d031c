import Foundation
public import MartHolidayKit

/// The branches that the examples work with: the bundled ones or those of a file.
///
/// Both are in the wire format of the original server, an envelope or a bare array of rows, with a
/// `schedule` beside what the server sends. The examples are strict: a row that cannot be read is
/// an error with its place, never a shorter list.
public enum ExampleCatalog {
  /// The stores whose closing days were published, in the order of their ids.
  ///
  /// - Throws: `ExampleFailure` when the installation has lost its catalogue.
  public static func bundled() throws -> [Branch] {
    try load(resource("catalog", "json"))
  }

  /// Every open mart of the country, by mart, region and name.
  ///
  /// These are the stores of the bundled register with the days that their municipalities have
  /// designated; what the bundled catalogue knows about some of them counts before that.
  ///
  /// - Throws: `ExampleFailure` when the installation has lost its files.
  public static func country() throws -> [Branch] {
    let file = InputFile(
      try resource("register", "csv"), korean: "대규모점포 자료", english: "register")
    let bytes = try file.bytes()
    let register: StoreRegister
    do throws(RegisterError) {
      register = try StoreRegister(file: bytes)
    } catch {
      throw file.malformed { error.phrase(in: $0) }
    }
    let stores = BranchCatalog(register: register, asOf: registerDate)
    let all = BranchCatalog(try bundled()).joined(with: stores).catalog
    return all.marts.flatMap { mart in all.sectionsByRegion(of: mart).flatMap(\.branches) }
  }

  /// The month of the bundled register, by its last day.
  static let registerDate = CivilDate(2025, 8, 31)

  /// The branches of a file, or those of the country without one.
  ///
  /// - Throws: `ExampleFailure` that says what is wrong with the file, which may not be empty.
  public static func branches(in path: String?) throws -> [Branch] {
    let branches = try path.map(load) ?? country()
    guard !branches.isEmpty else {
      throw ExampleFailure(
        .badData, korean: "매장 목록이 비어 있습니다.", english: "the catalogue has no branches")
    }
    return branches
  }

  /// The branches of a file, which has to be right in every row.
  ///
  /// - Parameter path: where the file is.
  /// - Returns: the branches in the order of their ids.
  /// - Throws: `ExampleFailure` that names the file and the first thing that is wrong with it.
  public static func load(_ path: String) throws -> [Branch] {
    let response = try response(path)
    if let issue = response.issues.first {
      throw file(path).malformed { text(of: issue, in: response.form, $0) }
    }
    return response.branches.sorted { $0.id < $1.id }
  }

  /// The answer of a server in a file, with its issues.
  ///
  /// - Parameter path: where the file is; `-` for standard input.
  /// - Throws: `ExampleFailure` that names the file and why it is no answer.
  public static func response(_ path: String) throws -> CatalogResponse {
    let file = file(path)
    let data = Data(try file.bytes())
    do {
      return try JSONDecoder().decode(CatalogResponse.self, from: data)
    } catch let error as CatalogError {
      let (code, message) = (error.code.rawValue, InputFile.oneLine(error.message ?? ""))
      throw ExampleFailure(
        .badData,
        korean: "서버가 오류를 답했습니다: \(path): \(code) \(message)",
        english: "the server answered an error: \(path): \(code) \(message)")
    } catch {
      throw file.malformed { InputFile.reason(error, $0) }
    }
  }

  private static func resource(_ name: String, _ type: String) throws -> String {
    guard
      let url = Bundle.module.url(
        forResource: name, withExtension: type, subdirectory: "Resources")
    else {
      throw ExampleFailure(
        .unavailable, korean: "포함된 매장 목록을 찾을 수 없습니다.",
        english: "the bundled catalogue is missing")
    }
    return url.path
  }

  private static func file(_ path: String) -> InputFile {
    InputFile(path, korean: "매장 목록", english: "catalogue")
  }

  /// What is wrong with a row, after its place, such as `data[3].id`.
  private static func text(
    of issue: CatalogIssue, in form: CatalogResponse.Form, _ language: Language
  ) -> String {
    let row =
      switch form {
      case .envelope: "data[\(issue.row)]"
      case .envelopeOfOne: "data"
      case .bareArray: "[\(issue.row)]"
      }
    let field = issue.field.map { "." + $0 } ?? ""
    switch issue.reason {
    case .missing:
      return row + ": "
        + language("\"\(issue.field ?? "")\" 값이 없습니다", "no \"\(issue.field ?? "")\"")
    case .duplicateID:
      return language("두 줄의 id가 같습니다: \(issue.value)", "two rows have the id \(issue.value)")
    case .noSuchDate:
      return row + field + language(": 날짜가 아닙니다: ", ": no date: ")
        + "\"\(InputFile.oneLine(issue.value))\""
    default:
      let value = issue.value.isEmpty ? "" : ": \"\(InputFile.oneLine(issue.value))\""
      return row + field + ": " + issue.reason.phrase(in: language) + value
    }
  }
}

extension ExampleCatalog {
  /// The three branches that an example shows by default.
  ///
  /// - Parameter branches: a catalogue; where it lacks the samples, its first branches are taken.
  public static func sampleFavorites(in branches: [Branch]) -> [Branch] {
    let samples: [(mart: Mart, name: String)] = [
      (.costco, "양재점"), (.emart, "하남점"), (.emart, "제주점"),
    ]
    let found = samples.compactMap { sample in
      branches.first { $0.mart == sample.mart && $0.name == sample.name }
    }
    return found.count == samples.count ? found : Array(branches.prefix(samples.count))
  }
}
