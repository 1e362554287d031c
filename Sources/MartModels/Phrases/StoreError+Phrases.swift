public import Keeping

extension StoreError: Phrasable {
  /// What went wrong, in words for a person and without paths or numbers of the system.
  ///
  /// The description of the error, which is for a log, has the value, the path and what remains.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// StoreError(.diskFull, value: "error 28").phrase(in: .korean, style: .long)
  /// // "저장 공간이 부족합니다. 공간을 비우고 다시 시도해 주세요."
  /// ```
  ///
  /// - Parameters:
  ///   - language: the language.
  ///   - style: `long` adds what the person can do.
  public func phrase(in language: PhraseLanguage, style: PhraseStyle = .short) -> String {
    let words = words(in: language)
    guard style == .long else { return words }
    return words + "." + (advice(in: language).map { " " + $0 } ?? "")
  }

  private func words(in language: PhraseLanguage) -> String {
    switch code {
    case .truncated, .malformed, .emptyFile, .damaged, .unexpectedClass, .pastVersion:
      language("저장된 자료를 읽을 수 없습니다", "The stored data cannot be read")
    case .futureVersion:
      language("더 새로운 버전이 저장한 자료입니다", "The data were stored by a later version")
    case .setAside:
      language("읽을 수 없는 자료를 따로 보관해 두었습니다", "Data that cannot be read were set aside")
    case .otherContent, .isDirectory, .symbolicLink, .notAFile:
      language("자료가 있을 자리에 다른 것이 있습니다", "Something else is in the place of the data")
    case .tooLarge: language("저장하기에는 너무 큽니다", "This is too large to be stored")
    case .diskFull: language("저장 공간이 부족합니다", "There is not enough storage space")
    case .readOnlyFileSystem, .directoryNotWritable:
      language("이 위치에는 저장할 수 없습니다", "Data cannot be stored here")
    case .permissionDenied: language("자료를 읽을 권한이 없습니다", "There is no permission to read the data")
    case .directoryMissing, .notADirectory, .noSuchSuite:
      language("자료를 저장할 위치가 없습니다", "There is no place for the data")
    case .lockTimedOut:
      language("다른 프로그램이 자료를 쓰고 있습니다", "Another program is using the data")
    case .notDurable:
      language("저장이 끝났는지 확인하지 못했습니다", "It could not be confirmed that the data were stored")
    default:
      language("자료를 읽거나 저장하지 못했습니다", "The data could not be read or stored")
    }
  }

  private func advice(in language: PhraseLanguage) -> String? {
    switch code {
    case .futureVersion: language("앱을 업데이트해 주세요.", "Please update the app.")
    case .diskFull:
      language("공간을 비우고 다시 시도해 주세요.", "Please free up some space and try again.")
    case .truncated, .malformed, .emptyFile, .damaged, .unexpectedClass, .pastVersion, .setAside:
      language("새로 시작할 수 있습니다.", "You can start over.")
    case .lockTimedOut, .notDurable, .systemError:
      language("다시 시도해 주세요.", "Please try again.")
    default: nil
    }
  }
}
