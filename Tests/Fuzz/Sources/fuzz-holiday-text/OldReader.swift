#if OLD_READER
  import ClosingTexts
  import KoreanCalendar
  import MartModels

  extension HolidayText {
    /// The branch of a notice, where there is room for one only.
    struct Part {
      var names: [String]
      var rule: HolidayRule?
      var closedDates: [CivilDate] = []
      var openDates: [CivilDate] = []
    }

    var branchNotices: [Part] { branchScope.map { [Part(names: [$0])] } ?? [] }
    var facilityNotices: [Part] { facilityScope.map { [Part(names: [$0])] } ?? [] }
  }
#endif
