/// A public holiday before anybody has asked what it is called.
///
/// Rules need the days of a century and a half and none of their names.
struct HolidayDay {
  /// What a holiday is called after.
  enum Origin {
    /// A day of the decree, on a date as yyyymmdd.
    case decree(StatutoryHoliday, stamp: Int)
    case election(TermElections, number: Int, isVacancy: Bool)
    /// A day of the list of those that were designated one by one.
    case listed(korean: StaticString, english: StaticString)
    case added(PublicHoliday)
  }

  let date: CivilDate
  let kind: PublicHoliday.Kind
  let origin: Origin
  /// The statutory day that a substitute stands for.
  var substitutedDate: CivilDate?
  var isComputed = false
}

extension PublicHoliday {
  /// The holiday with its names.
  init(_ day: HolidayDay) {
    let korean: String
    let english: String
    switch day.origin {
    case .added(let holiday):
      self = holiday
      return
    case .listed(let koreanName, let englishName):
      (korean, english) = (koreanName.description, englishName.description)
    case .election(let election, let number, let isVacancy):
      (korean, english) = election.names(number: number, isVacancy: isVacancy)
    case .decree(let holiday, let stamp) where day.kind == .substitute:
      korean = "대체공휴일(\(holiday.namesake.koreanName(stamp)))"
      english = "Substitute Holiday for \(holiday.namesake.englishName(stamp))"
    case .decree(let holiday, let stamp):
      (korean, english) = (holiday.koreanName(stamp), holiday.englishName(stamp))
    }
    self.init(
      unchecked: day.date, kind: day.kind, koreanName: korean, englishName: english,
      substitutedDate: day.substitutedDate, isComputed: day.isComputed)
  }
}
