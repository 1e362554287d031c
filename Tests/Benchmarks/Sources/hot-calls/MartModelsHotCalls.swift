import ClosingTexts
import HolidayInterchange
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
  status(
    "HolidaySchedule.status(on:) of a rule", HolidaySchedule(rule: .nth([2, 4], .sunday)),
    on: sampleDates),
  nextClosing(
    "HolidaySchedule.nextClosing(onOrAfter:)", HolidaySchedule(rule: .nth([2, 4], .sunday)),
    onOrAfter: sampleDates),
  reading("HolidayText.read of a rule", "10:00~24:00 (단, 매월 2,4번째 일요일 휴점)"),
  reading("HolidayText.read of two dates", "11/8(일), 11/22(일)"),
  HotCall("OpeningHoursExpression of a text") {
    { count in
      var sum = 0
      for _ in 0..<count {
        let value = try? OpeningHoursExpression("Mo-Su 10:00-23:00; Su[2,4] off")
        sum &+= value == nil ? 0 : 1
      }
      return sum
    }
  },
  HotCall("PostalAddress of a road address") {
    { count in
      var sum = 0
      for _ in 0..<count {
        sum &+= PostalAddress("서울특별시 서초구 양재대로 159 (양재동)") == nil ? 0 : 1
      }
      return sum
    }
  },
  hours("OpeningHours of a clock", "10:00~23:00"),
  hours("OpeningHours of halves of the day", "오전 10:00 - 오후 10:00"),
  hours("OpeningHours of weekdays and weekends", "평일 10:00~22:00 / 주말 10:00~23:00"),
  HotCall("OpeningHoursExpression, lenient, in Korean") {
    { count in
      var sum = 0
      for _ in 0..<count {
        let value = try? OpeningHoursExpression(lenient: "매일 10시~23시; 둘째·넷째 일요일 휴무")
        sum &+= value == nil ? 0 : 1
      }
      return sum
    }
  },
  HotCall("OpeningHoursExpression.state") {
    let value = try? OpeningHoursExpression("Mo-Su 10:00-23:00; Su[2,4] off")
    let times = (0..<256).map { WallTime(sampleDates[$0], $0 * 7 % 24, $0 % 60) }
    return { count in
      var sum = 0
      guard let value else { return sum }
      for step in 0..<count {
        if value.state(at: times[step & 255]) == .open { sum &+= 1 }
      }
      return sum
    }
  },
]

private func hours(_ name: String, _ text: String) -> HotCall {
  HotCall(name) {
    { count in
      var sum = 0
      for _ in 0..<count { sum &+= OpeningHours(text)?.sessions.count ?? 0 }
      return sum
    }
  }
}

private func reading(_ name: String, _ text: String) -> HotCall {
  HotCall(name) {
    let date = CivilDate(2026, 10, 25)
    return { count in
      var sum = 0
      for _ in 0..<count {
        let notice = HolidayText(text, relativeTo: date)
        sum &+= notice.closedDates.count &+ (notice.rule == nil ? 0 : 1)
      }
      return sum
    }
  }
}
