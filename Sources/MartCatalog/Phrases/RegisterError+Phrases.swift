public import MartModels

extension RegisterError {
  /// Why a file is not the register, and what to do, in words for a person.
  ///
  /// - Parameter language: the language.
  public func phrase(in language: PhraseLanguage) -> String {
    switch code {
    case .empty: language("파일이 비어 있습니다.", "The file is empty.")
    case .otherTable:
      language(
        "대규모점포 인허가 자료가 아닙니다. 다른 파일을 골라 주세요.",
        "This is not the register of large stores. Please choose another file.")
    case .notUTF8:
      language(
        "글자 인코딩을 알 수 없습니다. UTF-8이나 CP949로 저장해 주세요.",
        "The encoding is not known. Please save the file as UTF-8 or CP949.")
    default:
      language("대규모점포 인허가 자료를 읽을 수 없습니다.", "The register cannot be read.")
    }
  }
}
