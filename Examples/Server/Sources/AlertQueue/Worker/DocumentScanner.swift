import MartHolidayKit

/// Reads the documents of subscribers quickly, in the form that nearly all of them have.
///
/// That is one object without blanks, escapes or unknown keys. Everything else is `nil` here and is
/// read by the coder. The coder takes about ten times as long, and would be most of the work of a
/// night.
struct DocumentScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// The subscriber of a document under the name that the database has.
  static func subscriber(_ document: String, id: String) -> AlertSubscriber? {
    document.utf8.withContiguousStorageIfAvailable { bytes in
      var scanner = DocumentScanner(bytes: bytes)
      return scanner.subscriber(id)
    } ?? nil
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func subscriber(_ id: String) -> AlertSubscriber? {
    var subscriber = AlertSubscriber(id: id, favorites: [])
    var seen: UInt8 = 0
    guard takes("{") else { return nil }
    repeat {
      guard let key = string(), takes(":"), let bit = read(key, into: &subscriber),
        seen & bit == 0
      else { return nil }
      seen |= bit
    } while takes(",")
    guard takes("}"), place == bytes.count, seen & Self.idBit != 0 else { return nil }
    return subscriber
  }

  private static let idBit: UInt8 = 1

  /// Reads the value of a key.
  ///
  /// - Returns: the bit of the key, or `nil` if the coder has to read the document.
  private mutating func read(_ key: Range<Int>, into subscriber: inout AlertSubscriber) -> UInt8? {
    if isText(key, "id") {
      return string()?.isEmpty == false ? Self.idBit : nil
    } else if isText(key, "favorites") {
      guard let favorites = numbers() else { return nil }
      subscriber.favorites = favorites
      return 2
    } else if isText(key, "leads") {
      guard let days = numbers(), let leads = LeadDays(days) else { return nil }
      subscriber.leads = leads
      return 4
    } else if isText(key, "minuteOfDay") {
      guard let minute = number(), let time = TimeOfDay(minutes: minute) else { return nil }
      subscriber.notBefore = time
      return 8
    } else if isText(key, "language") {
      guard let tag = string() else { return nil }
      if isText(tag, "ko") {
        subscriber.language = .korean
      } else if isText(tag, "en") {
        subscriber.language = .english
      } else {
        return nil
      }
      return 16
    }
    return nil
  }

  private mutating func takes(_ letter: Unicode.Scalar) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: letter) else { return false }
    place += 1
    return true
  }

  /// The place of a text of printable ASCII letters between quotation marks.
  private mutating func string() -> Range<Int>? {
    guard takes("\"") else { return nil }
    let start = place
    while place < bytes.count, 0x20...0x7E ~= bytes[place], bytes[place] != UInt8(ascii: "\\") {
      if takes("\"") { return start..<place - 1 }
      place += 1
    }
    return nil
  }

  private func isText(_ range: Range<Int>, _ text: StaticString) -> Bool {
    range.count == text.utf8CodeUnitCount
      && text.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  private mutating func numbers() -> [Int]? {
    guard takes("[") else { return nil }
    var numbers: [Int] = []
    if takes("]") { return numbers }
    numbers.reserveCapacity(4)
    repeat {
      guard let number = number() else { return nil }
      numbers.append(number)
    } while takes(",")
    return takes("]") ? numbers : nil
  }

  /// A number of at most 18 digits, as JSON writes whole numbers.
  private mutating func number() -> Int? {
    let isNegative = takes("-")
    let start = place
    var number = 0
    while place < bytes.count, place - start < 18, 0x30...0x39 ~= bytes[place] {
      number = 10 * number + Int(bytes[place] - 0x30)
      place += 1
    }
    // A leading zero and `-0` are left to the coder.
    guard place > start, bytes[start] != 0x30 || place == start + 1 && !isNegative else {
      return nil
    }
    return isNegative ? -number : number
  }
}
