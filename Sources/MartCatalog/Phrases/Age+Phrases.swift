public import Fetching
public import MartModels

/// A span of time as people say it: in minutes, hours or days.
struct Span {
  // A century of seconds does not fit 32 bits.
  private let seconds: Int64

  /// - Parameter seconds: less than a minute is given in seconds; more than a century counts as
  ///   one.
  init(_ seconds: Double) {
    let bounded = seconds.isFinite ? min(max(seconds, 0), 3.2e9) : 3.2e9
    self.seconds = Int64(bounded.rounded(.up))
  }

  func words(in language: PhraseLanguage) -> String {
    // What would be rounded up to 60 minutes is an hour, and to 24 hours a day.
    switch seconds {
    case ..<60: counted(seconds, language("초", "second"), in: language)
    case ...3_540: counted(rounded(60), language("분", "minute"), in: language)
    case ...82_800: counted(rounded(3_600), language("시간", "hour"), in: language)
    default: counted(rounded(86_400), language("일", "day"), in: language)
    }
  }

  /// Rounded up, so that nobody tries too early.
  private func rounded(_ unit: Int64) -> Int64 { (seconds + unit - 1) / unit }

  private func counted(_ count: Int64, _ unit: String, in language: PhraseLanguage) -> String {
    language("\(count)\(unit)", "\(count) \(unit)\(count == 1 ? "" : "s")")
  }
}

extension SourcedContent {
  /// How old an answer is, for the line below a list or a widget.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let answer = SourcedContent("…", from: .cache, fetchedAt: 0)
  /// answer.agePhrase(at: 7_300, in: .korean)  // "2시간 전 자료"
  /// answer.agePhrase(at: -1, in: .korean)  // "언제 받았는지 알 수 없는 자료"
  /// ```
  ///
  /// - Parameters:
  ///   - now: the moment, in seconds since 1970.
  ///   - language: the language.
  /// - Returns: the whole minutes, hours or days that have passed; other words when the age is
  ///   unknown.
  public func agePhrase(at now: Double, in language: PhraseLanguage) -> String {
    if source == .bundled { return language("앱에 들어 있는 자료", "data of the app") }
    guard let fetchedAt, now >= fetchedAt, now - fetchedAt < 3.2e9 else {
      return language("언제 받았는지 알 수 없는 자료", "data of an unknown age")
    }
    let minutes = Int64(now - fetchedAt) / 60
    switch minutes {
    case 0: return language("방금 받은 자료", "up to date")
    case ..<60: return language("\(minutes)분 전 자료", "\(minutes) min old")
    case ..<1_440: return language("\(minutes / 60)시간 전 자료", "\(minutes / 60) h old")
    default:
      let days = minutes / 1_440
      return language("\(days)일 전 자료", days == 1 ? "1 day old" : "\(days) days old")
    }
  }
}
