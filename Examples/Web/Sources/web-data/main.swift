// Turns the catalogue of the examples into the lines that the page reads, and reads them back.
//
//   web-data CATALOG.json CATALOGUE.txt
import Foundation
import MartHolidayKit
import WebPage

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("web-data: \(message)\n".utf8))
  exit(1)
}

guard CommandLine.arguments.count == 3 else { fail("usage: web-data CATALOG.json CATALOGUE.txt") }
let (source, target) = (CommandLine.arguments[1], CommandLine.arguments[2])
let response = try JSONDecoder().decode(
  CatalogResponse.self, from: Data(contentsOf: URL(fileURLWithPath: source)))
if let issue = response.issues.first { fail("row \(issue.row) of \(source): \(issue.reason)") }
// The page has no table of municipalities: what they designate is in the lines of the stores.
let branches = response.branches.sorted { $0.id < $1.id }.map { $0.adding(municipal: .southKorea) }

let text = CompactCatalogue.text(branches)
// The engines compare texts scalar by scalar.
let composed = text.precomposedStringWithCanonicalMapping
guard Array(text.unicodeScalars) == Array(composed.unicodeScalars) else {
  fail("a text of \(source) is not composed")
}
let read = try CompactCatalogue.branches(text.utf8)
guard read.count == branches.count else { fail("\(read.count) of \(branches.count) branches") }
// Equal branches have equal texts of their hours; what was read from those has to be equal, too.
for (read, written) in zip(read, branches) where read != written || read.hours != written.hours {
  fail("branch \(written.id) is another one when it is read back")
}
try Data(text.utf8).write(to: URL(fileURLWithPath: target), options: .atomic)
print("\(branches.count) branches, \(text.utf8.count) bytes, read back the same")
