extension FavoriteError {
  /// What went wrong, in words for a person and without values.
  package func words(inKorean isKorean: Bool, isLong: Bool) -> String {
    let words = isKorean ? self.words.korean : self.words.english
    guard isLong else { return words }
    return words + "." + (advice.map { " " + (isKorean ? $0.korean : $0.english) } ?? "")
  }

  private typealias Words = (korean: String, english: String)

  private var words: Words {
    switch code {
    case .duplicate: ("같은 즐겨찾기가 두 번 있습니다", "The same favorite is listed twice")
    case .overLimit: ("즐겨찾기가 한도보다 많습니다", "There are more favorites than the limit allows")
    case .invalidLimit: ("즐겨찾기의 한도로 쓸 수 없는 수입니다", "This number cannot be the limit of favorites")
    case .truncated, .malformed: ("저장된 즐겨찾기를 읽을 수 없습니다", "The stored favorites cannot be read")
    case .futureVersion:
      ("더 새로운 버전이 저장한 즐겨찾기입니다", "The favorites were stored by a later version")
    case .staleOffset:
      ("그 사이에 즐겨찾기의 순서가 바뀌었습니다", "The order of the favorites has changed in the meantime")
    case .noteTooLong: ("메모가 너무 깁니다", "The note is too long")
    case .tooLarge: ("즐겨찾기로 저장하기에는 너무 큽니다", "The favorites are too large to be stored")
    case .invalidToken:
      ("알림을 받을 기기가 확인되지 않았습니다", "The device to notify could not be identified")
    default: ("즐겨찾기를 읽거나 저장하지 못했습니다", "The favorites could not be read or stored")
    }
  }

  private var advice: Words? {
    switch code {
    case .futureVersion: ("앱을 업데이트해 주세요.", "Please update the app.")
    case .truncated, .malformed: ("새로 시작할 수 있습니다.", "You can start over.")
    case .staleOffset: ("다시 시도해 주세요.", "Please try again.")
    case .noteTooLong: ("줄여서 적어 주세요.", "Please shorten it.")
    default: nil
    }
  }
}
