import KoreanText
import Testing

@Suite("Hangul")
struct HangulTests {
  @Test("All 11,172 syllables come apart and go together again, as Unicode orders them")
  func everySyllable() throws {
    let onsets = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
    let vowels = Array("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ".unicodeScalars)
    let codas = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
    var value: UInt32 = 0xAC00
    for onset in onsets {
      for vowel in vowels {
        for coda in [nil] + codas.map(Optional.some) {
          let scalar = try #require(Unicode.Scalar(value))
          let syllable = try #require(HangulSyllable(scalar))
          if syllable.onset != onset || syllable.vowel != vowel || syllable.coda != coda
            || HangulSyllable(onset: onset, vowel: vowel, coda: coda) != syllable
            || syllable.scalar != scalar
          {
            Issue.record("\(scalar)")
          }
          value += 1
        }
      }
    }
    #expect(value == 0xD7A4)
  }

  @Test("What is no syllable does not come apart, and what does not exist does not go together")
  func refused() {
    for scalar in ["\u{ABFF}", "\u{D7A4}", "ㄱ", "A", "\u{1100}"] as [Unicode.Scalar] {
      #expect(HangulSyllable(scalar) == nil && !scalar.isHangulSyllable)
    }
    #expect(HangulSyllable(onset: "ㄳ", vowel: "ㅏ") == nil)
    #expect(HangulSyllable(onset: "ㄱ", vowel: "ㄱ") == nil)
    #expect(HangulSyllable(onset: "ㄱ", vowel: "ㅏ", coda: "ㄸ") == nil)
  }

  @Test("Letters of the keyboard are told from syllables")
  func classes() {
    for scalar in "ㄱㄳㅄㅃㅎ".unicodeScalars {
      #expect(scalar.isHangulConsonant && !scalar.isHangulVowel && !scalar.isHangulSyllable)
    }
    for scalar in "ㅏㅘㅣ".unicodeScalars {
      #expect(scalar.isHangulVowel && !scalar.isHangulConsonant)
    }
    for scalar in ["\u{3130}", "\u{3164}", "ㆍ", "a"] as [Unicode.Scalar] {
      #expect(!scalar.isHangulVowel && !scalar.isHangulConsonant)
    }
  }

  @Test(
    "The initial consonants of a text",
    arguments: [
      ("이마트 성수점", "ㅇㅁㅌ ㅅㅅㅈ"), ("쌍문점", "ㅆㅁㅈ"), ("GS더프레시 3호", "GSㄷㅍㄹㅅ 3ㅎ"), ("ㅇㅁ트", "ㅇㅁㅌ"),
      ("\u{110B}\u{1175}\u{1106}\u{1161}\u{1110}\u{1173}", "ㅇㅁㅌ"), ("\u{1100}", "ㄱ"), ("", ""),
    ])
  func chosung(text: String, expected: String) { #expect(Hangul.chosung(of: text) == expected) }

  @Test(
    "The letters and the keys that write a text",
    arguments: [
      ("이마트", "ㅇㅣㅁㅏㅌㅡ", "dlakxm"), ("쌍문점", "ㅆㅏㅇㅁㅜㄴㅈㅓㅁ", "Tkdanswja"), ("닭", "ㄷㅏㄹㄱ", "ekfr"),
      ("화", "ㅎㅗㅏ", "ghk"), ("의왕", "ㅇㅡㅣㅇㅗㅏㅇ", "dmldhkd"), ("예", "ㅇㅖ", "dP"), ("값", "ㄱㅏㅂㅅ", "rkqt"),
      ("있", "ㅇㅣㅆ", "dlT"), ("a1 가", "a1 ㄱㅏ", "a1 rk"), ("챈ㅅ채", "ㅊㅐㄴㅅㅊㅐ", "costco"),
    ])
  func keys(text: String, letters: String, keys: String) {
    #expect(Hangul.keyLetters(of: text) == letters)
    #expect(Hangul.latinKeys(of: text) == keys)
    if keys.allSatisfy({ $0.isLetter }) { #expect(Hangul.keyLetters(ofKeys: keys) == letters) }
  }

  @Test("Only seven keys have a letter of their own with Shift")
  func shift() {
    #expect(Hangul.keyLetters(ofKeys: "QWERTOP") == "ㅃㅉㄸㄲㅆㅒㅖ")
    #expect(Hangul.keyLetters(ofKeys: "DLAKXM") == "ㅇㅣㅁㅏㅌㅡ")
    #expect(Hangul.parts(of: "ㅙ")?.0 == "ㅗ")
    #expect(Hangul.parts(of: "ㅆ") == nil)
  }
}
