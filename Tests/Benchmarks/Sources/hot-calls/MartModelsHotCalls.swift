import KoreanCalendar
import MartModels

let martModelsHotCalls: [HotCall] = [
  HotCall("HolidayRule.closes(on:)") {
    let rule = HolidayRule.nth([2, 4], .sunday)
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count { sum &+= rule.closes(on: dates[step & 255]) ? 1 : 0 }
      return sum
    }
  },
  HotCall("HolidayRule.next(onOrAfter:)") {
    let rule = HolidayRule.nth([2, 4], .sunday)
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= Int(rule.next(onOrAfter: dates[step & 255])?.dayNumber ?? 0)
      }
      return sum
    }
  },
  HotCall("HolidayRule.closings(in:) of a month") {
    let rule = HolidayRule.nth([2, 4], .sunday)
    let months = sampleDates.map(\.yearMonth)
    return { count in
      var sum = 0
      for step in 0..<count { sum &+= Int(rule.closings(in: months[step & 255]).bits) }
      return sum
    }
  },
  HotCall("HolidaySchedule.status(on:) of a rule") {
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let dates = sampleDates
    return { count in
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
  },
  HotCall("HolidaySchedule.nextClosing(onOrAfter:)") {
    let schedule = HolidaySchedule(rule: .nth([2, 4], .sunday))
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= Int(schedule.nextClosing(onOrAfter: dates[step & 255]).date?.dayNumber ?? 0)
      }
      return sum
    }
  },
]
