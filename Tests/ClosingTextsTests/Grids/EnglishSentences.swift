import MartModels

// What places write for those who read no Korean, beside closings on Sundays that are known.
extension TextGrid {
  private static func english(_ name: String, _ groups: [Group]) -> TextGrid {
    TextGrid(
      name: name, reference: "2026-11-10", known: .every(.sunday),
      frames: [
        "{}", "[공지] {}", "📢 NOTICE\n{}", "Dear customers,\n{}\nThank you.", "Hello everyone, {}",
        "- {}",
      ],
      groups: groups)
  }

  static let englishOfDates = english(
    "English of dates",
    [
      Group(
        [
          "Sorry, closed on December 9!", "Please note that we will not be open on December 9.",
          "The store will be shut on Dec 9 for personal reasons.", "No business on Dec. 9 (Wed)",
          "We don't open on Dec 9 (interior work).", "CLOSED ON WED, DEC 9",
          "There will be no service on Dec 9 (Wed); the shop is closed.",
          "Closed 8-10 December, open again from Fri, Dec 11",
          "Closed from Dec 8 to Dec 10, open again from Dec 11",
          "In December, we will be closed on the 9th and 24th.", "Closed in Dec: 9, 24",
          "Closing days in December: 9th and 24th",
        ], notOpen: ["2026-12-09"]),
      Group(
        [
          "We will not be closed on December 13.", "We will NOT be closed on Sunday 13th December.",
          "As an exception we are not closed on Dec. 13 (Sun).",
          "Special opening on Dec 13 (Sun), 10:00 - 18:00", "Exceptionally open on December 13!",
          "Closing days in December: 9th and 24th", "[December closing schedule]\nDec 9\nDec 24",
        ], notClosed: ["2026-12-13"]),
      Group(
        [
          "Dec 9: closed in the morning, open from 1 pm",
          "The gift shop will be closed on Dec 9. The store is open as usual.",
        ], notClosed: ["2026-12-09"]),
      Group(
        [
          "We might open on December 13th, please call ahead.",
          "We are closed on Sundays. We might open on Dec 13.",
        ], notOpen: ["2026-12-13"]),
    ])

  static let englishOfTimes = english(
    "English of times",
    [
      Group(
        [
          "1 December - 31 December: closed every Tuesday", "Closed on Tuesdays (Dec 1 - Dec 31)",
          "During the season Dec 1 - Dec 31: closed on Tuesdays",
          "Only Dec 1 - Dec 31, we'll be closed on Tuesdays", "1-31 December: closed on Tuesdays",
          "12월 1일~12월 31일: 매주 화요일 휴무", "매주 화요일 휴무 (12월 1일~12월 31일)",
        ], notClosed: ["2026-11-24", "2026-12-09", "2027-01-05"]),
      Group(
        [
          "From December 1, we are closed on Mondays instead of Sundays",
          "From December 1, closed on Mondays", "Effective December 1: closed on Mondays",
          "Starting Dec. 1 (Tue) we are open every day!",
          "Starting 2026-12-01 we are open every day",
          "As of December 1, our regular closing day is the 1st Monday",
          "We no longer close on Sundays, starting December 1.",
          "Beginning December 1, no more closing on Sundays!",
        ], notClosed: ["2026-12-13"]),
      Group(
        [
          "Until Nov 30: closed on Sundays.\nFrom Dec 1: closed on the 2nd and 4th Mondays.",
          "11월 30일까지: 매주 일요일 휴무\n12월 1일부터: 둘째·넷째 월요일 휴무",
        ], notClosed: ["2026-11-23", "2026-12-13"]),
      Group(
        ["From November 20 we will also be closed on Mondays."], notClosed: ["2026-11-16"],
        notOpen: ["2026-12-13"]),
    ])
}
