import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The pictures of the documents are what the programs draw.
@Suite("pictures")
struct PictureTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardized
  private static let folder = root.appendingPathComponent("Documentation/Images")

  /// A picture, and the command that its document gives for it.
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let document: String
    let program: String
    let arguments: String

    var testDescription: String { name }
  }

  @Test(
    "A picture is what the command in its document draws, for light and dark pages",
    arguments: [
      Picture(
        name: "closing-days.svg", document: "README.md", program: "closing-days",
        arguments: "--date 2026-11-22 --english --svg closing-days.svg"),
      Picture(
        name: "closing-days-korean.svg", document: "README.md", program: "closing-days",
        arguments: "--date 2026-11-22 --korean --svg closing-days-korean.svg"),
      Picture(
        name: "nearby.svg", document: "Examples/README.md", program: "nearby",
        arguments: "--date 2026-11-22 --english --map nearby.svg"),
    ])
  func isCurrent(picture: Picture) throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent(picture.document), encoding: .utf8)
    #expect(text.contains("Documentation/Images/\(picture.name))"))
    #expect(text.contains("\(picture.program) \(picture.arguments)"))
    let name = picture.program
    let kept = Self.folder.appendingPathComponent(picture.name)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(name)-\(ProcessInfo.processInfo.globallyUniqueString).svg")
    defer {
      do { try FileManager.default.removeItem(at: file) } catch { Issue.record(error) }
    }
    // The last argument is the file.
    let arguments = picture.arguments.split(separator: " ").map(String.init).dropLast()
    #expect(try Program(name).run(arguments + [file.path]).exitCode == 0)
    let drawn = try Data(contentsOf: file)
    if ProcessInfo.processInfo.environment["MART_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try drawn.write(to: kept)
    }
    #expect(try drawn == Data(contentsOf: kept), "MART_RECORD=1 draws \(kept.path) anew")
    let boxes = Boxes()
    let parser = XMLParser(data: drawn)
    parser.delegate = boxes
    #expect(parser.parse())
    #expect(String(decoding: drawn, as: UTF8.self).contains("prefers-color-scheme:dark"))
    #expect(boxes.overlapping.isEmpty, "\(boxes.overlapping)")
    #expect(boxes.onCoast.isEmpty, "\(boxes.onCoast)")
    #expect((boxes.coast.count > 1_000) == (name == "nearby"))
  }
}

/// Where the labels of a map and the parts of a page are, by how wide their characters are.
private final class Boxes: NSObject, XMLParserDelegate {
  private struct Box {
    var text = ""
    var x: Double
    var y: Double
    var panel: Int
    var width: Double?
    var size: Double
  }

  private var boxes: [Box] = []
  private var current: Box?
  private var panel = 0
  private var groups: [String] = []
  /// Points along the coasts, closer together than a label is high.
  private(set) var coast: [(x: Double, y: Double)] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    if element == "g" {
      if attributes["clip-path"] != nil { panel += 1 }
      groups.append(attributes["class"] ?? "")
    }
    if element == "path", ["land", "north"].contains(attributes["class"]), let d = attributes["d"] {
      trace(d)
    }
    guard element == "text",
      let x = attributes["x"]?.split(separator: " ").first.flatMap({ Double($0) }),
      let y = attributes["y"].flatMap(Double.init)
    else { return }
    let isLabel = ["label", "town"].contains(groups.last)
    if let width = attributes["textLength"].flatMap(Double.init) {
      current = Box(x: x, y: y, panel: panel, width: width, size: 14)
    } else if isLabel || attributes["class"]?.contains("wide") == true {
      current = Box(x: x, y: y, panel: panel, width: nil, size: isLabel ? 13 : 16.8)
    }
  }

  /// Follows a coast from corner to corner.
  private func trace(_ path: String) {
    let corners = path.split(whereSeparator: { "MCZ".contains($0) }).compactMap { part in
      part.split(separator: " ").last?.split(separator: ",").compactMap { Double($0) }
    }.filter { $0.count == 2 }
    for (from, to) in zip(corners, corners.dropFirst()) {
      for step in 0..<8 {
        let part = Double(step) / 8
        coast.append((from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part))
      }
    }
  }

  /// The labels that a coast runs through.
  var onCoast: [String] {
    boxes.filter { box in
      let (span, middle) = (span(box), box.y - 0.36 * box.size)
      return box.width == nil && box.size == 13
        && coast.contains { span.contains($0.x) && abs($0.y - middle) < 0.4 * box.size }
    }.map(\.text)
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) { current?.text += text }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "g" { groups.removeLast() }
    guard element == "text", let box = current else { return }
    boxes.append(box)
    current = nil
  }

  private func span(_ box: Box) -> ClosedRange<Double> {
    if let width = box.width { return box.x...box.x + width }
    if box.size == 16.8 {
      // The characters of a page stand in the middle of their two columns.
      return box.x - 8.4...box.x - 8.4 + 16.8 * Double(box.text.count)
    }
    // Half a letter or a whole syllable, about the middle.
    let width = box.text.reduce(0) { $0 + ($1.isASCII ? 0.5 : 1) * box.size }
    return box.x - width / 2...box.x + width / 2
  }

  /// The texts that stand on others.
  var overlapping: [String] {
    boxes.indices.flatMap { first in
      boxes.indices.filter { second in
        let (a, b) = (boxes[first], boxes[second])
        guard second > first, a.panel == b.panel, abs(a.y - b.y) < 11 else { return false }
        let (left, right) = (span(a), span(b))
        return left.lowerBound < right.upperBound - 0.5 && right.lowerBound < left.upperBound - 0.5
      }.map { "\(boxes[first].text) / \(boxes[$0].text)" }
    }
  }
}
