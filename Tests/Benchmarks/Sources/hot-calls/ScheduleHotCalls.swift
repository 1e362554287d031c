import KoreanCalendar
import MartModels

let scheduleHotCalls: [HotCall] = [
  status("HolidaySchedule.status(on:) with all layers", layeredSchedule, on: layeredDates),
  nextClosing(
    "HolidaySchedule.nextClosing(onOrAfter:) with all layers", layeredSchedule,
    onOrAfter: layeredDates),
  HotCall("HolidaySchedule.closings(in:) of a year with all layers", count: 1_000) {
    let schedule = layeredSchedule
    let dates = layeredDates
    return { count in
      var sum = 0
      for step in 0..<count {
        let first = dates[step & 255]
        for closing in schedule.closings(in: first...first.adding(days: 365)) {
          sum &+= Int(closing.date.dayNumber)
        }
      }
      return sum
    }
  },
  tenYears("HolidaySchedule.closings(in:) of ten years of a rule", [.nth([2, 4], .sunday)]),
  tenYears(
    "HolidaySchedule.closings(in:) of ten years of public holidays",
    [.publicHolidays, .every(.monday)]),
  opening("Branch.opening(at:) of a rule", HolidaySchedule(rule: .nth([2, 4], .sunday))),
  opening("Branch.opening(at:) with all layers", layeredSchedule),
  opening(
    "Branch.opening(at:) that closes early on festival eves", layeredSchedule,
    hours: "10:00~24:00 (명절 전일 18:00까지)"),
]

private func tenYears(_ name: String, _ rule: HolidayRule) -> HotCall {
  HotCall(name, count: 100) {
    let schedule = HolidaySchedule(rule: rule)
    let dates = CivilDate(2026, 1, 1)...CivilDate(2035, 12, 31)
    return { count in
      var sum = 0
      for _ in 0..<count {
        for closing in schedule.closings(in: dates) { sum &+= Int(closing.date.dayNumber) }
      }
      return sum
    }
  }
}

func status(_ name: String, _ schedule: HolidaySchedule, on dates: [CivilDate]) -> HotCall {
  HotCall(name) {
    { count in
      var sum = 0
      for step in 0..<count {
        switch schedule.status(on: dates[step & 255]) {
        case .closed: sum &+= 1
        case .open: sum &+= 2
        case .unknown: sum &+= 3
        }
      }
      return sum
    }
  }
}

func nextClosing(
  _ name: String, _ schedule: HolidaySchedule, onOrAfter dates: [CivilDate]
) -> HotCall {
  HotCall(name) {
    { count in
      var sum = 0
      for step in 0..<count {
        sum &+= Int(schedule.nextClosing(onOrAfter: dates[step & 255]).date?.dayNumber ?? 0)
      }
      return sum
    }
  }
}

/// Every hour of the day in turn, on days of the months around the facts of the schedule.
private func opening(
  _ name: String, _ schedule: HolidaySchedule, hours: String = "10:00~24:00"
) -> HotCall {
  HotCall(name) {
    let branch = Branch(
      id: 1, mart: .emart, name: "가양점", openingHours: hours, schedule: schedule)
    let times = layeredDates.enumerated().map { WallTime($0.element, $0.offset % 24, 30) }
    return { count in
      var sum = 0
      for step in 0..<count {
        switch branch.opening(at: times[step & 255]) {
        case .open(let closes): sum &+= closes?.minuteOfDay ?? 1
        case .closed(let opens): sum &+= opens?.minuteOfDay ?? 2
        case .openHoursUnknown: sum &+= 3
        case .unknown: sum &+= 4
        }
      }
      return sum
    }
  }
}

/// 256 days of the months around the facts of the layered schedule.
private let layeredDates: [CivilDate] = sampleDates.compactMap { date in
  CivilDate(dayNumber: 20_636 + date.dayNumber % 365)
}

/// A store with a rule change, two published months, single days, a renovation and a last day.
private let layeredSchedule: HolidaySchedule = {
  do {
    return try HolidaySchedule(
      rules: [
        RulePeriod(
          .nth([2, 4], .sunday), from: CivilDate(2026, 7, 1), through: CivilDate(2026, 12, 31)),
        RulePeriod(.nth([2, 4], .wednesday), from: CivilDate(2027, 1, 1)),
      ],
      published: [
        PublishedMonth(YearMonth(2026, 10), closed: [11, 28]),
        PublishedMonth(YearMonth(2026, 11), closed: [8, 22]),
      ],
      overrides: [
        .moved(from: CivilDate(2026, 12, 27), to: CivilDate(2026, 12, 25)),
        .closed(CivilDate(2027, 1, 1)), .open(CivilDate(2027, 1, 13)),
      ],
      closures: [StoreClosure(from: CivilDate(2027, 3, 1), through: CivilDate(2027, 3, 20))],
      closedForGoodFrom: CivilDate(2027, 5, 1))
  } catch {
    preconditionFailure("the facts of the layered schedule contradict each other: \(error)")
  }
}()
