import ExampleSupport
import Foundation
import MartHolidayKit

/// A recorded track that is fed to the filter, as if every search succeeded.
struct Track {
  private let fixes: [(line: Int, fix: LocationFix)]
  private var filter: LocationFilter
  private let policyName: String

  /// Reads a track.
  ///
  /// A line is a latitude, a longitude and perhaps the accuracy in meters and the age in seconds,
  /// with commas between them. Empty lines and those that begin with # are skipped.
  init(path: String, policy: String) throws {
    let policies: [String: LocationFilter.Policy] = [
      "degrees": .degrees(0.0005), "meters": .meters(50),
      "accuracy": .meters(50, accuracyFactor: 2),
    ]
    guard let chosen = policies[policy] else {
      throw ExampleFailure(
        .usage, korean: "이동 기준은 degrees, meters, accuracy 중 하나입니다: \"\(policy)\"",
        english: "the policy is one of degrees, meters, accuracy: \"\(policy)\"")
    }
    filter = LocationFilter(policy: chosen)
    policyName = policy
    var fixes: [(line: Int, fix: LocationFix)] = []
    for (number, line) in try InputFile(path, korean: "위치 기록", english: "track").lines() {
      let content = line.trimmingCharacters(in: .whitespaces)
      if content.isEmpty || content.hasPrefix("#") { continue }
      let numbers = content.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard (2...4).contains(numbers.count), !numbers.contains(nil),
        let latitude = numbers[0], let longitude = numbers[1]
      else {
        throw ExampleFailure(
          .badData, korean: "\(path):\(number): 위도,경도[,정확도[,경과 초]]가 아닙니다: \"\(content)\"",
          english:
            "\(path):\(number): not a latitude,longitude[,accuracy[,age]]: \"\(content)\"")
      }
      fixes.append(
        (
          number,
          LocationFix(
            latitude: latitude, longitude: longitude,
            horizontalAccuracy: numbers.count > 2 ? numbers[2] : nil,
            age: numbers.count > 3 ? numbers[3] : nil)
        ))
    }
    self.fixes = fixes
  }

  /// Each decision with its reason, and how many of each there were.
  func report(_ language: Language) -> [String] {
    let style = TerminalStyle.standardOutput()
    var filter = filter
    var table = TextTable()
    var searches = 0
    for (line, fix) in fixes {
      let position = "\(fix.latitude), \(fix.longitude)"
      let accuracy = fix.horizontalAccuracy.map { "±\($0.formatted) m" } ?? ""
      let origin = filter.lastSearched
      switch filter.decide(fix) {
      case .search(let place):
        searches += 1
        let moved =
          origin.map { $0.distancePhrase(to: place, in: language) + language(" 이동", " moved") }
          ?? language("첫 검색", "first search")
        table.add([
          .init("\(line)", .dim), .init(position), .init(accuracy),
          .init(language("검색", "search"), .boldGreen), .init(moved),
        ])
        filter.markSearched(place)
      case .skip(let reason):
        table.add([
          .init("\(line)", .dim), .init(position), .init(accuracy),
          .init(language("생략", "skip"), .dim),
          .init(reason.phrase(in: language), .dim),
        ])
      }
    }
    return table.lines(style) + [
      "",
      language(
        "  위치 \(fixes.count)개 중 \(searches)번 검색 (이동 기준: \(policyName))",
        "  \(searches) searches for \(fixes.count) positions (policy: \(policyName))"),
    ]
  }
}

extension Double {
  /// A number without a needless `.0`.
  var formatted: String { self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)" }
}
