// Stores are called through an existential, which Embedded Swift lacks.
#if !hasFeature(Embedded)
  /// A place that keeps the bytes of a snapshot.
  ///
  /// `load()` answers `nil` only if nothing was ever stored; unreadable data is an error. A store
  /// needs only `load()` and `save(_:)`. One that several processes share also implements
  /// `update(_:)`, so that a widget never replaces a newer answer of the app with an older one.
  public protocol SnapshotStore: Sendable {
    /// Reads what was stored last, without waiting for changes in progress.
    ///
    /// - Returns: the bytes as they were saved, or `nil` when nothing was ever stored.
    /// - Throws: when something was stored and cannot be read, even if it has been set aside since.
    func load() throws -> [UInt8]?

    /// Replaces what is stored, completely or not at all.
    ///
    /// It may block the caller's thread; in a task call `update(_:)`.
    ///
    /// - Parameter bytes: what to store.
    /// - Throws: when the bytes are not stored durably; what was stored before remains.
    func save(_ bytes: [UInt8]) throws

    /// Changes what is stored while nobody else can.
    ///
    /// The default implementation calls `load()`, the change and `save(_:)`, without locking others
    /// out.
    ///
    /// - Parameter change: receives what is stored and says what to store instead; it is called at
    ///   most once and must not call the store.
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

  /// The content of a store, for the one who may change it.
  ///
  /// While a change runs, nobody else changes the store, so reading, setting aside and replacing
  /// are one step.
  public struct StoredSnapshot: Sendable {
    /// What is stored.
    public enum Content: Hashable, Sendable {
      /// Nothing was ever stored.
      case nothing
      /// The bytes as they were saved last.
      case bytes([UInt8])
      /// Something that cannot be read is stored, or was set aside; the error says why.
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
    ///   - settingAside: moves what is stored to another name at once and returns that name, or
    ///     `nil` if it stays.
    public init(
      _ content: Content, settingAside: @escaping @Sendable () throws -> String? = { nil }
    ) {
      self.content = content
      setting = settingAside
    }

    /// Requests that other bytes be stored when the change has returned.
    ///
    /// What cannot be read is never overwritten: set it aside first.
    ///
    /// - Parameter bytes: what to store; identical bytes are not stored again.
    public mutating func replace(with bytes: [UInt8]) {
      replacement = content == .bytes(bytes) ? nil : bytes
    }

    /// Moves what is stored to another name, at once.
    ///
    /// - Returns: where it is now, in words for a log, even if it was set aside before; `nil` when
    ///   the store cannot do this: then leave what is stored alone.
    /// - Throws: when it could not be moved; it stays where it was.
    public func setAside() throws -> String? { try setting() }
  }
#endif
