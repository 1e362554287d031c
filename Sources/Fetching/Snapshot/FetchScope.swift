/// What a fetch asks for: everything, some members, or a place.
///
/// An answer for one scope says nothing about what it did not ask for. The kinds are the words of an
/// app: this module only knows whether one scope covers another.
///
/// ```swift
/// import MartHolidayKit
///
/// let favorites = FetchScope("branches", ["7", "1"])
/// favorites.description  // "branches:1,7"
/// FetchScope.all.covers(favorites)  // true
/// favorites.covers(FetchScope("branches", ["1"]))  // true
/// favorites.covers(.all)  // false
/// FetchScope("near", at: "37.5 127.0").covers(FetchScope("near", at: "37.6 127.0"))  // false
/// ```
///
/// Scopes of different kinds never cover each other: this module does not know whether, say, a brand
/// includes a branch. A scope without members asks for nothing, so every scope covers it.
public struct FetchScope: Hashable, Sendable {
  private enum Asked: Hashable {
    case all
    /// In order, each once.
    case members([String])
    case place(String)
  }

  /// A word of ASCII letters; empty for everything.
  private let kind: String
  private let asked: Asked

  private init(kind: String, asked: Asked) {
    self.kind = kind
    self.asked = asked
  }

  /// Everything that there is.
  public static let all = FetchScope(kind: "", asked: .all)

  /// Makes the scope of a request for some members.
  ///
  /// - Parameters:
  ///   - kind: what they are, a word of ASCII letters such as `branches`.
  ///   - members: their names, in any order, repeats allowed; empty names are left out.
  /// - Precondition: the kind is a word of ASCII letters.
  public init(_ kind: String, _ members: some Sequence<String>) {
    precondition(Self.isWord(kind), "no kind of a scope: \(kind)")
    self.init(
      kind: kind, asked: .members(Set(members.lazy.filter { !$0.isEmpty }).sorted(by: Self.isLess)))
  }

  /// Makes the scope of a request that no other one covers, such as that around a place.
  ///
  /// - Parameters:
  ///   - kind: what it is, a word of ASCII letters such as `near`.
  ///   - place: what is asked, in any words.
  /// - Precondition: the kind is a word of ASCII letters.
  public init(_ kind: String, at place: String) {
    precondition(Self.isWord(kind), "no kind of a scope: \(kind)")
    self.init(kind: kind, asked: .place(place))
  }

  /// Whether nothing is asked: there are no members.
  public var isEmpty: Bool { asked == .members([]) }

  /// The members that are asked for, in order; `nil` for everything and for a place.
  ///
  /// - Parameter kind: what they are.
  public func members(of kind: String) -> [String]? {
    guard kind == self.kind, case .members(let members) = asked else { return nil }
    return members
  }

  /// The place that is asked for; `nil` for everything and for members.
  ///
  /// - Parameter kind: what it is.
  public func place(of kind: String) -> String? {
    guard kind == self.kind, case .place(let place) = asked else { return nil }
    return place
  }

  /// Whether an answer for this scope says everything that one for another scope says.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public func covers(_ other: FetchScope) -> Bool {
    if self == other || other.isEmpty { return true }
    switch (asked, other.asked) {
    case (.all, _): return true
    case (.members(let mine), .members(let members)):
      return kind == other.kind && Set(mine).isSuperset(of: members)
    default: return false
    }
  }

  private static func isWord(_ text: String) -> Bool {
    let isLetters = text.utf8.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
    return isLetters && !text.isEmpty && text != Self.everything
  }

  private static var everything: String { "all" }

  /// An order of bytes, which is the same on every system.
  private static func isLess(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension FetchScope: LosslessStringConvertible {
  /// The scope as it is stored, such as `all`, `branches:1,7` or `near@37.5 127.0`.
  ///
  /// In the name of a member `,` and `%` are written as `%2C` and `%25`.
  public var description: String {
    switch asked {
    case .all: return Self.everything
    case .place(let place): return kind + "@" + place
    case .members(let members):
      var text = kind + ":"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        for scalar in member.unicodeScalars {
          switch scalar {
          case ",": text += "%2C"
          case "%": text += "%25"
          default: text.unicodeScalars.append(scalar)
          }
        }
      }
      return text
    }
  }

  /// Reads a scope that is written exactly as `description` writes it; otherwise answers `nil`.
  public init?(_ description: String) {
    let bytes = Array(description.utf8)
    guard let end = bytes.firstIndex(where: { $0 == 0x3A || $0 == 0x40 }) else {
      guard bytes.elementsEqual(Self.everything.utf8) else { return nil }
      self = .all
      return
    }
    let kind = String(decoding: bytes[..<end], as: UTF8.self)
    guard Self.isWord(kind) else { return nil }
    let rest = bytes[(end + 1)...]
    if bytes[end] == 0x40 {
      self.init(kind, at: String(decoding: rest, as: UTF8.self))
    } else {
      self.init(kind, rest.split(separator: 0x2C).map { Self.unescaped($0) })
    }
    guard self.description.utf8.elementsEqual(bytes) else { return nil }
  }

  /// The name of a member; what is not escaped as it is written fails the comparison later.
  private static func unescaped(_ field: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = field
    while let byte = rest.popFirst() {
      let isComma = byte == 0x25 && rest.starts(with: [0x32, 0x43])
      bytes.append(isComma ? 0x2C : byte)
      if byte == 0x25 { rest = rest.dropFirst(2) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
