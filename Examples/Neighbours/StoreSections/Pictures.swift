import ExampleSupport
import MartHolidayKit

/// Where pictures are kept on a device.
protocol PictureCache: Sendable {
  /// The picture that is kept under a name; `nil` when there is none, or it cannot be read.
  func picture(named name: String) -> [UInt8]?
  /// Keeps a picture; `false` when it could not be kept, as where one of that name is kept already.
  func keep(_ picture: [UInt8], named name: String) -> Bool
}

/// Gets pictures from the device or the server.
struct PictureLoader: Sendable {
  let cache: any PictureCache
  let isOffline: Bool
  /// Asks the server; throws for any answer but a success.
  let download: @Sendable (String) async throws -> [UInt8]

  /// The name of a file for an address: all of it, because two may share their last part.
  static func name(of url: String) -> String {
    url.utf8.map { byte in
      switch byte {
      case 48...57, 65...90, 97...122, UInt8(ascii: "."): String(UnicodeScalar(byte))
      default: "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }.joined()
  }

  /// The picture of an address.
  ///
  /// - Throws: why the server sent none, when there is none on the device either.
  func picture(_ url: String) async throws -> [UInt8] {
    let name = Self.name(of: url)
    if let kept = cache.picture(named: name) { return kept }
    guard !isOffline else { throw FetchFailure(.offline) }
    do {
      let picture = try await download(url)
      // If it was not kept, one that is there already will do.
      return cache.keep(picture, named: name) ? picture : cache.picture(named: name) ?? picture
    } catch {
      // Another request may have kept it meanwhile.
      guard let kept = cache.picture(named: name) else { throw error }
      return kept
    }
  }

  /// All pictures at once, in the order of their addresses, and one notice for all that failed.
  func gallery(
    _ urls: [String], notices: inout FetchNotices
  ) async throws -> (pictures: [[UInt8]?], notice: FetchNotice?) {
    let outcomes = try await Gathering.outcomes(of: urls) { try await picture($0) }
    let notice = notices.loadEnded(failures: outcomes.compactMap(\.failure))
    return (outcomes.map(\.success), notice)
  }
}

/// A place on the screen that shows the picture of one address after another.
struct PictureSlot {
  private(set) var url: String?
  private(set) var picture: [UInt8]?

  /// Turns to another address; the picture of the one before goes at once.
  mutating func turn(to url: String?) {
    if self.url != url { picture = nil }
    self.url = url
  }

  /// Takes a picture.
  ///
  /// - Returns: `false` for one of another address, which is dropped.
  mutating func take(_ picture: [UInt8], of url: String) -> Bool {
    guard self.url == url else { return false }
    self.picture = picture
    return true
  }
}
