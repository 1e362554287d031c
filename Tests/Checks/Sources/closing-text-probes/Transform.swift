/// A change of a text that leaves its meaning as it is.
struct Transform: Sendable {
  let name: String
  /// Whether it changes what a field lists: days that stand by themselves are closings there.
  let isOfNotices: Bool
  /// The changed text, or `nil` when there is nothing to change.
  let apply: @Sendable (String) -> String?

  init(
    _ name: String, isOfNotices: Bool = false, _ apply: @escaping @Sendable (String) -> String?
  ) {
    self.name = name
    self.isOfNotices = isOfNotices
    self.apply = apply
  }

  /// A transform of each scalar.
  fileprivate static func scalars(
    _ name: String, _ change: @escaping @Sendable (Unicode.Scalar) -> String?
  ) -> Transform {
    Transform(name) { text in
      var changed = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        if let new = change(scalar) {
          changed.append(contentsOf: new.unicodeScalars)
        } else {
          changed.append(scalar)
        }
      }
      return String(changed)
    }
  }

  static let all: [Transform] =
    boilerplate + scripts + markup + spaces + decoration + surroundings

  private static let boilerplate: [Transform] = [
    .init("greeting before") { "안녕하세요 고객님.\n" + $0 },
    .init("title before") { "<휴무 안내>\n" + $0 },
    .init("apology behind") { $0 + "\n이용에 불편을 드려 죄송합니다." },
    .init("thanks behind") { $0 + "\n감사합니다." },
    .init("telephone behind") { $0 + "\n☎ 02-411-1234" },
    .init("notice word before") { "[공지] " + $0 },
    .init("link behind") { $0 + "\nhttps://www.example.co.kr/notice" },
    .init("the text twice") { $0.count < 400 ? $0 + "\n" + $0 : nil },
  ]

  private static let scripts: [Transform] = [
    .init("decomposed Hangul") { Hangul.decomposed($0) },
    .init("half of it decomposed") { text in
      let middle = text.index(text.startIndex, offsetBy: text.count / 2)
      return text[..<middle] + Hangul.decomposed(String(text[middle...]))
    },
    .scalars("full-width digits") { scalar in
      ("0"..."9").contains(scalar) ? wide(scalar) : nil
    },
    .scalars("full-width digits, letters and signs") { scalar in
      (0x21...0x7E).contains(scalar.value) && scalar != "<" && scalar != ">" && scalar != "&"
        ? wide(scalar) : nil
    },
    .scalars("full-width brackets and commas") { scalar in
      "(),".unicodeScalars.contains(scalar) ? wide(scalar) : nil
    },
    .scalars("ideographic spaces") { $0 == " " ? "\u{3000}" : nil },
    .scalars("middle dots of another kind") { $0 == "·" ? "ㆍ" : nil },
    .scalars("tildes of another kind") { $0 == "~" ? "∼" : nil },
    .scalars("dashes of a swung kind") { $0 == "~" ? "〜" : nil },
  ]

  private static func wide(_ scalar: Unicode.Scalar) -> String? {
    Unicode.Scalar(scalar.value + 0xFEE0).map { String($0) }
  }

  private static let markup: [Transform] = [
    .init("a paragraph") { "<p>" + $0 + "</p>" },
    .init("bold") { "<b>" + $0 + "</b>" },
    .init("spans around words") { text in
      text.contains("<") ? nil : words(text) { "<span>" + $0 + "</span>" }
    },
    .init("line breaks as tags") { $0.contains("\n") ? $0.replacing("\n", with: "<br/>") : nil },
    .scalars("spaces as entities") { $0 == " " ? "&nbsp;" : nil },
    .scalars("digits as entities") { scalar in
      ("0"..."9").contains(scalar) ? "&#\(scalar.value);" : nil
    },
    .scalars("Hangul as entities") { scalar in
      (0xAC00...0xD7A3).contains(scalar.value)
        ? "&#x" + String(scalar.value, radix: 16) + ";" : nil
    },
    .init("a comment in front") { "<!-- 매주 월요일 휴무 -->" + $0 },
    .init("a div with attributes") { "<div class=\"notice-11-22\" id='d2'>" + $0 + "</div>" },
  ]

  private static let spaces: [Transform] = [
    .scalars("double spaces") { $0 == " " ? "  " : nil },
    // One of them: in lines with as many tabs as their neighbors, these stand between cells.
    .init("a tab for a space") { text in
      guard let space = text.firstIndex(of: " ") else { return nil }
      return text[..<space] + "\t" + text[text.index(after: space)...]
    },
    .scalars("no-break spaces") { $0 == " " ? "\u{A0}" : nil },
    .init("spaces around") { "   " + $0 + "   " },
    .init("empty lines around") { "\n\n" + $0 + "\n\n" },
    .init("CRLF") { $0.contains("\n") ? $0.replacing("\n", with: "\r\n") : nil },
    .init("empty lines between") { $0.contains("\n") ? $0.replacing("\n", with: "\n\n") : nil },
    .init("line breaks inside lists") { text in
      text.contains(", ") ? text.replacing(", ", with: ",\n") : nil
    },
    .init("spaces behind commas of days") { text in
      let changed = text.replacing(/(째|요일|[0-9]일),(?=[가-힣0-9])/) { "\($0.1), " }
      return changed == text ? nil : changed
    },
    .init("zero-width spaces between words") { $0.replacing(" ", with: " \u{200B}") },
    .init("zero-width joiners in words") { words($0) { join($0, "\u{200D}") } },
    .init("soft hyphens in words") { words($0) { join($0, "\u{AD}") } },
    .init("a byte-order mark") { "\u{FEFF}" + $0 },
  ]

  private static let decoration: [Transform] = [
    .init("quotes") { "\"" + $0 + "\"" },
    .init("typographic quotes") { "“" + $0 + "”" },
    .init("emoji before") { "🛒 " + $0 },
    .init("emoji behind") { $0 + " 🙏🏻" },
    .init("emoji around every line") { lines($0) { "📌" + $0 + "❗️" } },
    .init("bullets") { lines($0) { "• " + $0 } },
    .init("dashes as bullets") { lines($0) { "- " + $0 } },
    .init("reference marks") { lines($0) { "※ " + $0 } },
    .init("stars around") { "★★ " + $0 + " ★★" },
    .init("a full stop") { $0.hasSuffix(".") ? nil : $0 + "." },
    .init("exclamation marks") { $0 + "!!!" },
    // Behind a day, the tilde would begin a range.
    .init("a tilde and laughter") { text in
      text.last.map { "다요무휴점관업장진".contains($0) } == true ? text + "~ ^^" : nil
    },
  ]

  private static func lines(_ text: String, _ change: (String) -> String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : change(String($0)) }.joined(separator: "\n")
  }

  private static func words(_ text: String, _ change: (String) -> String) -> String {
    lines(text) { line in
      line.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : change(String($0)) }.joined(separator: " ")
    }
  }

  /// A word with a scalar between its first two syllables of Hangul.
  private static func join(_ word: String, _ joiner: String) -> String {
    let characters = Array(word)
    guard characters.count > 1 else { return word }
    for index in 1..<characters.count
    where isHangul(characters[index - 1]) && isHangul(characters[index]) {
      return String(characters[..<index]) + joiner + String(characters[index...])
    }
    return word
  }

  private static func isHangul(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
  }
}

/// Syllables of Hangul and their parts.
enum Hangul {
  /// A text with each syllable as separate consonants and vowels, by the arithmetic of Unicode 3.12.
  static func decomposed(_ text: String) -> String {
    var view = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard (0xAC00...0xD7A3).contains(scalar.value) else {
        view.append(scalar)
        continue
      }
      let index = scalar.value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      view.append(contentsOf: parts.filter { $0 != 0x11A7 }.compactMap { Unicode.Scalar($0) })
    }
    return String(view)
  }
}
