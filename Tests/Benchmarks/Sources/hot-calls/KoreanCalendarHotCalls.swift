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
  HotCall("LunarDate(_:)") {
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count {
        let lunar = LunarDate(dates[(step &+ sum) & 255])
        sum &+= (lunar?.month ?? 0) &+ (lunar?.day ?? 0)
      }
      return sum
    }
  },
  HotCall("LunarDate.civilDate") {
    let dates = sampleDates.compactMap { LunarDate($0) }
    return { count in
      var sum = 0
      for step in 0..<count { sum &+= Int(dates[(step &+ sum) & 255].civilDate.dayNumber) }
      return sum
    }
  },
  HotCall("PublicHolidayCalendar.isPublicHoliday") {
    let calendar = PublicHolidayCalendar.southKorea
    let dates = sampleDates
    return { count in
      var sum = 0
      for step in 0..<count {
        sum &+= calendar.isPublicHoliday(dates[(step &+ sum) & 255]) ? 3 : 1
      }
      return sum
    }
  },
  HotCall("PublicHolidayCalendar.days(in:)") {
    let calendar = PublicHolidayCalendar.southKorea
    let months = sampleDates.map(\.yearMonth)
    return { count in
      var sum = 0
      for step in 0..<count { sum &+= Int(calendar.days(in: months[(step &+ sum) & 255]).bits) }
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
