import Keeping

#if !hasFeature(Embedded)
  /// The lines before the content of a stored snapshot: what it is, when and for what it was
  /// fetched.
  ///
  /// ```text
  /// MartFetch 1
  /// failed 2 1795258950.0 timeout - - 2026-11
  /// fetched 2 1795172550.25 2026-11
  /// content 1234
  /// ```
  ///
  /// and then the bytes. It is written in one way only, and read when it is written so.
  struct SnapshotEnvelope<Context: Hashable & Sendable & LosslessStringConvertible> {
    struct Success {
      var version: Int
      var time: Double
      var context: Context?
      var content: [UInt8]
    }

    private static var mark: String { StoredKind.snapshotMark }

    var success: Success?
    var failure: FailedAttempt<Context>?

    init() {}

    var bytes: [UInt8] { head + (success?.content ?? []) }

    /// The lines before the content.
    private var head: [UInt8] {
      var lines = Self.mark + "1\n"
      if let failure {
        let told = failure.failure
        lines += "failed \(failure.count) \(failure.time) \(escaped(told.code.rawValue)) "
        lines += (told.status.map { "\($0)" } ?? "-") + " "
        lines += told.retryAfter.map { "\($0)" } ?? "-"
        lines += field(failure.context) + "\n"
        if failure.isAfterChange { lines += "changed\n" }
      }
      guard let success else { return Array(lines.utf8) }
      lines += "fetched \(success.version) \(success.time)" + field(success.context) + "\n"
      lines += "content \(success.content.count)\n"
      return Array(lines.utf8)
    }

    /// - Parameters:
    ///   - bytes: what was stored.
    ///   - newest: the newest version of the content that the reader knows.
    init(_ bytes: [UInt8], newest: Int) throws(StoreError) {
      var rest = bytes[...]
      let first = try Self.line(&rest)
      guard bytes.starts(with: Self.mark.utf8), first.count == 2 else {
        throw Self.malformed("its first line")
      }
      switch StoredVersion(ArraySlice(first[1].utf8), newest: 1) {
      case .known?: break
      case .later(let version)?: throw StoreError(.futureVersion, value: version)
      case nil: throw Self.malformed("the version of its first line")
      }
      while !rest.isEmpty {
        let line = try Self.line(&rest)
        if line[0] == "failed", failure == nil, success == nil, line.count == 6 || line.count == 7 {
          failure = try Self.failure(line)
        } else if line == ["changed"], let failed = failure, success == nil {
          failure = FailedAttempt(
            failed.failure, at: failed.time, count: failed.count, context: failed.context,
            isAfterChange: true)
        } else if line[0] == "fetched", success == nil, line.count == 3 || line.count == 4 {
          success = try Self.success(line, &rest, newest: newest)
          rest = []
        } else {
          throw Self.malformed("the line \"\(line[0])\"")
        }
      }
      // Only what this type writes is read, so nothing is misread.
      guard bytes.starts(with: head) else {
        throw Self.malformed("it is not written as snapshots are")
      }
    }

    private static func success(
      _ line: [String], _ rest: inout ArraySlice<UInt8>, newest: Int
    ) throws(StoreError) -> Success {
      let version: Int
      switch StoredVersion(ArraySlice(line[1].utf8), newest: newest) {
      case .known(let known)?: version = known
      case .later(let later)?: throw StoreError(.futureVersion, value: later)
      case nil: throw malformed("the version of the content")
      }
      guard let time = Double(line[2]), time.isFinite else {
        throw malformed("the time of the success")
      }
      let context = try context(line.dropFirst(3).first)
      let counted = try Self.line(&rest)
      guard counted.count == 2, counted[0] == "content", let count = Int(counted[1]), count >= 0
      else {
        throw malformed("the number of bytes")
      }
      guard rest.count >= count else {
        throw StoreError(.truncated, value: "after \(rest.count) of \(count) bytes")
      }
      guard rest.count == count else { throw malformed("\(rest.count) bytes, not \(count)") }
      return Success(version: version, time: time, context: context, content: Array(rest))
    }

    private static func failure(_ line: [String]) throws(StoreError) -> FailedAttempt<Context> {
      guard let count = Int(line[1]), count > 0, let time = Double(line[2]), time.isFinite,
        let code = unescaped(line[3]), line[4] == "-" || Int(line[4]) != nil,
        line[5] == "-" || Double(line[5]) != nil
      else { throw malformed("the failed attempt") }
      return FailedAttempt(
        FetchFailure(
          FetchFailure.Code(rawValue: code), status: Int(line[4]), retryAfter: Double(line[5])),
        at: time, count: count, context: try context(line.dropFirst(6).first))
    }

    private static func context(_ field: String?) throws(StoreError) -> Context? {
      guard let field else { return nil }
      guard let text = unescaped(field), let context = Context(text) else {
        throw malformed("the context")
      }
      return context
    }

    /// Takes a line off the front, as its fields.
    private static func line(_ rest: inout ArraySlice<UInt8>) throws(StoreError) -> [String] {
      // A line has at most four escaped fields; an endless line is not read to its end.
      guard let end = rest.prefix(1 << 16).firstIndex(of: 0x0A) else {
        throw StoreError(.truncated, value: "in the middle of a line")
      }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end].split(separator: 0x20, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
    }

    private static func malformed(_ place: String) -> StoreError {
      StoreError(.malformed, value: place)
    }

    private func field(_ context: Context?) -> String {
      context.map { " " + escaped($0.description) } ?? ""
    }

    /// A text without blanks and ends of lines, with `%` before two digits in their place.
    private func escaped(_ text: String) -> String {
      var bytes: [UInt8] = []
      for byte in text.utf8 {
        guard byte <= 0x20 || byte == 0x25 || byte == 0x7F else {
          bytes.append(byte)
          continue
        }
        bytes += [0x25] + [byte >> 4, byte & 0xF].map { $0 < 10 ? 0x30 + $0 : 0x41 + $0 - 10 }
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    private static func unescaped(_ field: String) -> String? {
      var bytes: [UInt8] = []
      var rest = Array(field.utf8)[...]
      while let byte = rest.popFirst() {
        guard byte == 0x25 else {
          bytes.append(byte)
          continue
        }
        guard let high = rest.popFirst(), let low = rest.popFirst(),
          let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
        else { return nil }
        bytes.append(value)
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }
#endif
