import ClosingTexts
import KoreanCalendar
import Testing

@Suite("Closing texts")
struct ClosingTextFactTests {
  private func check(_ fact: ClosingTextFact) throws {
    let reference = try #require(CivilDate(fact.reference))
    let notice = HolidayText(fact.text, relativeTo: reference)
    #expect(fact.differences(from: notice) == [])
    #expect(notice.text == fact.text)
  }

  @Test("A text is read with its meaning or with its refusal", arguments: storePages)
  func reading(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What the original server misread is read", arguments: misreadByTheServer)
  func misreadByServer(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What a hasty reader gets wrong is read", arguments: misreadByHastyReaders)
  func misreadInHaste(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Further spellings of listings and other apps are read", arguments: furtherSpellings)
  func spelling(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What stores announce for single days is read", arguments: announcements)
  func announcement(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What is not stated is not read", arguments: refusals)
  func refusal(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A month that is set off replaces the regular rule", arguments: monthsOfTheirOwn)
  func monthOfItsOwn(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Ordinals in odd places find their weekday or nothing", arguments: ordinalsInOddPlaces)
  func oddOrdinals(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Days in English are those that the same words in Korean say", arguments: englishNotices)
  func english(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Open and closed are never exchanged", arguments: turnsOfPhrase)
  func turnOfPhrase(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A list has what its head says", arguments: headedLists)
  func headedList(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A verb that is used as a noun decides over its own days", arguments: verbsAsNouns)
  func verbAsNoun(fact: ClosingTextFact) throws { try check(fact) }

  @Test("An exception is of what the sentence says", arguments: exceptionsAndCounts)
  func exceptionOrCount(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A festival is not opened by the days around it", arguments: festivalsAndBeginnings)
  func festivalOrBeginning(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What is said to hold, or to go on, does", arguments: whatStays)
  func stays(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Only what moves is opened", arguments: movesAmongOthers)
  func moveAmongOthers(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A closing that is taken back is none", arguments: doubtsAndBeginnings)
  func doubtOrBeginning(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What changes begins on its day, for whom it is said", arguments: changedRules)
  func changedRule(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A table says who closes when, whichever way round it is", arguments: tablesOfBranches)
  func tableOfBranches(fact: ClosingTextFact) throws { try check(fact) }

  @Test("What is said of one branch is not said of all", arguments: branchesAndParts)
  func branchOrPart(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A date that is named twice makes no rule", arguments: datesNamedTwice)
  func dateNamedTwice(fact: ClosingTextFact) throws { try check(fact) }

  @Test("Hours, eves and beginnings are read beside closings", arguments: hoursAndEarlyClosings)
  func hoursOrEarlyClosing(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A title, line ends and a text that stands twice change nothing", arguments: titlesAndLines)
  func titleOrLines(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A closing may last, or hold in some cases only", arguments: closuresAndConditions)
  func closureOrCondition(fact: ClosingTextFact) throws { try check(fact) }

  @Test("A date finds its year and a day its month", arguments: yearsAndMonths)
  func yearOrMonth(fact: ClosingTextFact) throws { try check(fact) }
}

@Suite("Facts of closing texts")
struct ClosingTextFactFormTests {
  @Test("A fact that says something else than the reading is told from one that does not")
  func differences() throws {
    let notice = HolidayText(
      "매월 둘째 일요일 휴무, 2,4째주 휴무", relativeTo: CivilDate(2026, 11, 21))
    let lines = ["rule: 매월 둘째 일요일", "unread within: missingWeekday|ambiguous \"2,4째주 휴무\""]
    func differences(_ lines: [String]) throws -> [String] {
      let table = ([notice.text] + lines.map { "  " + $0 }).joined(separator: "\n")
      return try #require(ClosingTextFact.facts(table).first).differences(from: notice)
    }
    #expect(try differences(lines) == [])
    #expect(try differences([lines[1]]) == ["rule: 매월 둘째 일요일 for nothing"])
    #expect(try differences(["rule: 매월 넷째 일요일", lines[1]]).count == 1)
    #expect(try differences(lines + ["open: 2026-11-22"]) == ["open: not 2026-11-22"])
    #expect(try differences(lines + ["open?: 2026-11-22"]) == [])
    #expect(try differences([lines[0]]).count == notice.unread.count)
    #expect(try differences(lines + ["unread: tooLong \"휴무\""]).count == 1)
    #expect(try differences(["rule: 연중무휴", "or"] + lines) == [])
    #expect(
      try differences(lines + ["opens: 2026-11-22"]) == ["not a line of a fact: opens: 2026-11-22"])
  }

  @Test("Every rule in a fact is one")
  func rules() {
    for fact in allClosingTextFacts {
      #expect(fact.mistakes == [], "\(fact.text)")
      for alternative in fact.alternatives {
        for (property, value) in alternative.values {
          guard property.name == "rule" || property.name == "openRule" else { continue }
          #expect(RuleDays(value.text) != nil, "\(value.text)")
        }
      }
    }
    #expect(allClosingTextFacts.count >= 391)
  }
}

private let allClosingTextFacts: [ClosingTextFact] =
  storePages + misreadByTheServer + misreadByHastyReaders + furtherSpellings + announcements
  + refusals + monthsOfTheirOwn + ordinalsInOddPlaces + turnsOfPhrase + headedLists + verbsAsNouns
  + exceptionsAndCounts + festivalsAndBeginnings + movesAmongOthers + doubtsAndBeginnings
  + branchesAndParts + changedRules + tablesOfBranches + datesNamedTwice + hoursAndEarlyClosings
  + yearsAndMonths
  + closuresAndConditions + titlesAndLines + englishNotices
