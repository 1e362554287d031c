/// The hours of texts read before: thousands of rows share a few of them.
package struct HoursCache {
  private var read: [String: ReadHours?] = [:]

  package init() {}

  /// The most texts that are kept, whatever a server sends.
  private static let mostTexts = 256

  /// The hours of a text, or `nil` when they are not clear.
  mutating func read(_ text: String) -> ReadHours? {
    if let known = read[text] { return known }
    let hours = ReadHours.reading(text)
    if read.count < Self.mostTexts { read[text] = .some(hours) }
    return hours
  }
}
