import KoreanCalendar

let koreanCalendarHotCalls: [HotCall] = [
  HotCall("CivilDate: year, month, day") {
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count {
        let date = dates[(step &+ sum) & 255]
        sum &+= date.year &+ date.month &+ date.day
      }
      return sum
    }
  },
  HotCall("CivilDate.weekday") {
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count { sum &+= dates[(step &+ sum) & 255].weekday.rawValue }
      return sum
    }
  },
  HotCall("CivilDate.weekdayOrdinal") {
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count { sum &+= dates[(step &+ sum) & 255].weekdayOrdinal }
      return sum
    }
  },
  HotCall("CivilDate(year:month:day:)") {
    { count in
      var sum = 0
      for step in 0..<count {
        let day = 1 &+ ((step &+ sum) & 15)
        sum &+= Int(CivilDate(year: 2026, month: 11, day: day)?.dayNumber ?? 0)
      }
      return sum
    }
  },
]

/// 256 days of the years 2020…2039 in a fixed but scattered order.
let sampleDates: [CivilDate] = {
  var state: UInt32 = 20_261_122
  return (0..<256).compactMap { _ in
    state = state &* 1_664_525 &+ 1_013_904_223
    return CivilDate(dayNumber: 18_262 + Int32(state >> 8) % 7_305)
  }
}()
