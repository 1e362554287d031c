public import Keeping

// Encoding and decoding throw any error, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// How to encode a snapshot as bytes and decode bytes, including those of earlier versions.
  ///
  /// The content has its own version, which an app raises when it changes the form. Data of an
  /// earlier version is migrated when it is read, and written in the new form with the next save;
  /// data of a later version is never treated as damaged. The module `MartStorage` has a form for
  /// everything `Codable`.
  ///
  /// ```swift
  /// import MartHolidayKit
  ///
  /// let form = SnapshotForm<String, YearMonth>(
  ///   version: 2, encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) },
  ///   migrate: { bytes, version in "from \(version): " + String(decoding: bytes, as: UTF8.self) })
  /// let old = SnapshotForm<String, YearMonth>(
  ///   encode: { Array($0.utf8) }, decode: { String(decoding: $0, as: UTF8.self) })
  /// let bytes = try old.bytes(of: .snapshot(FetchSnapshot("rain", fetchedAt: 1_000)))
  /// try form.read(bytes).snapshot?.content  // "from 1: rain"
  /// ```
  public struct SnapshotForm<
    Content: Sendable, Context: Hashable & Sendable & LosslessStringConvertible
  >: Sendable {
    /// The version in which content is written; 1 or more.
    let version: Int
    private let encode: @Sendable (Content) throws -> [UInt8]
    private let decode: @Sendable ([UInt8]) throws -> Content
    private let migrate: (@Sendable ([UInt8], Int) throws -> Content)?

    /// Makes a form.
    ///
    /// - Parameters:
    ///   - version: the version of the content; 1 or more.
    ///   - encode: encodes the content as bytes.
    ///   - decode: decodes bytes of this version.
    ///   - migrate: decodes bytes of an earlier version, its second argument; `nil` when there is
    ///     none.
    /// - Precondition: the version is positive.
    public init(
      version: Int = 1, encode: @escaping @Sendable (Content) throws -> [UInt8],
      decode: @escaping @Sendable ([UInt8]) throws -> Content,
      migrate: (@Sendable ([UInt8], Int) throws -> Content)? = nil
    ) {
      precondition(version > 0, "not a version: \(version)")
      self.version = version
      self.encode = encode
      self.decode = decode
      self.migrate = migrate
    }

    /// The bytes to store.
    ///
    /// - Throws: `StoreError` when the content cannot be encoded.
    public func bytes(
      of fetch: FetchRecord<Content, Context>
    ) throws(StoreError) -> [UInt8] {
      var envelope = SnapshotEnvelope<Context>()
      envelope.failure = fetch.failure
      for answer in fetch.answers {
        let bytes: [UInt8]
        do {
          bytes = try encode(answer.content)
        } catch {
          throw StoreError(.notEncodable, value: "\(error)")
        }
        envelope.successes.append(
          FetchSnapshot(
            bytes, startedAt: answer.startedAt, fetchedAt: answer.fetchedAt, scope: answer.scope,
            context: answer.context, version: version))
      }
      guard envelope.isReadable else {
        throw StoreError(.notEncodable, value: "a scope or context of too many bytes")
      }
      return envelope.bytes
    }

    /// Reads stored bytes.
    ///
    /// - Throws: `StoreError` with the code `futureVersion` for data of a later version and
    ///   `otherContent` for that of another keeper, which must be left alone, and with a different
    ///   code for anything else that is not a snapshot.
    public func read(_ bytes: [UInt8]) throws(StoreError) -> FetchRecord<Content, Context> {
      if let other = StoredKind(bytes), other != .snapshot { throw other.error }
      let envelope = try SnapshotEnvelope<Context>(bytes, newest: version)
      guard !envelope.successes.isEmpty || envelope.failure != nil else {
        throw StoreError(.malformed, value: "neither a success nor a failure")
      }
      var answers: [FetchSnapshot<Content, Context>] = []
      for success in envelope.successes {
        answers.append(
          FetchSnapshot(
            try content(of: success), startedAt: success.startedAt, fetchedAt: success.fetchedAt,
            scope: success.scope, context: success.context, version: success.version))
      }
      return FetchRecord(answers, failure: envelope.failure)
    }

    private func content(
      of success: FetchSnapshot<[UInt8], Context>
    ) throws(StoreError) -> Content {
      do {
        if success.version == version { return try decode(success.content) }
        if let migrate { return try migrate(success.content, success.version) }
      } catch let error as StoreError {
        throw error
      } catch {
        throw StoreError(
          .malformed, value: "the content: \(FetchFailure(error)?.message ?? "\(error)")")
      }
      throw StoreError(.pastVersion, value: "\(success.version)")
    }
  }
#endif
