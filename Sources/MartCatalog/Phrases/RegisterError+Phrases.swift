public import MartModels

extension RegisterError: Phrasable {
  /// Why a file is not the register, and what to do, in words for a person.
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: ignored, because there is only one wording.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    switch code {
    case .empty: language("파일이 비어 있습니다.", "The file is empty.")
    case .otherTable:
      language(
        "대규모점포 인허가 자료가 아닙니다. 다른 파일을 골라 주세요.",
        "This is not the register of large stores. Please choose another file.")
    case .notUTF8:
      language(
        "UTF-8이 아닙니다. 파일을 UTF-8로 저장해 주세요.",
        "The file is not UTF-8. Please save it as UTF-8.")
    case .unknownEncoding:
      language(
        "글자 인코딩을 알 수 없습니다. UTF-8이나 CP949로 저장해 주세요.",
        "The encoding is not known. Please save the file as UTF-8 or CP949.")
    case .otherDocument:
      language(
        "표가 아니라 다른 문서입니다. 내려받은 파일을 열어 확인해 주세요.",
        "This is another document and no table. Please look into the file that was downloaded.")
    default:
      language("대규모점포 인허가 자료를 읽을 수 없습니다.", "The register cannot be read.")
    }
  }
}
