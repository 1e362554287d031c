import Keeping

#if !hasFeature(Embedded)
  /// The lines before the contents of stored answers: what they are, and when and for what they
  /// were fetched.
  ///
  /// ```text
  /// MartFetch 2
  /// failed 2 1795258950.0 timeout - - 2026-11
  /// fetched 2 all 1795172549.5 1795172550.25 2026-11
  /// fetched 2 branches:1,7 1795200000.0 1795200000.5 2026-11
  /// content 1234 56
  /// ```
  ///
  /// and then the bytes of each. Only this exact form is read, and that of version 1, which had one
  /// answer for everything and did not say when it was asked for.
  struct SnapshotEnvelope<Context: Hashable & Sendable & LosslessStringConvertible> {
    typealias Success = FetchSnapshot<[UInt8], Context>

    private static var mark: String { StoredKind.snapshotMark }
    private static var newestForm: Int { 2 }
    /// An endless line is not read to its end.
    private static var longestLine: Int { 1 << 16 }

    var successes: [Success] = []
    var failure: FailedAttempt<Context>?
    private var form = Self.newestForm

    init() {}

    var bytes: [UInt8] { successes.reduce(into: Array(head.utf8)) { $0 += $1.content } }

    /// Whether no line is longer than what is read.
    var isReadable: Bool {
      head.utf8.split(separator: 0x0A).allSatisfy { $0.count < Self.longestLine }
    }

    /// The lines before the contents.
    private var head: String {
      var lines = Self.mark + "\(form)\n"
      if let failure {
        let told = failure.failure
        lines += "failed \(failure.count) \(failure.time) \(escaped(told.code.rawValue)) "
        lines += (told.status.map { "\($0)" } ?? "-") + " "
        lines += told.retryAfter.map { "\($0)" } ?? "-"
        lines += field(failure.context) + "\n"
        if failure.isAfterChange { lines += "changed\n" }
      }
      guard !successes.isEmpty else { return lines }
      for success in successes {
        lines += "fetched \(success.version) "
        if form > 1 { lines += escaped(success.scope.description) + " \(success.startedAt) " }
        lines += "\(success.fetchedAt)" + field(success.context) + "\n"
      }
      return lines + "content" + successes.map { " \($0.content.count)" }.joined() + "\n"
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
      switch StoredVersion(ArraySlice(first[1].utf8), newest: Self.newestForm) {
      case .known(let known)?: form = known
      case .later(let version)?: throw StoreError(.futureVersion, value: version)
      case nil: throw Self.malformed("the version of its first line")
      }
      var isWhole = false
      while !isWhole, !rest.isEmpty {
        let line = try Self.line(&rest)
        let isFirst = successes.isEmpty
        if line[0] == "failed", failure == nil, isFirst, line.count == 6 || line.count == 7 {
          failure = try Self.failure(line)
        } else if line == ["changed"], isFirst, let failed = failure, !failed.isAfterChange {
          failure = FailedAttempt(
            failed.failure, at: failed.time, count: failed.count, context: failed.context,
            isAfterChange: true)
        } else if line[0] == "fetched",
          successes.count < (form > 1 ? FetchRecord<[UInt8], Context>.mostAnswers : 1)
        {
          successes.append(try success(line, newest: newest))
        } else if line[0] == "content", !isFirst, line.count == successes.count + 1 {
          try take(line.dropFirst(), from: rest)
          isWhole = true
        } else {
          throw Self.malformed("the line \"\(line[0])\"")
        }
      }
      guard isWhole || successes.isEmpty else {
        throw StoreError(.truncated, value: "before the content")
      }
      // Only what this type writes is read, so nothing is misread.
      guard bytes.starts(with: head.utf8) else {
        throw Self.malformed("it is not written as snapshots are")
      }
    }

    /// The line of an answer, without its content.
    private func success(_ line: [String], newest: Int) throws(StoreError) -> Success {
      let (start, end) = form > 1 ? (3, 4) : (2, 2)
      guard line.count == end + 1 || line.count == end + 2 else {
        throw Self.malformed("the line \"fetched\"")
      }
      let version: Int
      switch StoredVersion(ArraySlice(line[1].utf8), newest: newest) {
      case .known(let known)?: version = known
      case .later(let later)?: throw StoreError(.futureVersion, value: later)
      case nil: throw Self.malformed("the version of the content")
      }
      guard let startedAt = Double(line[start]), startedAt.isFinite,
        let fetchedAt = Double(line[end]), fetchedAt.isFinite
      else { throw Self.malformed("the time of the success") }
      var scope: FetchScope? = .all
      if form > 1 { scope = Self.unescaped(line[2]).flatMap { FetchScope($0) } }
      guard let scope else { throw Self.malformed("the scope") }
      return Success(
        [], startedAt: startedAt, fetchedAt: fetchedAt, scope: scope,
        context: try Self.context(line.dropFirst(end + 1).first), version: version)
    }

    /// Gives each answer its bytes.
    private mutating func take(
      _ counts: ArraySlice<String>, from bytes: ArraySlice<UInt8>
    ) throws(StoreError) {
      var rest = bytes
      for (index, text) in counts.enumerated() {
        guard let count = Int(text), count >= 0 else { throw Self.malformed("the number of bytes") }
        guard rest.count >= count else {
          throw StoreError(.truncated, value: "after \(rest.count) of \(count) bytes")
        }
        successes[index] = successes[index].with(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      guard rest.isEmpty else { throw Self.malformed("\(rest.count) bytes too many") }
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
      guard let end = rest.prefix(longestLine).firstIndex(of: 0x0A) else {
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
