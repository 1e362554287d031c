/// The link behind a widget or an alert: a branch and the part of its page to open.
///
/// ```swift
/// import MartHolidayKit
///
/// let link = BranchLink(branch: 7, tab: .map)
/// link.url()  // "martholiday://branch/7/map"
/// BranchLink("martholiday://branch/7/map") == link  // true
/// BranchLink("martholiday://branch/7/map?next=https://example.com")  // nil
/// ```
///
/// Any app can open a link and any page can hold one. So it reads only what `url()` writes,
/// character by character: no other host, no query, no escapes, no other spelling of a number.
public struct BranchLink: Hashable, Sendable {
  /// A part of the page of a branch; an app may define others.
  public struct Tab: RawRepresentable, Hashable, Sendable {
    /// The name in a link: 1 to 32 lower-case Latin letters, digits and hyphens, a letter first.
    public let rawValue: String

    /// Makes a tab from its name in a link.
    ///
    /// - Returns: `nil` for a name that is not valid in a link.
    public init?(rawValue: String) {
      guard rawValue.utf8.count <= 32, let first = rawValue.utf8.first,
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
        rawValue.utf8.allSatisfy(Self.isAllowed)
      else { return nil }
      self.init(unchecked: rawValue)
    }

    private init(unchecked name: String) { rawValue = name }

    private static func isAllowed(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }

    /// The closing days.
    public static let closings = Tab(unchecked: "closings")
    /// Address, phone and hours.
    public static let info = Tab(unchecked: "info")
    /// The map.
    public static let map = Tab(unchecked: "map")
  }

  /// The number of the branch.
  public let branch: Int
  /// The part of the branch's page.
  public let tab: Tab

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - branch: the number of the branch.
  ///   - tab: the part of the branch's page.
  public init(branch: Int, tab: Tab = .closings) {
    self.branch = branch
    self.tab = tab
  }
}

extension BranchLink {
  /// The beginning of links in the original app's form.
  public static let defaultPrefix = "martholiday://"

  /// The link as a URL.
  ///
  /// - Parameter prefix: the part before the path, such as `https://example.com/` for a universal
  ///   link.
  public func url(prefix: String = defaultPrefix) -> String {
    prefix + "branch/\(branch)/\(tab.rawValue)"
  }

  /// Reads exactly what `url(prefix:)` writes.
  ///
  /// - Parameters:
  ///   - url: the link from the system.
  ///   - prefix: the part before the path.
  /// - Returns: `nil` for anything else.
  public init?(_ url: String, prefix: String = defaultPrefix) {
    guard url.utf8.count <= prefix.utf8.count + 64, url.utf8.starts(with: prefix.utf8) else {
      return nil
    }
    let path = url.utf8.dropFirst(prefix.utf8.count)
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].elementsEqual("branch".utf8),
      let link = BranchLink(branchText: String(parts[1]), tabText: String(parts[2])),
      link.url(prefix: prefix).utf8.elementsEqual(url.utf8)
    else { return nil }
    self = link
  }

  /// The link as the data of a message.
  public var data: [String: String] { ["branch": String(branch), "tab": tab.rawValue] }

  /// Reads the data of a message; other keys are ignored, and the tab defaults to `closings`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// BranchLink(data: ["branch": "7", "sound": "default"]) == BranchLink(branch: 7)  // true
  /// BranchLink(data: ["branch": "+7"])  // nil
  /// ```
  ///
  /// - Parameter data: the strings that came with the message.
  /// - Returns: `nil` without a branch, or for a number or tab that `data` would write differently.
  public init?(data: [String: String]) {
    guard let branch = data["branch"] else { return nil }
    self.init(branchText: branch, tabText: data["tab"] ?? Tab.closings.rawValue)
  }

  private init?(branchText: String?, tabText: String?) {
    guard let branchText, let tabText, branchText.utf8.count <= 20,
      let branch = Int(branchText), String(branch).utf8.elementsEqual(branchText.utf8),
      let tab = Tab(rawValue: tabText)
    else { return nil }
    self.init(branch: branch, tab: tab)
  }
}

extension BranchLink: CustomStringConvertible {
  /// The link as a URL with the default prefix.
  public var description: String { url() }
}
