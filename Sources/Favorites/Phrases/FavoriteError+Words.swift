extension FavoriteError {
  /// What went wrong, in words for a person and without paths or numbers of the system.
  ///
  /// The codes of the stores on a device are looked up by their names, because they are declared in
  /// another module.
  package func words(inKorean isKorean: Bool, isLong: Bool) -> String {
    let kind = Kind(code)
    let words = isKorean ? kind.korean : kind.english
    guard isLong else { return words }
    let advice = isKorean ? kind.koreanAdvice : kind.englishAdvice
    return words + "." + (advice.map { " " + $0 } ?? "")
  }

  /// The errors that a person can tell apart.
  private enum Kind {
    case duplicate, overLimit, limit, damaged, newer, setAside, moved, note, size, token, space
    case notWritable, notReadable, missing, occupied, busy, unsure, other

    init(_ code: Code) {
      switch code.rawValue {
      case "duplicate": self = .duplicate
      case "overLimit": self = .overLimit
      case "invalidLimit": self = .limit
      case "truncated", "malformed", "emptyFile", "damaged", "unexpectedClass": self = .damaged
      case "futureVersion": self = .newer
      case "setAside": self = .setAside
      case "staleOffset": self = .moved
      case "noteTooLong": self = .note
      case "tooLarge": self = .size
      case "invalidToken": self = .token
      case "diskFull": self = .space
      case "readOnlyFileSystem", "directoryNotWritable": self = .notWritable
      case "permissionDenied": self = .notReadable
      case "directoryMissing", "notADirectory", "noSuchSuite": self = .missing
      case "isDirectory", "symbolicLink", "notAFile": self = .occupied
      case "lockTimedOut": self = .busy
      case "notDurable": self = .unsure
      default: self = .other
      }
    }

    var korean: String {
      switch self {
      case .duplicate: "같은 즐겨찾기가 두 번 있습니다"
      case .overLimit: "즐겨찾기가 한도보다 많습니다"
      case .limit: "즐겨찾기의 한도가 아닙니다"
      case .damaged: "저장된 즐겨찾기를 읽을 수 없습니다"
      case .newer: "더 새로운 버전이 저장한 즐겨찾기입니다"
      case .setAside: "읽을 수 없는 즐겨찾기를 따로 보관해 두었습니다"
      case .moved: "그 사이에 즐겨찾기의 순서가 바뀌었습니다"
      case .note: "메모가 너무 깁니다"
      case .size: "즐겨찾기라기에는 너무 큽니다"
      case .token: "알림을 받을 기기가 확인되지 않았습니다"
      case .space: "저장 공간이 부족합니다"
      case .notWritable: "이 위치에는 저장할 수 없습니다"
      case .notReadable: "즐겨찾기를 읽을 권한이 없습니다"
      case .missing: "즐겨찾기를 저장할 위치가 없습니다"
      case .occupied: "즐겨찾기가 있을 자리에 다른 것이 있습니다"
      case .busy: "다른 프로그램이 즐겨찾기를 쓰고 있습니다"
      case .unsure: "저장이 끝났는지 확인하지 못했습니다"
      case .other: "즐겨찾기를 읽거나 저장하지 못했습니다"
      }
    }

    var koreanAdvice: String? {
      switch self {
      case .newer: "앱을 업데이트해 주세요."
      case .space: "공간을 비우고 다시 시도해 주세요."
      case .moved, .busy, .unsure: "다시 시도해 주세요."
      case .note: "줄여서 적어 주세요."
      default: nil
      }
    }

    var english: String {
      switch self {
      case .duplicate: "A favorite is there twice"
      case .overLimit: "There are more favorites than the limit allows"
      case .limit: "This is no limit of favorites"
      case .damaged: "The stored favorites cannot be read"
      case .newer: "The favorites were stored by a later version"
      case .setAside: "Favorites that cannot be read were set aside"
      case .moved: "The order of the favorites has changed meanwhile"
      case .note: "The note is too long"
      case .size: "This is too large for favorites"
      case .token: "The device that should be notified is not known"
      case .space: "There is no room left on the device"
      case .notWritable: "Nothing can be stored in this place"
      case .notReadable: "The favorites may not be read"
      case .missing: "There is no place for the favorites"
      case .occupied: "Something else is in the place of the favorites"
      case .busy: "Another program is using the favorites"
      case .unsure: "It is not certain that the favorites are stored"
      case .other: "The favorites could not be read or stored"
      }
    }

    var englishAdvice: String? {
      switch self {
      case .newer: "Please update the app."
      case .space: "Please free some room and try again."
      case .moved, .busy, .unsure: "Please try again."
      case .note: "Please shorten it."
      default: nil
      }
    }
  }
}
