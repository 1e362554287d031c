import Favorites
import Foundation
import Keeping

/// The array of branch numbers beside the bytes, which the original app reads and writes.
struct BranchNumbers {
  /// What the bytes are to a reader of the array.
  enum Meaning {
    case list(FavoriteList<Int>)
    /// A later version's list: it stays where it is, and the array is what this version reads.
    case later(String)
    case other

    init(of bytes: [UInt8]) {
      do throws(FavoriteError) {
        self = .list(try FavoriteList(storedForm: bytes))
      } catch {
        self = error.code == .futureVersion ? .later(error.value) : .other
      }
    }

    var list: FavoriteList<Int>? {
      if case .list(let list) = self { list } else { nil }
    }
  }

  private let numbers: [Int]

  /// - Returns: `nil` for a value that is not an array of whole numbers.
  init?(_ value: Any) {
    guard let members = value as? [Any] else { return nil }
    numbers = members.compactMap { member in
      if let number = member as? Int { return number }
      return (member as? NSNumber).flatMap { Int(exactly: $0.doubleValue) }
    }
    guard numbers.count == members.count else { return nil }
  }

  /// What is stored when there is an array: it wins over a list that it disagrees with.
  ///
  /// - Parameter bytes: what is beside the array; `nil` for nothing.
  /// - Returns: the bytes to read, and whether those beside the array are damaged.
  func reconciled(with bytes: [UInt8]?) -> (bytes: [UInt8], isDamaged: Bool) {
    var known: [Int: FavoriteList<Int>.Entry] = [:]
    var isDamaged = false
    if let bytes {
      switch Meaning(of: bytes) {
      case .list(let list) where list.elementsEqual(numbers): return (bytes, false)
      case .list(let list): for entry in list.entries { known[entry.id] = entry }
      case .later: break
      case .other:
        guard StoredKind(bytes) != .snapshot else { return (bytes, false) }
        isDamaged = true
      }
    }
    // The original put a 0 where it had no favorites; a branch of the user has a negative number.
    let list = RepairedFavoriteList(
      entries: numbers.lazy.filter { $0 != 0 }.map { known[$0] ?? .init($0) },
      limit: nil
    ).list
    return (list.storedForm, isDamaged)
  }
}
