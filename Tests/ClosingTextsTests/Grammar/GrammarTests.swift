import ClosingTexts
import Foundation
import KoreanText
import MartModels
import Testing

/// The grammars at the heads of Sources/ClosingTexts/Sentences/Grammar.swift and
/// Sources/KoreanText/Grammar/Grammar.swift against the parser: what the parser takes for days has to
/// follow from them, and each of their alternatives has to be taken somewhere.
@Suite("The grammar and the parser")
struct GrammarTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let grammar: EBNF = {
    let comments = ["ClosingTexts/Sentences", "KoreanText/Grammar"].flatMap { folder in
      let file = root.appendingPathComponent("Sources/\(folder)/Grammar.swift")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0.hasPrefix("//") }
    }
    return EBNF(comments.filter { $0.hasPrefix("//   ") }.map { $0.dropFirst(3) })
  }()

  private struct Table: Decodable {
    struct Row: Decodable { var text: String }
    var rows: [Row]
  }

  private static let texts: [String] = {
    let facts = [
      announcements, branchesAndParts, changedRules, closuresAndConditions, datesNamedTwice,
      doubtsAndBeginnings,
      exceptionsAndCounts, festivalsAndBeginnings, furtherSpellings, headedLists,
      hoursAndEarlyClosings, misreadByHastyReaders, misreadByTheServer, monthsOfTheirOwn,
      movesAmongOthers, ordinalsInOddPlaces, refusals, storePages, tablesOfBranches, titlesAndLines,
      turnsOfPhrase,
      verbsAsNouns, whatStays, yearsAndMonths, englishNotices,
    ].flatMap { $0.map(\.text) }
    let files = ["closing-texts", "fresh-probes", "new-texts"].flatMap { name -> [String] in
      let file = root.appendingPathComponent("Tests/Checks/ClosingTexts/\(name).json")
      guard let data = try? Data(contentsOf: file),
        let table = try? JSONDecoder().decode(Table.self, from: data)
      else { return [] }
      return table.rows.map(\.text)
    }
    return facts + files + rare
  }()

  /// Turns of phrase that the other tables do not have.
  private static let rare = [
    "휴일 휴무", "일요일 날, 월요일 날 휴무", "7-8월 매주 월요일 휴무", "3월-5월 매주 월요일 휴무", "매주 월요일 휴관. 다음 날 평일 개관",
    "매월 둘째 각 넷째 일요일 휴무", "매월 둘째\n넷째 일요일 휴무", "(매월 둘째\n넷째 일요일)", "매월 둘째, 매월 넷째 일요일 휴무",
    "셋째 매주 일요일 휴무",
    "매월 둘째의 넷째 일요일 휴무", "매월 2,\n4째 일요일 휴무", "매월 2, 각 4째 일요일 휴무", "3주마다 일요일 휴무", "12월 24,\n25일 휴무",
    "12월 24, 각 25일 휴무",
    "closed on Dec. 25", "closed Dec.25", "closed Nov 22, 2026", "closed on the 22nd of November",
    "closed the day after Chuseok",
    "closed on the 5th of next month", "설날·백화점 휴무일", "매분기 첫째 월요일 휴무", "매분기 말일 휴무",
    "4, 9일로 끝나는 날 휴무", "5로 끝나는 날 휴무",
  ]

  @Test("Every name in the grammar is a production or a kind of token")
  func names() {
    let names = Self.grammar.productions.values.flatMap(\.names)
    #expect(Self.grammar.productions.count > 10)
    for name in Set(names) where (name.first?.isUppercase ?? false) && name != "Any" {
      #expect(Self.grammar.productions[name] != nil, "\(name) is no production")
    }
  }

  @Test("What the parser takes for days follows from the grammar, and all of the grammar is used")
  func days() {
    var used: Set<[Int]> = []
    var count = 0
    for text in Self.texts {
      let normalized = NormalizedText(text)
      let tokens = KoreanLexer.tokens(of: normalized, vocabulary: .marts)
      let tree = WrittenText(tokens)
      for span in tree.sentences.flatMap({ $0.clauses.flatMap(\.daySpans) }) {
        let inner = tokens.filter { span.contains($0.cells.lowerBound) }
        var derivation = Derivation(Self.grammar, inner.map { "\($0.kind.name)" })
        count += 1
        guard let choices = derivation.choices(of: "Days") else {
          Issue.record("\(normalized.string(span)): \(inner.map(\.kind.name))")
          continue
        }
        used.formUnion(choices)
      }
    }
    #expect(count > 1_000)
    let reachable = Self.grammar.names(reachableFrom: "Days")
    for (id, alternatives) in Self.grammar.alternatives.enumerated() {
      for (index, text) in alternatives.enumerated()
      where reachable.contains(String(text.prefix { $0 != ":" })) && !used.contains([id, index]) {
        Issue.record("nothing is read by \(text)")
      }
    }
  }
}

extension Clause {
  /// The cells of the lists of days in the clause, also in conditions, hours and brackets.
  fileprivate var daySpans: [Range<Int>] {
    let own = adjuncts.flatMap { adjunct -> [Range<Int>] in
      switch adjunct.kind {
      case .days(let days): [adjunct.cells] + days.flatMap(\.noteSpans)
      case .condition(let condition): (condition.subject + condition.test).map(\.cells)
      case .hours(let hours): hours.days.map(\.cells)
      default: []
      }
    }
    return own + notes.flatMap(\.daySpans)
  }
}

extension DayPhrase {
  fileprivate var noteSpans: [Range<Int>] { notes.flatMap(\.daySpans) }
}

extension KoreanToken.Kind {
  /// The name of the case, as the grammar writes it.
  fileprivate var name: String { String("\(self)".prefix { $0 != "(" }) }
}
