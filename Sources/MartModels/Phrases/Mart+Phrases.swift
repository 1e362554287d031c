import KoreanText

extension Mart {
  /// The English name, such as `Traders`; for an unknown mart, the server's name.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// Mart.lotteMart.englishName  // "Lotte Mart"
  /// Mart(serverName: "동네슈퍼").englishName  // "동네슈퍼"
  /// ```
  public var englishName: String { profile?.englishName ?? serverName }

  /// The name of the mart on its sign in a language.
  public func displayName(in language: PhraseLanguage) -> String {
    language(displayName, englishName)
  }

  /// The name of the mart and that of a branch, which does not begin with it.
  package func fullName(of branchName: String, in language: PhraseLanguage) -> String {
    let mart = displayName(in: language)
    return branchName.isEmpty ? mart : mart + " " + branchName
  }
}

extension Branch {
  /// The name of the branch with that of its mart in a language.
  ///
  /// The branch's own name is a Korean place and is not translated.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let branch = Branch(id: 7, mart: .traders, name: "고양점")
  /// branch.displayName(in: .korean)  // "트레이더스 고양점"
  /// branch.displayName(in: .english)  // "Traders 고양점"
  /// ```
  public func displayName(in language: PhraseLanguage) -> String {
    guard !language.isKorean else { return displayName }
    return mart.fullName(of: mart.nameWithoutMart(name), in: language)
  }
}

extension PostalAddress {
  /// What an app says after copying the address, for a store that is on no map.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let address = PostalAddress("서울특별시 서초구 양재대로 159")
  /// address?.copiedPhrase(in: .korean)  // "주소를 복사했습니다."
  /// address?.copiedPhrase(in: .korean, style: .long)  // "서울특별시 서초구 양재대로 159를 복사했습니다."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` repeats the address.
  public func copiedPhrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    style == .short
      ? language("주소를 복사했습니다.", "Address copied.")
      : language(
        KoreanParticle.object.attached(to: text) + " 복사했습니다.", "Copied: " + text)
  }
}
