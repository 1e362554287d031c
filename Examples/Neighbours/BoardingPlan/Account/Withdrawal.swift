import ExampleSupport
import MartHolidayKit

/// The steps of leaving for good; the account goes last, so that a step that fails can be repeated.
enum WithdrawalStep: String, CaseIterable {
  case revokeSignIn, deletePictures, deleteVideos, deleteCards, deleteProfilePicture
  case deleteProfile, deleteAccount

  func name(in language: Language) -> String {
    switch self {
    case .revokeSignIn: language("로그인 연결 해제", "revoking the sign-in")
    case .deletePictures: language("사진 삭제", "deleting the pictures")
    case .deleteVideos: language("영상 삭제", "deleting the videos")
    case .deleteCards: language("카드 삭제", "deleting the cards")
    case .deleteProfilePicture: language("프로필 사진 삭제", "deleting the profile picture")
    case .deleteProfile: language("프로필 삭제", "deleting the profile")
    case .deleteAccount: language("계정 삭제", "deleting the account")
    }
  }
}

/// The state of the sheet over a map, which all of its pages share.
struct SheetState: Hashable {
  static let travel = 246.0

  private(set) var isOpen = false
  /// How far down the sheet is, in points; 0 when it is open.
  private(set) var offset = travel

  /// Pages scroll only when the sheet is open.
  var pagesScroll: Bool { isOpen }

  mutating func drag(by distance: Double) { offset = min(max(offset + distance, 0), Self.travel) }

  mutating func endDrag(velocity: Double) {
    isOpen = velocity <= 0
    offset = isOpen ? 0 : Self.travel
  }
}
