/// A Korean particle whose form depends on the sound of the word before it.
///
/// ```swift
/// import MartHolidayKit
///
/// KoreanParticle.topic.attached(to: "코스트코 양재점")  // "코스트코 양재점은"
/// KoreanParticle.object.attached(to: "우유 500ml")  // "우유 500ml를"
/// KoreanParticle.direction.attached(to: "1층(식당가)")  // "1층(식당가)으로"
/// KoreanParticle.topic.form(after: "11월 22일")  // "은"
/// ```
///
/// The word may end in anything. For Hangul the final consonant decides. Digits are read as a
/// number: 10 is 십 and 10,000 is 만. Units after a number are read in full: 5g is 그램. A Latin
/// word is read the way Koreans pronounce it. Capitals are read by their names if they are fewer
/// than four or have no vowel letter: LG is 엘지. Text in round, square or curly brackets is skipped,
/// because the particle belongs to the word before; its content decides only if there is no such
/// word. Quotes, spaces, emoji and punctuation are skipped as well.
///
/// If the sound is unknown, as after 漢字 or an empty text, both forms are written: `은(는)`.
public struct KoreanParticle: Hashable, Sendable {
  /// The form after a final consonant.
  package let afterConsonant: String
  /// The form after a vowel.
  package let afterVowel: String
  /// Whether the final consonant ㄹ takes the form after a vowel, as in 서울로.
  package let takesVowelFormAfterRieul: Bool

  /// Makes a particle that is not among the static ones, such as 이며 and 며.
  ///
  /// - Parameters:
  ///   - afterConsonant: the form after a final consonant.
  ///   - afterVowel: the form after a vowel.
  ///   - takesVowelFormAfterRieul: whether ㄹ takes the form after a vowel.
  public init(
    afterConsonant: String, afterVowel: String, takesVowelFormAfterRieul: Bool = false
  ) {
    self.afterConsonant = afterConsonant
    self.afterVowel = afterVowel
    self.takesVowelFormAfterRieul = takesVowelFormAfterRieul
  }
}

extension KoreanParticle {
  /// The topic, 은 or 는.
  public static let topic = Self(afterConsonant: "은", afterVowel: "는")
  /// The subject, 이 or 가.
  public static let subject = Self(afterConsonant: "이", afterVowel: "가")
  /// The object, 을 or 를.
  public static let object = Self(afterConsonant: "을", afterVowel: "를")
  /// Companion, 과 or 와.
  public static let company = Self(afterConsonant: "과", afterVowel: "와")
  /// Direction, means or result, 으로 or 로.
  public static let direction = Self(
    afterConsonant: "으로", afterVowel: "로", takesVowelFormAfterRieul: true)
  /// The polite copula, 이에요 or 예요.
  public static let copula = Self(afterConsonant: "이에요", afterVowel: "예요")
  /// A choice, 이나 or 나.
  public static let choice = Self(afterConsonant: "이나", afterVowel: "나")
  /// A call to somebody, 아 or 야.
  public static let address = Self(afterConsonant: "아", afterVowel: "야")
}

extension KoreanParticle {
  /// The form of the particle after a word.
  ///
  /// - Parameter word: the word, or a text that ends with it.
  /// - Returns: one form, or both if the sound is unknown, such as `은(는)`.
  /// - Complexity: O(1): no more than the last 200 Unicode scalars are read.
  public func form(after word: String) -> String {
    switch FinalSound(of: word) {
    case .consonant: return afterConsonant
    case .rieul: return takesVowelFormAfterRieul ? afterVowel : afterConsonant
    case .vowel: return afterVowel
    case nil:
      // (으)로 and (이)나, where one form is the other with a syllable before it.
      guard afterConsonant.hasSuffix(afterVowel) else { return "\(afterConsonant)(\(afterVowel))" }
      return "(\(afterConsonant.dropLast(afterVowel.count)))\(afterVowel)"
    }
  }

  /// A word followed by the particle.
  ///
  /// - Parameter word: the word, or a text that ends with it.
  public func attached(to word: String) -> String { word + form(after: word) }
}
