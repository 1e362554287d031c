import HTTPTypes
import Hummingbird
import MartStore

/// An entity tag, and what the conditions of a request say of it.
struct EntityTag: Hashable {
  /// The tag without its quotes.
  let text: String

  init(_ text: String) { self.text = text }
  init(_ tag: DocumentTag) { text = tag.description }

  /// The tag as a header has it.
  var field: String { "\"\(text)\"" }

  /// Whether a header such as `"a", W/"b"` names a tag; `*` names any.
  ///
  /// - Parameter weak: whether a tag with `W/` counts too.
  static func isNamed(_ tag: EntityTag?, in header: String, weak: Bool) -> Bool {
    guard let tag else { return false }
    return header.split(separator: ",").contains { entry in
      let entry = entry.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return entry == "*" || entry == tag.field || (weak && entry == "W/" + tag.field)
    }
  }
}

extension Request {
  /// Whether the client has the answer of a tag already.
  func has(_ tag: EntityTag) -> Bool {
    headers[.ifNoneMatch].map { EntityTag.isNamed(tag, in: $0, weak: true) } ?? false
  }

  /// The condition of `If-Match` and `If-None-Match` for the document to be replaced.
  var writeCondition: WriteCondition {
    let (match, noneMatch) = (headers[.ifMatch], headers[.ifNoneMatch])
    return { current in
      let tag = current.map { EntityTag($0) }
      if let match, !EntityTag.isNamed(tag, in: match, weak: false) { return false }
      if let noneMatch, EntityTag.isNamed(tag, in: noneMatch, weak: true) { return false }
      return true
    }
  }

  /// The answer to a read: 304 if the client has it already, else what the closure makes.
  func answer(
    tag: EntityTag, cacheControl: String = "no-cache",
    _ make: (HTTPFields) throws -> Response
  ) rethrows -> Response {
    let headers: HTTPFields = [.eTag: tag.field, .cacheControl: cacheControl]
    return has(tag) ? Response(status: .notModified, headers: headers) : try make(headers)
  }
}
