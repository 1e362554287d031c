import MartHolidayKit
import Testing

@testable import SmeemStreak

@Suite("Settings of smeem-streak")
struct SettingsTests {
  /// The nickname of a typed text, or the name of what is wrong with it.
  private func outcome(_ typed: String, taken: Set<String> = []) -> String {
    do throws(Nickname.Problem) {
      return try Nickname(typed, isTaken: taken.contains).text
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "A nickname has one to ten characters, of which the first is no space of any kind",
    arguments: [
      (" 짠미", "leadingSpace"), ("짠미", "짠미"), ("예시 닉네임", "예시 닉네임"), ("", "empty"),
      ("   ", "empty"), ("\u{3000}짠미", "leadingSpace"), ("\n짠미", "leadingSpace"),
      ("\t짠미", "leadingSpace"), ("\u{3000}\n", "empty"), ("짠미  ", "짠미"),
      ("열 글자의 별명일까", "열 글자의 별명일까"), ("가나다라마바사아자차", "가나다라마바사아자차"),
      ("가나다라마바사아자차카", "tooLong"), ("가나다라마바사아자차 ", "가나다라마바사아자차"),
      ("\u{1103}\u{1161}", "다"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
    ])
  func nickname(typed: String, expected: String) {
    #expect(outcome(typed) == expected)
  }

  @Test("A long nickname is too long by itself, and not only for the space before it")
  func longNickname() {
    let long = String(repeating: "가", count: 19)
    #expect(outcome(long) == "tooLong")
    #expect(outcome(" " + long) == "leadingSpace")
  }

  @Test("Whether a nickname is taken is asked last, for its composed form")
  func takenNickname() {
    #expect(outcome("짠미", taken: ["짠미"]) == "taken")
    #expect(outcome("\u{1103}\u{1161} ", taken: ["다"]) == "taken")
    #expect(outcome(" 짠미", taken: [" 짠미", "짠미"]) == "leadingSpace")
  }

  @Test(
    "The clock of twelve hours is read with midnight as 0, which a server may call 24",
    arguments: [
      (12, 0, true, "12:00", 12), (12, 0, false, "00:00", 24), (3, 30, false, "03:30", 3),
      (11, 30, true, "23:30", 23), (10, 0, true, "22:00", 22),
    ])
  func alarmTime(hour: Int, minute: Int, isAfternoon: Bool, text: String, server: Int) throws {
    let alarm = try #require(
      Alarm(hour: hour, minute: minute, isAfternoon: isAfternoon, days: [.monday]))
    #expect(alarm.text == text && alarm.serverHour == server)
    let read = Alarm(serverHour: server, minute: minute, days: [.monday])
    #expect(read == alarm)
  }

  @Test("24:00 is midnight at the beginning of its day, and never the next one")
  func midnight() throws {
    let monday = CivilDate(2024, 3, 4)
    let alarm = try #require(Alarm(serverHour: 24, minute: 0, days: [.monday]))
    #expect(alarm.next(after: WallTime(monday.adding(days: -1), 23, 59)) == WallTime(monday, 0, 0))
    let after = alarm.next(after: WallTime(monday, 0, 0))
    #expect(after == WallTime(monday.adding(days: 7), 0, 0))
    for hour in [0, 25, -1] { #expect(Alarm(serverHour: hour, minute: 0, days: []) == nil) }
    #expect(Alarm(hour: 13, minute: 0, isAfternoon: true, days: []) == nil)
    #expect(Alarm(hour: 1, minute: 15, isAfternoon: true, days: []) == nil)
  }

  @Test("Without a choice the alarm rings at 22:00 from Monday to Friday, and is off without a day")
  func alarmDays() {
    var alarm = Alarm()
    #expect(alarm.text == "22:00" && alarm.isOn)
    let friday = CivilDate(2024, 3, 1)
    #expect(alarm.next(after: WallTime(friday, 21, 59)) == WallTime(friday, 22, 0))
    #expect(alarm.next(after: WallTime(friday, 22, 0)) == WallTime(friday.adding(days: 3), 22, 0))
    #expect(alarm.next(after: WallTime(.latest, 22, 0)) == nil)
    alarm.days = []
    #expect(!alarm.isOn && alarm.next(after: WallTime(friday, 0, 0)) == nil)
  }

  @Test("The days of an alarm stand in one order, Monday first, in every run")
  func dayOrder() {
    var alarm = Alarm()
    alarm.days = [.sunday, .friday, .monday]
    #expect(alarm.orderedDays == [.monday, .friday, .sunday])
  }

  private func verdict(_ client: String, _ now: String, _ force: String) throws
    -> AppVersion.Verdict
  {
    AppVersion.verdict(
      client: try #require(AppVersion(client)), latest: try #require(AppVersion(now)),
      oldest: AppVersion(force))
  }

  @Test("An update is forced where a newer major version is asked for and there is one to get")
  func forcedUpdate() throws {
    #expect(try verdict("2.0.0", "2.0.1", "3.0.0") == .updateForced)
    #expect(try verdict("2.0.1", "2.0.1", "3.0.0") == .upToDate)
    #expect(try verdict("2.0.1", "2.0.1", "2.0.0") == .upToDate)
    #expect(try verdict("2.0.0", "2.1.0", "2.0.0") == .updateOffered)
  }

  @Test("Version 10 is newer than 9, and 1.10 than 1.9")
  func versionOrder() throws {
    #expect(try verdict("9.0.0", "10.0.0", "10.0.0") == .updateForced)
    #expect(try verdict("10.0.0", "10.0.1", "9.0.0") == .updateOffered)
    #expect(try verdict("1.9", "1.10", "1.5") == .updateOffered)
    #expect(try verdict("1.5.1", "1.5.1", "1.5") == .upToDate)
    for text in ["", "1.", "a", "1.2.3.4", "+1", "-1.0", "99999999999999999999"] {
      #expect(AppVersion(text) == nil)
    }
  }

  @Test("A closed banner stays closed until there is a newer one")
  func banner() throws {
    let versions = try ["1.9", "1.10"].map { try #require(AppVersion($0)) }
    var banner = Banner()
    #expect(banner.isShown(versions[0]))
    banner.close(versions[0])
    #expect(!banner.isShown(versions[0]) && banner.isShown(versions[1]))
    banner.close(versions[1])
    banner.close(versions[0])
    #expect(!banner.isShown(versions[1]))
  }
}
