import Foundation
import KoreanCalendar
import MartCatalog
import MartModels

/// `register-proofs [files] [seed]`: spoiled files of the register of large stores.
///
/// No file traps. Of one that is read every row is a store, another shop or in the receipt, the
/// numbers of the stores are unique, the places are in Korea, the texts that are kept are no longer
/// than the file, and a file in parts tells the same. A line that is spoiled takes no other with it.
///
/// With `answers` it measures what a register answers, see `Answers`.
@main
struct Main {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "answers" {
      let arguments = Array(CommandLine.arguments.dropFirst(2))
      var answers = try Answers(arguments)
      exit(try answers.run(arguments) ? 0 : 1)
    }
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    let count = Int(arguments.first ?? 2_000_000)
    let seed = arguments.dropFirst().first ?? 1
    var proof = Proof()
    var files = Files(seed: seed)
    var warm = 0
    while proof.files < count {
      proof.check(files.next())
      if proof.files == min(count, 20_000) { warm = residentKilobytes() }
    }
    let growth = residentKilobytes() - warm
    print(
      """
      \(proof.files) files, seed \(seed), \(proof.bytes) bytes: \(proof.rows) rows with \
      \(proof.stores) stores and \(proof.issues) issues, \(proof.refused) files refused; \
      \(proof.wrong) wrong
      memory: \(growth) KiB more than after 20,000 files
      """)
    exit(proof.wrong == 0 && growth < 32 << 10 ? 0 : 1)
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

/// Counts what became of files, and complains of what is wrong.
struct Proof {
  var files = 0
  var bytes = 0
  var rows = 0
  var stores = 0
  var issues = 0
  var refused = 0
  var wrong = 0
  private let today = CivilDate(2026, 11, 21)

  mutating func check(_ file: Files.File) {
    files += 1
    bytes += file.bytes.count
    func expect(_ holds: Bool, _ what: String) {
      guard !holds else { return }
      wrong += 1
      if wrong <= 5 {
        print("\(what): \(String(decoding: file.bytes.prefix(3_000), as: UTF8.self))")
      }
    }
    let register: StoreRegister
    do throws(RegisterError) {
      register = try StoreRegister(file: file.bytes)
    } catch {
      refused += 1
      expect(!error.description.isEmpty, "an error without words")
      // The header stands in a line that is never spoiled.
      expect(file.names.isEmpty, "a good header refused")
      return
    }
    rows += register.rowCount
    stores += register.stores.count
    issues += register.issues.count
    let left = register.issues.filter { $0.field == nil || $0.reason == .missing }.count
    expect(
      register.stores.count + register.otherShopCount + left == register.rowCount,
      "a row that is nothing")
    expect(Set(register.stores.map(\.id)).count == register.stores.count, "a number twice")
    var kept = 0
    for store in register.stores {
      kept += store.writtenName.utf8.count + store.address.utf8.count
      expect(0...0x7FFF_FFFF ~= store.id, "a number of more than 31 bits")
      expect(!store.name.isEmpty && store.mart.isKnown, "a store without a name")
      expect(
        store.coordinate.map { 32...44 ~= $0.latitude && 123...133 ~= $0.longitude } ?? true,
        "abroad")
      _ = store.presence(on: today)
      _ = store.presence(on: today, staleAfterYears: .max)
    }
    expect(kept <= file.bytes.count, "more kept than came")
    for issue in register.issues {
      expect(issue.value.unicodeScalars.count <= 100, "a long issue")
      expect(0..<register.rowCount ~= issue.row, "an issue of no row")
    }
    let found = Set(register.stores.map(\.writtenName))
    // The spoiled row may be another one of a store, and count before it.
    expect(file.names.filter { !found.contains($0) }.count <= 1, "a lost row")
    if files % 4 == 0 { expect(inParts(file.bytes) == register, "other in parts") }
  }

  private func inParts(_ bytes: [UInt8]) -> StoreRegister? {
    var reader = StoreRegister.Reader()
    let size = 1 + files % 97
    do throws(RegisterError) {
      for start in stride(from: 0, to: bytes.count, by: size) {
        try reader.read(bytes[start..<min(bytes.count, start + size)])
      }
      return try reader.finished()
    } catch {
      return nil
    }
  }
}
