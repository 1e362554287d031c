// Stores are called through an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// A place that keeps the bytes of a snapshot.
  ///
  /// `load()` answers `nil` only when nothing was ever stored; what cannot be read is an error. A store
  /// needs only `load()` and `save(_:)`. One that several processes share also implements
  /// `update(_:)`, so that a widget never puts an older answer in place of a newer one of the app.
  public protocol SnapshotStore: Sendable {
    /// Reads what was stored last, without waiting for anybody who changes it.
    ///
    /// - Returns: the bytes as they were saved, or `nil` when nothing was ever stored.
    /// - Throws: when something was stored and cannot be read, also when it was set aside since.
    func load() throws -> [UInt8]?

    /// Replaces what is stored, whole or not at all.
    ///
    /// It may make the thread of the caller wait; a task calls `update(_:)`.
    ///
    /// - Parameter bytes: what to store.
    /// - Throws: when the bytes are not stored for good; what was stored before remains.
    func save(_ bytes: [UInt8]) throws

    /// Changes what is stored while nobody else can.
    ///
    /// The default calls `load()`, the change and `save(_:)`, without keeping others out.
    ///
    /// - Parameter change: receives what is stored and says what is to be stored in its place; it is
    ///   called once at most and must not call the store.
    /// - Returns: what the change returns, after the replacement is stored.
    /// - Throws: what loading, the change or saving throws; nothing is stored then. A task that is
    ///   canceled while it waits throws `CancellationError`.
    nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredSnapshot) throws -> Answer
    ) async throws -> Answer
  }

  extension SnapshotStore {
    public nonisolated(nonsending) func update<Answer>(
      _ change: (inout StoredSnapshot) throws -> Answer
    ) async throws -> Answer {
      var stored: StoredSnapshot
      do {
        stored = StoredSnapshot(try load().map { .bytes($0) } ?? .nothing)
      } catch let error as SnapshotError where error.code == .setAside {
        stored = StoredSnapshot(.unreadable(error)) { error.value }
      }
      let answer = try change(&stored)
      if let bytes = stored.replacement { try save(bytes) }
      return answer
    }
  }

  /// What a store holds, in the hands of the one who may change it.
  ///
  /// While a change has it nobody else changes what is stored, so looking, setting aside and
  /// replacing are one step.
  public struct StoredSnapshot: Sendable {
    /// What is stored.
    public enum Content: Hashable, Sendable {
      /// Nothing was ever stored.
      case nothing
      /// The bytes as they were saved last.
      case bytes([UInt8])
      /// Something is stored, or was set aside, that cannot be read; the error says why.
      case unreadable(SnapshotError)
    }

    /// What is stored.
    public let content: Content
    /// What is to be stored in its place when the change has returned; `nil` leaves it alone.
    public private(set) var replacement: [UInt8]?
    private let setting: @Sendable () throws -> String?

    /// Makes the value for a change; a store does this.
    ///
    /// - Parameters:
    ///   - content: what is stored.
    ///   - settingAside: gives what is stored another name at once and answers that name, or `nil`
    ///     when it stays.
    public init(
      _ content: Content, settingAside: @escaping @Sendable () throws -> String? = { nil }
    ) {
      self.content = content
      setting = settingAside
    }

    /// Asks for other bytes to be stored when the change has returned.
    ///
    /// What cannot be read is never overwritten: set it aside first.
    ///
    /// - Parameter bytes: what to store; those that are stored already are not stored again.
    public mutating func replace(with bytes: [UInt8]) {
      replacement = content == .bytes(bytes) ? nil : bytes
    }

    /// Keeps what is stored under another name, at once.
    ///
    /// - Returns: where it is now, in words for a log; also when it was set aside before. `nil` when
    ///   the store cannot do this; then leave what is stored alone.
    /// - Throws: when it could not be moved; it is where it was.
    public func setAside() throws -> String? { try setting() }
  }
#endif
