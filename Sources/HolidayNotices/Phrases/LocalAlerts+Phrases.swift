public import KoreanCalendar
public import MartModels

extension LocalAlert {
  /// The title, as of the day on which the alert is shown.
  public func title(in language: PhraseLanguage) -> String {
    AlertText(language, time.date).title(announcements)
  }

  /// The body, as of the day on which the alert is shown: a sentence for each day or state.
  public func body(in language: PhraseLanguage) -> String {
    AlertText(language, time.date).body(announcements)
  }
}

extension ClosingBanners.Banner {
  /// The banner as a sentence.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - date: the day on which it is shown.
  public func phrase(in language: PhraseLanguage, on date: CivilDate) -> String {
    let name = Branch(id: branch, mart: mart, name: branchName).displayName(in: language)
    return AlertText(language, date).sentence(AlertText.Content(subject, basis, next), [name])
  }
}
