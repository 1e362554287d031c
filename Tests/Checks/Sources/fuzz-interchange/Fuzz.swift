import FuzzSupport
import HolidayInterchange
import KoreanCalendar
import MartModels

/// No text of up to a kibibyte may make a reader ask for more at once.
private let largestAllocation = 64 << 10

/// Whether the table of words is there, which is made once and by no text.
private let hasWords = OpeningHours("평일 10:00~22:00, 토 10시~20시") != nil

/// Reads an input with the reader that its first byte chooses, as a text, or from the byte 0x80 on
/// as places in a table of fragments.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  guard hasWords, let choice = input.first else { return 0 }
  let rest = input.dropFirst()
  let text =
    choice < 0x80
    ? String(decoding: rest, as: UTF8.self)
    : rest.prefix(60).reduce(into: "") { $0 += fragments[Int($1) % fragments.count] }
  if text.utf8.count <= 1_024 { fuzz_watch_heap(largestAllocation) }
  defer { fuzz_unwatch_heap() }
  switch choice & 7 {
  case 0, 1: checkExpression(text)
  case 2: checkLenientExpression(text)
  case 3: checkRecurrence(text)
  case 4: checkHours(text)
  case 5: checkPhone(text)
  case 6: checkAddress(text)
  default: checkRecurrenceRule(text)
  }
  return 0
}

private func checkExpression(_ text: String) {
  guard let expression = try? OpeningHoursExpression(text) else { return }
  precondition((try? OpeningHoursExpression(expression.description)) == expression, text)
  precondition((try? OpeningHoursExpression(lenient: text)) == expression, text)
  evaluate(expression)
}

private func checkLenientExpression(_ text: String) {
  guard let expression = try? OpeningHoursExpression(lenient: text) else { return }
  precondition((try? OpeningHoursExpression(expression.description)) == expression, text)
  evaluate(expression)
}

private func evaluate(_ expression: OpeningHoursExpression) {
  for day in [CivilDate.earliest, CivilDate(dayNumber: 20_779) ?? .latest, .latest] {
    let closings = expression.closings(in: day.yearMonth)
    // A session of the evening before makes no day one on which the store opens.
    precondition(
      closings.contains(day.day) || !expression.isClosedAllDay(on: day), "\(expression) on \(day)")
    for minute in [0, 719, 1_439] {
      _ = expression.state(at: WallTime(day, minute / 60, minute % 60))
      _ = expression.comment(at: WallTime(day, minute / 60, minute % 60))
    }
  }
  // A schedule lists single days, which takes more than the text does.
  fuzz_unwatch_heap()
  if let rule = try? HolidayRule(expression) { _ = rule.next(onOrAfter: .earliest) }
}

private func checkRecurrence(_ text: String) {
  guard let set = try? RecurrenceSet(text) else { return }
  precondition((try? RecurrenceSet(set.description)) == set, text)
  _ = try? set.closings(in: YearMonth.earliest)
  _ = try? set.closings(in: YearMonth.latest)
  if let rule = try? HolidayRule(set) { _ = rule.next(onOrAfter: .earliest) }
}

private func checkRecurrenceRule(_ text: String) {
  guard let rule = try? RecurrenceRule(text) else { return }
  precondition((try? RecurrenceRule(rule.description)) == rule, text)
  _ = try? rule.holidayRule(from: .latest)
}

private func checkHours(_ text: String) {
  guard let hours = OpeningHours(text) else { return }
  for day in [CivilDate.earliest, .latest] {
    for session in hours.sessions(on: day) { precondition(!session.isEmpty, text) }
    for minute in [0, 720, 1_439] { _ = hours.isOpen(at: WallTime(day, minute / 60, minute % 60)) }
  }
}

private func checkPhone(_ text: String) {
  guard let phone = PhoneNumber(text) else { return }
  precondition(PhoneNumber(phone.description) == phone, text)
  precondition(phone.digits.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }, text)
}

private func checkAddress(_ text: String) {
  guard let address = PostalAddress(text) else { return }
  precondition(!address.geocodingCandidates.contains(""), text)
}

private let fragments: [String] =
  [
    "Mo", "Tu", "Su", "Mo-Su", "Sa,Su", "Su[2,4]", "Su[-1]", "[5]", "[1-3]", "PH", "SH",
    "PH -1 day",
    " off", " closed", " open", " unknown", "10:00", "-", "23:00", "26:00", "24/7", "10:00+", "; ",
    ", ", " || ", " ", "\"점포별\"", "Jan", "Feb 29", "Dec 25-Jan 02", "2026", "2026-2030", "2026+",
    "2026/2", "week 1", "week 02-53/2", "easter", "sunrise", "+1 day", ":", "00", "매월", "둘째", "2,4",
    "일요일", "휴무", "오전 ", "오후 ", "시", "~", "월~금", "공휴일", "1월 1일", "10:00~22:00", "24:00", "DTSTART;",
    "VALUE=DATE:", "20261122", "\n", "\r\n", "RRULE:", "FREQ=MONTHLY", "FREQ=WEEKLY", "FREQ=YEARLY",
    ";",
    "BYDAY=2SU,4SU", "BYDAY=-1SU", "BYMONTHDAY=10,25", "BYMONTH=1", "INTERVAL=2", "WKST=SU",
    "UNTIL=",
    "COUNT=3", "BYSETPOS=2", "FREQ=DAILY", "BYMONTHDAY=-1", "BYDAY=-2MO", "BYDAY=MO,TU,WE,TH,FR",
    "TZID=Asia/Seoul:", "T093000", "T150000Z", "DTEND:", "freq=weekly", " am", "9-5", "월요일", "매주 ",
    "격주 ", "휴무 ", "영업시간", "연중무휴", "브레이크타임 15:00-17:00", "라스트오더 21:00", "익일 ", "Mon", " to ",
    "every ", "2nd ", "closed", "제외", "[2, 4]", "/ ", "EXDATE;", "RDATE;", ",", "=", "02", "031",
    "1588", "1899", "9900",
    "010",
    "+82", "(", ")", "#", "서울특별시 ", "강원도 ", "서초구 ", "양재동 ", "양재대로 ", "159", "길 ", "지하 1층", "번지",
    "９", "：", "99999999999999999999",
  ]
