#if OLD_READER
  import ClosingTexts
  import KoreanCalendar
  import MartModels

  /// What the results of a reader with one branch and no schedule lack, as far as they allow.
  struct OldNotice {
    var names: [String]
    var rule: HolidayRule?
    var openRule: HolidayRule?
    var closedDates: [CivilDate] = []
    var openDates: [CivilDate] = []
    var moves: [HolidayText.Move] = []
    var earlyClosings: [EarlyClosing] = []
    var closures: [StoreClosure] = []
    var effectiveFrom: CivilDate?
    var hours: OpeningHours?
    var conditions: [String] = []
  }

  extension HolidayText {
    var closures: [StoreClosure] { [] }
    var conditions: [String] { [] }
    var branchNotices: [OldNotice] { notices(branchScope) }
    var facilityNotices: [OldNotice] { notices(facilityScope) }

    private func notices(_ name: String?) -> [OldNotice] {
      name.map {
        [
          OldNotice(
            names: [$0], rule: rule, closedDates: closedDates, openDates: openDates, moves: moves)
        ]
      } ?? []
    }
  }

  extension HolidaySchedule {
    init(reading: HolidayText, for branch: String?, asOf: CivilDate) {
      let isForAll = reading.branchScope == nil && reading.facilityScope == nil
      guard isForAll || branch.map({ reading.branchScope?.hasPrefix($0) == true }) == true else {
        self.init()
        return
      }
      do throws(HolidayScheduleError) {
        try self.init(
          rules: reading.rule.map { rule throws(HolidayScheduleError) in
            [try RulePeriod(rule, from: reading.effectiveFrom)]
          } ?? [],
          overrides: reading.closedDates.map { .closed($0) } + reading.openDates.map { .open($0) })
      } catch {
        self.init()
      }
    }
  }
#endif
