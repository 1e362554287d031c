extension GeoJSON.Value {
  /// The value as JSON.
  var json: String {
    switch self {
    case .string(let text): quoted(text)
    case .integer(let number): String(number)
    case .number(let number): number.isFinite ? "\(number)" : "null"
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    }
  }
}

/// A text as a JSON string; U+2028 and U+2029 are escaped for JavaScript.
private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\0"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Degrees with at most seven decimals, which is a centimeter.
func decimal(_ degrees: Double) -> String {
  let steps = Int64(degrees * 1e7 + (degrees < 0 ? -0.5 : 0.5))
  let (whole, part) = steps.magnitude.quotientAndRemainder(dividingBy: 10_000_000)
  let sign = steps < 0 ? "-" : ""
  guard part > 0 else { return sign + String(whole) }
  var digits = String(part)
  digits = String(repeating: "0", count: 7 - digits.utf8.count) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  return sign + String(whole) + "." + digits
}
