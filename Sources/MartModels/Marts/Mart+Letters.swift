// The letters of a text in which the name of a mart is looked for.
extension Mart {
  /// The first letters of `companyForms`.
  private static let companyLetters = Set(companyForms.compactMap { $0.first })

  /// A letter as `folded` writes it, and the place of the first one of its word.
  struct Letter {
    let character: Character
    let word: Int
    /// Whether a blank stands before it.
    let isBehindBlank: Bool
  }

  /// The letters of a text in which a name is looked for.
  static func letters(_ text: String) -> [Letter] {
    var letters: [Letter] = []
    var word = 0
    var (isInWord, isBehindBlank) = (false, false)
    var rest = text[...]
    while let character = rest.first {
      // Few letters begin one, and each of a text is asked.
      if companyLetters.contains(character),
        let company = companyForms.first(where: { rest.hasPrefix($0) })
      {
        rest.removeFirst(company.count)
        isInWord = false
        continue
      }
      rest.removeFirst()
      let isPartOfWord = character.isLetter || character.isNumber
      if !isInWord || !isPartOfWord { word = letters.count }
      isInWord = isPartOfWord
      let follows = isBehindBlank
      isBehindBlank = character.isWhitespace
      if isBehindBlank { continue }
      // No letter of a name has more than three scalars, of four bytes at most. Longer ones are not
      // compared: putting thousands of marks into their order takes the square of the time.
      let isLong = character.utf8.count > 12
      letters.append(
        Letter(
          character: isLong ? "\u{FFFD}" : character, word: word, isBehindBlank: follows))
    }
    return letters
  }
}
