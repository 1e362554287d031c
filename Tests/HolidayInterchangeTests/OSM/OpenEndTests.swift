import HolidayInterchange
import Testing

@Suite("Hours without an end, as people write them")
struct OpenEndTests {
  @Test(
    "What begins on the next day is no opening of this one",
    arguments: [
      "Feb 29:10:00+", "24:00+", "25:00+", "29:10~", "월요일 25시~", "월 24:00 +",
    ])
  func tooLate(text: String) {
    #expect {
      try OpeningHoursExpression(lenient: text)
    } throws: { error in
      (error as? OpeningHoursExpressionError)?.code == .timeOutOfRange
    }
  }

  @Test(
    "What is read is printed so that it is read again",
    arguments: [
      "10:00+", "22:00~", "월~금 23:59+", "Mo 10:00-25:00+", "Sa 18:00-20:00+", "매일 00:00+",
    ])
  func readAgain(text: String) throws {
    let value = try OpeningHoursExpression(lenient: text)
    #expect(try OpeningHoursExpression(value.description) == value)
  }
}
