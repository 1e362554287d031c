import Foundation
import MartHolidayKit

/// Why the system did not do what it was asked, in the language of the run.
enum SystemReason {
  private static let korean: [Int32: String] = [
    ENOSPC: "저장 공간이 없습니다", EDQUOT: "저장 공간의 한도가 찼습니다", EFBIG: "파일이 너무 큽니다",
    EIO: "장치의 오류입니다", EBADF: "열려 있지 않습니다",
  ]

  static func text(_ number: Int32, _ language: Language) -> String {
    let english = String(cString: strerror(number))
    return language(korean[number] ?? english, english)
  }
}
