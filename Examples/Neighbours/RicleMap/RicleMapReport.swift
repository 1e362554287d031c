import ExampleSupport
import Foundation
import MartHolidayKit

/// Answers of a city's server and of a weather service, and what a person does.
package struct RicleMapReport: SampleReport {
  package static let program = SampleProgram(
    "ricle-map",
    does: (
      "자전거 편의시설 지도와 날씨입니다.", "A map of bicycle facilities, and the weather."
    ),
    korean: "자전거 지도", english: "bicycle map")

  /// A moment at which the weather is asked for.
  struct Visit: Decodable, Sendable {
    /// Seconds since the first visit.
    let at: Int
    let district: String?
    /// What the service answers, 200 for the weather.
    let status: Int
  }

  let pages: [FacilityPage]
  let position: Coordinate?
  let query: String
  let zooms: [Int]
  let weather: WeatherRecord
  let visits: [Visit]
  /// Reports of the network, and `returned` where the app came back.
  let network: [String]

  package func lines(in language: Language) async throws -> [String] {
    let map = FacilityMap(pages.flatMap(\.facilities))
    var lines = mapLines(map, language)
    lines += try await weatherLines(language)
    return lines + networkLines(language)
  }

  private func mapLines(_ map: FacilityMap, _ language: Language) -> [String] {
    let issues = pages.flatMap(\.issues)
    var lines = [
      language(
        "시설 \(map.facilities.count)곳, 읽지 못한 줄 \(issues.count)개",
        "facilities: \(map.facilities.count), rows left out: \(issues.count)")
    ]
    lines += issues.map { "  " + $0 }
    for zoom in zooms {
      let markers = map.markers(around: position).clusters(in: .southKorea, zoom: zoom)
      lines.append(language("확대 \(zoom)", "zoom \(zoom)"))
      lines += markers.map {
        "  \($0.lead.kind.name(in: language)) · \($0.lead.title) · \($0.count)"
      }
    }
    let found = map.matching(query)
    lines.append(language("검색 \"\(query)\"", "search \"\(query)\""))
    lines += found.enumerated().map { index, facility in
      let label = facility.label(number: index + 1)
      return "  \(label) · \(facility.hours(in: language)) · \(kind(of: facility, language))"
    }
    return lines + [""]
  }

  private func kind(of facility: Facility, _ language: Language) -> String {
    facility.kind.name(in: language)
      + (facility.isKindAssumed ? language(" (추정)", " (assumed)") : "")
  }

  private func weatherLines(_ language: Language) async throws -> [String] {
    var lines = [language("날씨", "Weather")]
    let store = InMemoryByteStore()
    for visit in visits {
      let record = weather
      let keeper = SnapshotKeeper(
        store: store, form: WeatherRecord.form, policy: .weather, now: { Double(visit.at) },
        fetch: { _ in
          if let failure = FetchFailure(statusCode: visit.status) { throw failure }
          return record
        })
      let before = await keeper.answer(in: visit.district)
      let answer = try await keeper.refreshed(in: visit.district)
      let failure = answer.failure.map { " · " + $0.phrase(in: language) } ?? ""
      let verdicts = [before, answer].map { words(for: $0.verdict, at: visit.at, language) }
      lines.append("  \(visit.at) s: \(verdicts.joined(separator: " → "))\(failure)")
      lines.append("    " + text(of: answer.content, in: language))
    }
    return lines + [""]
  }

  private func words(
    for verdict: FreshnessVerdict<String>, at now: Int, _ language: Language
  ) -> String {
    switch verdict {
    case .missing: language("없음", "missing")
    case .contextChanged(let old, let new):
      language("지역 바뀜", "district changed") + " \(old), \(new)"
    case .expired: language("기한 지남", "expired")
    case .stale: language("오래됨", "stale")
    case .fresh: language("최신", "fresh")
    case .backingOff(let time):
      // A wait is at most a week, so `Int` holds it.
      language("\(Int(time - Double(now)))초 더 기다림", "waiting \(Int(time - Double(now))) s")
    }
  }

  private func text(of record: WeatherRecord?, in language: Language) -> String {
    let advice = RidingAdvice(record).phrase(in: language)
    guard let record else { return advice }
    return "\(record.temperatureText) \(record.rainText) \(record.windText) · \(advice)"
  }

  private func networkLines(_ language: Language) -> [String] {
    var notices = FetchNotices()
    let said = network.map { report -> String in
      let notice =
        report == "returned"
        ? notices.returned() : notices.network(became: NetworkState(rawValue: report) ?? .unknown)
      return "  \(report)" + (notice.map { ": " + $0.phrase(in: language) } ?? "")
    }
    return [language("연결", "Network")] + said
  }
}
