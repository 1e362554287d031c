import Foundation
import KoreanCalendar
import MartCatalog
import MartModels

/// `catalog-proofs [documents] [seed]`: wrong answers of a server through `JSONDecoder`.
///
/// No document traps. Of one that is an answer the numbers are unique, every issue is short and names a
/// row, the texts that are kept are no longer than the document, a catalog is built and asked, a
/// conclusion costs no more than a year, and one document of ten is written and has to read back as the
/// same. At the end, large documents may take a bounded number of bytes for each of their own.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 5_000_000)
    let seed = arguments.dropFirst().first ?? 1
    var proof = Proof()
    var documents = Documents(seed: seed)
    var warm = 0
    while proof.documents < count {
      proof.check(documents.next())
      if proof.documents == min(count, 20_000) { warm = residentKilobytes() }
    }
    let growth = residentKilobytes() - warm
    let large = try LargeDocuments.mostBytesForOne()
    print(
      """
      \(proof.documents) documents, seed \(seed), \(proof.bytes) bytes: \(proof.answers) answers with \
      \(proof.rows) rows and \(proof.issues) issues, \(proof.errors) errors of the server, \
      \(proof.refused) refused; \(proof.wrong) wrong
      memory: \(growth) KiB more than after 20,000 documents; large documents take at most \
      \(large) bytes for one of theirs
      """)
    exit(proof.wrong == 0 && growth < 32 << 10 && large < 200 ? 0 : 1)
  }
}

/// The largest memory that the process has had, in KiB.
func residentKilobytes() -> Int {
  var usage = rusage()
  // 0 is RUSAGE_SELF, whose type differs between C libraries.
  getrusage(0, &usage)
  #if canImport(Darwin)
    return usage.ru_maxrss >> 10
  #else
    return usage.ru_maxrss
  #endif
}

/// Counts what became of documents, and complains of what is wrong.
struct Proof {
  var documents = 0
  var bytes = 0
  var answers = 0
  var rows = 0
  var issues = 0
  var errors = 0
  var refused = 0
  var wrong = 0
  private let decoder = JSONDecoder()
  private let encoder = JSONEncoder()
  private let today = CivilDate(2026, 11, 21)

  mutating func check(_ document: [UInt8]) {
    documents += 1
    bytes += document.count
    let answer: CatalogResponse
    do {
      answer = try decoder.decode(CatalogResponse.self, from: Data(document))
    } catch is CatalogError {
      errors += 1
      return
    } catch {
      refused += 1
      return
    }
    answers += 1
    rows += answer.rows.count
    issues += answer.issues.count
    func expect(_ holds: Bool, _ what: String) {
      guard !holds else { return }
      wrong += 1
      if wrong <= 5 { print("\(what): \(String(decoding: document, as: UTF8.self))") }
    }
    expect(Set(answer.rows.map(\.id)).count == answer.rows.count, "a number twice")
    expect(answer.rows.allSatisfy { $0.id >= 0 }, "a number of a user")
    let kept =
      answer.rows.reduce(0) { sum, row in
        sum + row.branch.name.utf8.count + row.untrustedDates.reduce(0) { $0 + $1.utf8.count }
          + 10 * row.listedDates.count
      }
    // A value in short may be two bytes longer than what it stands for: {…} for {}.
    expect(kept <= 3 * document.count, "more kept than came")
    for issue in answer.issues {
      expect(issue.value.unicodeScalars.count <= 100, "a long issue")
      expect(issue.row >= 0 && issue.row < document.count, "an issue of no row")
      expect(!issue.phrase(in: .korean).isEmpty, "an issue without words")
    }
    let catalog = BranchCatalog(answer, asOf: today)
    expect(catalog.branches.map(\.id) == answer.rows.map(\.id), "a lost row")
    for row in answer.rows {
      guard let schedule = catalog[row.id]?.schedule else { continue }
      _ = schedule.nextClosing(onOrAfter: today)
      _ = schedule.status(on: .latest)
      if row.hasSchedule { continue }
      expect(schedule.published.count <= row.listedDates.count + 14, "a conclusion too long")
      // A date that the server can have meant, from yesterday to the end of the third month after
      // this one, is closed; without a trusted list no day is open.
      let believed = row.listedDates.first {
        $0 >= today.adding(days: -1) && $0.yearMonth <= today.yearMonth.adding(months: 3)
      }
      if let date = believed {
        if case .closed = schedule.status(on: date) {
        } else if !schedule.published.isEmpty {
          expect(false, "a listed day that is not closed")
        }
      }
      if !row.untrustedDates.isEmpty {
        expect(schedule.published.allSatisfy { $0.covered == $0.closed }, "an untrusted row opens")
      }
    }
    if documents % 10 == 0 {
      do {
        let again = try decoder.decode(CatalogResponse.self, from: encoder.encode(answer))
        expect(again == answer, "not the same when it is read back")
      } catch {
        // An answer of one row that named no branch, or an empty one under a code of an error.
        expect(answer.rows.isEmpty, "cannot be read back (\(error))")
      }
    }
  }
}

/// Documents of megabytes that are as bad as can be.
enum LargeDocuments {
  /// The most bytes of memory that a document takes for one of its own.
  static func mostBytesForOne() throws -> Int {
    let count = 100_000
    func list(_ element: String, _ count: Int = count) -> String {
      "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
    }
    let row = #"{"id":1,"martType":"x","branchName":"y","holidays":"#
    let documents = [
      list("{}"), list("null"), list("[]"), list(#""x""#), list(row + "[]}"),
      "[" + row + list("0") + "}]", "[" + row + list(#""2026-11-31 (일)""#) + "}]",
      "[" + row + list(#""9999-12-31","0001-01-01""#) + "}]",
      #"{"code":"OK","data":[],"info":"# + list("[[]]") + "}",
      #"{"code":"OK","data":[],"info":"# + list(#"{"a":"b"}"#) + "}",
      "["
        + (0..<count).map {
          #"{"id":\#($0),"martType":"x","branchName":"y","holidays":["0001-01-01","9999-12-31"]}"#
        }
        .joined(separator: ",") + "]",
    ]
    var most = 0
    for text in documents {
      let document = Data(text.utf8)
      let before = residentKilobytes()
      let answer = try JSONDecoder().decode(CatalogResponse.self, from: document)
      let catalog = BranchCatalog(answer, asOf: CivilDate(2026, 11, 21))
      precondition(catalog.count == answer.rows.count)
      most = max(most, (residentKilobytes() - before) * 1_024 / document.count)
    }
    return most
  }
}
