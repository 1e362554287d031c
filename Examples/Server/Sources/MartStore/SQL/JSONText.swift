/// Writes JSON of a fixed form, without a dictionary or a coder in between.
package struct JSONText {
  package private(set) var text = ""
  private var needsComma = false

  package init() {}

  package mutating func array(_ body: (inout JSONText) -> Void) { nested("[", "]", body) }
  package mutating func object(_ body: (inout JSONText) -> Void) { nested("{", "}", body) }

  package mutating func key(_ name: StaticString) {
    separate()
    text += "\"\(name)\":"
    needsComma = false
  }

  package mutating func value(_ number: Int) {
    separate()
    text += String(number)
  }

  package mutating func value(_ value: SQLValue) {
    switch value {
    case .integer(let number): self.value(number)
    case .text(let text): self.value(text)
    case .real(let number):
      separate()
      text += String(number)
    case .null:
      separate()
      text += "null"
    }
  }

  package mutating func value(_ string: String) {
    separate()
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { append(scalar) }
    }
    text += "\""
  }

  private mutating func append(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"", "\\":
      text += "\\"
      text.unicodeScalars.append(scalar)
    case _ where scalar.value < 0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }

  private mutating func nested(_ open: String, _ close: String, _ body: (inout JSONText) -> Void) {
    separate()
    text += open
    needsComma = false
    body(&self)
    text += close
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }
}

extension SQLValue {
  /// A parameter that is a table: an array of arrays.
  package static func table<Row>(_ rows: [Row], _ write: (inout JSONText, Row) -> Void) -> SQLValue
  {
    var json = JSONText()
    json.array { json in
      for row in rows { json.array { write(&$0, row) } }
    }
    return .text(json.text)
  }
}
